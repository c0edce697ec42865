import { boxConsentVersion } from '#core/domain/permission/consent.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openCrm, readLead, openMore } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import {
  apply,
  checkEligibility,
  field,
  fillApplication,
  fillEligibility,
  freshEmail,
} from './support/visitor.ts';

// Her own number: a stop belongs to the number.
const phone = '(541) 555-0139';

test(
  'a buyer who refuses calls leaves the box empty, applies in Spanish, and staff know that she asked for emails alone',
  { tag: '@phone' },
  async ({ page, staff, newVisitor, product, publishTerms }) => {
    await publishTerms({ consentRequired: false });
    await test.step('the check answers without her consent', async () => {
      await page.goto('/qualify?lang=es');
      await expect(
        page.getByRole('checkbox', { name: /^Al marcar esta casilla, acepto/ }),
      ).not.toBeChecked();
      await fillEligibility(page, { phone });
      await expectAccessible(page, 'the check with a box');
      const [request] = await Promise.all([
        page.waitForRequest('**/api/check-eligibility**'),
        checkEligibility(page, 'es'),
      ]);
      expect(request.postDataJSON()).toMatchObject({
        consentVersion: boxConsentVersion,
        consentTicked: 'none',
      });
    });
    const id = await test.step('she applies with the box empty and asks for emails', async () => {
      await page.goto('/apply?lang=es');
      await expect(field(page, 'consent')).not.toBeChecked();
      await fillApplication(page, freshEmail(), { phone });
      await page.locator('main form label:has(input[name=contactMethod][value=email])').click();
      // A form sent within three seconds after it loads is marked as a machine's.
      await page.waitForFunction(() => {
        const came = Number(sessionStorage.getItem('applicationStartedAt'));
        return came > 0 && Date.now() - came > 3500;
      });
      return apply(page, 'es');
    });
    const { consent, reach } = await readLead(staff, id);
    expect(consent).toMatchObject({ granted: false, ticked: 'none', channels: [], language: 'es' });
    expect([reach.phone.allowed, reach.sms.allowed, reach.email.allowed]).toEqual([
      false,
      false,
      true,
    ]);

    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    await test.step('staff read it in the head of the lead, and are offered no call', async () => {
      const said = 'No consent on record. Asked to be reached by email.';
      await expect(desk.getByRole('strong').filter({ hasText: said })).toBeVisible();
      await expect(desk.getByRole('button', { name: /^Do not call/ })).toBeVisible();
      await expect(desk.getByRole('link', { name: /^Call/ })).toHaveCount(0);
      await expect(desk.getByRole('link', { name: 'Send Email' })).toBeVisible();
    });
    await test.step('later she says stop to emails as well', async () => {
      await openMore(desk);
      await desk.getByRole('button', { name: 'Said stop' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Record it' }).click();
      await expect(dialog.getByText('Please choose at least one')).toBeVisible();
      await dialog.getByRole('checkbox', { name: 'Emails' }).check();
      await dialog.getByLabel('How they said it').fill('answered an email');
      await expectAccessible(desk, 'the form of a stop');
      await dialog.getByRole('button', { name: 'Record it' }).click();
      await expect(desk.getByRole('strong').filter({ hasText: /said stop: email/ })).toBeVisible();
      await expect(desk.getByRole('button', { name: /^Do not email/ })).toBeVisible();
    });
  },
);
