import { randomBytes } from 'node:crypto';
import { adminAffiliatePath, portalPaths } from '#core/contract/site.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/accessibility.ts';
import { confirmReferralFees } from './support/commissions.ts';
import { openCrm } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { openPortal, type Partner, registerPartner, sendClient } from './support/portal.ts';
import { expect } from './support/test.ts';

const test = testWithMail();

test(
  'a broker registers and accepts the agreement that staff publish; with her basis on record her first commission is approved without an exception and paid',
  { tag: '@desktop' },
  async ({ newVisitor, staff, product, mails }) => {
    test.slow();
    const { origin } = product;
    // Letters only, as partners name themselves.
    const letters = [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26)));
    const lastName = `Ibarra${letters.join('')}`;
    const partner: Partner = await registerPartner(origin, {
      firstName: 'Elena',
      lastName,
      isLicensedRealtor: false,
      language: 'es',
    });
    const portal = await openPortal(await newVisitor({ locale: 'es-MX' }), partner, {
      origin,
      path: `${portalPaths.agreement}?lang=es`,
    });
    const desk = await openCrm(await newVisitor(), staff, origin, adminAffiliatePath(partner.id));

    await test.step('before anything is published she reads a sample, and what is missing', async () => {
      await expect(portal.getByText('Este texto es un modelo.')).toBeVisible();
      const missing = desk.getByRole('region', { name: 'Before a commission can be approved' });
      await expect(missing).toContainText('what kind of partner');
    });

    await test.step('staff publish the agreement of the lender', async () => {
      await desk.getByRole('link', { name: 'Publish one' }).click();
      const form = desk.getByRole('dialog', { name: 'Publish a version' });
      await form.getByLabel('English').fill('You market the program; we pay a fixed amount.');
      await form
        .getByLabel('Spanish')
        .fill(
          'Usted promueve el programa; nosotros pagamos un importe fijo.\n\nPuede retirarse cuando quiera.',
        );
      await form
        .getByLabel('Portuguese')
        .fill('Você divulga o programa; nós pagamos um valor fixo.');
      await expectAccessibleInBoth(desk, 'a version of the agreement');
      await form.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(desk.getByText('Agreement published')).toBeVisible();
    });

    await test.step('she reads it in her language and accepts', async () => {
      await portal.reload();
      await expect(portal.getByText('nosotros pagamos un importe fijo')).toBeVisible();
      await portal.getByLabel('Escriba su nombre completo').fill('Ana María Roe');
      await portal.getByRole('button', { name: 'Aceptar el acuerdo' }).click();
      await expect(portal.getByText(/^Usted lo aceptó el/)).toBeVisible();
      await expectAccessible(portal, 'the agreement');
    });

    await test.step('staff record her basis; then nothing is missing, on either side', async () => {
      await desk.goto(adminAffiliatePath(partner.id));
      const missing = desk.getByRole('region', { name: 'Before a commission can be approved' });
      await missing.getByRole('link', { name: 'Record it' }).first().click();
      const form = desk.getByRole('region', { name: 'License and service' });
      await expect(form.getByLabel('Kind of partner')).toBeFocused();
      await form.getByLabel('Kind of partner').selectOption('broker');
      await form.getByLabel('Paid for').selectOption('marketing');
      await form.getByLabel('Evidence of the service').fill('Invoice 12 and the flyer of May');
      await form.getByLabel('State of the license').selectOption('CA');
      await form.getByLabel('License number').fill('01234567');
      await form.getByLabel('Last day of the license').fill('2099-12-31');
      await form.getByLabel('Where you saw it').fill('dre.ca.gov');
      await expectAccessibleInBoth(desk, 'the basis of a payment');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(desk.getByText('License and service saved')).toBeVisible();
      await desk.getByRole('button', { name: 'New payee' }).click();
      const payee = desk.getByRole('dialog', { name: 'New payee' });
      await payee.getByLabel('Who is paid').selectOption('self');
      await payee.getByRole('button', { name: 'Save', exact: true }).click();
      await desk.getByRole('button', { name: /^It is on file/ }).click();
      await expect(missing).toBeHidden();
      await portal.reload();
      await expect(portal.getByText('No falta nada')).toBeVisible();
    });

    await test.step('her client qualifies, and the commission is approved without an exception', async () => {
      const client = await sendClient(origin, partner, { lastName });
      await staff.put(`/api/admin/leads/${client}`, { status: 'Qualified' });
      await confirmReferralFees(staff);
      await desk.goto(`/admin/dashboard?tab=commissions&show=decide&q=${lastName}`);
      await desk.getByRole('checkbox', { name: `Select Lidia ${lastName}` }).check();
      await desk
        .getByRole('region', { name: 'Approve' })
        .getByRole('button', { name: 'Approve' })
        .click();
      const question = desk.getByRole('alertdialog', { name: 'Approve commissions?' });
      await expect(question).toContainText('$500.00');
      await question.getByRole('button', { name: 'Approve' }).click();
      await expect(desk.getByText('One commission approved')).toBeVisible();
    });

    await test.step('staff pay her in two steps, and find her in the list of the year', async () => {
      // The list of runs may come after the first letter is typed, and takes nothing away.
      const isTyped = Promise.withResolvers<void>();
      const runs = /\/api\/admin\/payouts\?/;
      await desk.route(runs, async (route) => {
        await isTyped.promise;
        await route.continue();
      });
      await desk.getByRole('link', { name: /^To pay/ }).click();
      const reference = desk.getByLabel(`Reference of Elena ${lastName}`);
      await reference.fill('ACH 1001');
      const answer = desk.waitForResponse(runs);
      isTyped.resolve();
      await (await answer).finished();
      await desk.unroute(runs);
      await expect(reference).toHaveValue('ACH 1001');
      await expectAccessibleInBoth(desk, 'the next run');
      await Promise.all([
        desk.waitForEvent('download'),
        desk.getByRole('button', { name: 'Prepare $500.00 and download the file' }).click(),
      ]);
      await desk.getByRole('button', { name: 'Record $500.00 as paid' }).click();
      await expect(desk.getByRole('button', { name: /^Transfer came back/ })).toBeVisible();
      await expectAccessibleInBoth(desk, 'a run that was sent');
      await desk.getByRole('link', { name: 'Paid, by year' }).click();
      const years = desk.getByRole('region', { name: /^Paid in \d{4}/ });
      await expect(years).toContainText('the 1099 line of $2,000');
      await expectAccessibleInBoth(desk, 'the payments by year');
      const [file] = await Promise.all([
        desk.waitForEvent('download'),
        years
          .getByRole('link', { name: /^CSV of/ })
          .first()
          .click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^partner-payments-\d{4}\.csv$/);
    });

    await test.step('she gets the mail, and statement number 1', async () => {
      const subjects = () =>
        mails.received
          .filter(({ recipients }) => recipients.includes(partner.email))
          .map(({ text }) => text);
      await expect
        .poll(() => subjects().some((text) => text.includes('500.00')), { timeout: 60_000 })
        .toBe(true);
      await portal.goto('/affiliate/dashboard?tab=earnings');
      await expect(portal.getByText(/^Pagado a usted en \d{4}: /)).toBeVisible();
      await expectAccessible(portal, 'earnings with a total of the year');
      await portal.getByRole('link', { name: /^Estado de cuenta del/ }).click();
      await expect(portal.getByText('ACH 1001')).toBeVisible();
      const number = portal.getByRole('term').filter({ hasText: 'Número del estado de cuenta' });
      await expect(number.locator('xpath=following-sibling::dd')).toHaveText('1');
    });
  },
);
