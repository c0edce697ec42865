import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { MailServer } from '#server/testing/mail-server.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/accessibility.ts';
import { confirmReferralFees, lookAtTask, openLines } from './support/commissions.ts';
import { openCrm } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { publishTerms } from './support/terms.ts';
import { expect } from './support/test.ts';
import { openPortal, registerPartner, sendClient } from './support/portal.ts';

// A product that sends real mail and reports milestones at once.
const test = testWithMail({ MILESTONE_MAIL_MINUTES: '0' });

/** The subjects of the mails to an address, oldest first. */
function subjectsFor({ received }: MailServer, email: string): string[] {
  const own = received.filter(({ recipients }) => recipients.includes(email));
  return own.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '');
}

/** The newest mail to an address has this in its subject. */
async function expectTold(mails: MailServer, email: string, subject: RegExp): Promise<void> {
  await expect
    .poll(() => subjectsFor(mails, email).at(-1) ?? '', { timeout: 60_000 })
    .toMatch(subject);
}

/** Her earnings by client. */
function line(page: Page): Locator {
  return page.getByRole('region', { name: 'Your earnings by client' });
}

test(
  'the client of a realtor qualifies; her commission is approved by exception, corrected and paid, and each time she gets a mail and sees its state',
  { tag: '@phone' },
  async ({ newVisitor, staff, product, mails, errors }) => {
    test.slow();
    const { origin } = product;
    await publishTerms(staff, { payBasis: 'required' });
    const partner = await registerPartner(origin, { firstName: 'Nora', lastName: 'Castillo' });
    const { email, referralCode: code } = partner;
    const client = 'Lidia Castillo-Client';
    const leadId = await sendClient(origin, partner, {
      lastName: 'Castillo-Client',
      homePrice: 425_000,
    });
    const page = await openPortal(await newVisitor(), partner, { origin });
    // Her welcome, and the new referral.
    await expect.poll(() => subjectsFor(mails, email).length, { timeout: 60_000 }).toBe(2);
    const desk = await openCrm(await newVisitor(), staff, origin, `/admin/contact/${leadId}`);
    await test.step('staff qualify the lead, and she is told', async () => {
      await desk.getByRole('combobox', { name: 'Status: New' }).click();
      await desk.getByRole('option', { name: 'Qualified', exact: true }).click();
      await expect(desk.getByText('Contact information updated successfully')).toBeVisible();
      await expect.poll(() => subjectsFor(mails, email).length, { timeout: 60_000 }).toBe(3);
    });

    await test.step('her client’s page says what happened; her earnings, how they come about', async () => {
      await page.getByRole('button', { name: 'Refresh Data' }).click();
      await page.getByRole('link', { name: client, exact: true }).click();
      await expect(page.getByRole('heading', { name: client })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Qualified');
      await page.goto('/affiliate/dashboard?tab=earnings');
      await expect(page.getByText('Amounts are estimates until staff approve them.')).toBeVisible();
      // 3 % of her client's 425,000 dollars.
      await expect(page.getByRole('definition').first()).toHaveText('$12,750.00');
      await expect(line(page)).toContainText('Estimated');
      await expectAccessible(page, 'earnings');
    });

    await test.step('nothing is approved before somebody vouches for it; then it is, and is paid', async () => {
      const path = `/admin/dashboard?tab=commissions&q=${code}`;
      await desk.goto(path);
      await expect(desk.getByText('nothing can be approved yet')).toBeVisible();
      await confirmReferralFees(staff);
      await desk.goto(`/admin/dashboard?tab=commissions&status=qualified&q=Castillo`);
      const lines = await openLines(desk, client);
      await lookAtTask(lines, 'Adjust');
      await lookAtTask(lines, 'Void');
      await desk.keyboard.press('Escape');
      await expect(lines).toBeHidden();
      await desk.getByRole('checkbox', { name: `Select ${client}` }).check();
      const approval = desk.getByRole('region', { name: 'Approve' });
      await approval.getByRole('button', { name: 'Approve' }).click();
      // Nothing about her is on record: the dialog says so and asks who vouches for it.
      const question = desk.getByRole('dialog', { name: 'Approve by exception?' });
      await expect(question).toContainText('$12,750.00');
      await expect(question).toContainText('has not recorded yet what kind of partner this is');
      const answerFor = async () => {
        await question.getByLabel('Who answers for it').fill('Dana Whitfield, counsel');
        await question.getByLabel('Reason').fill('Opinion of 2026-11-20');
        await question.getByRole('button', { name: 'Approve by exception' }).click();
      };
      await question.getByRole('button', { name: 'Approve by exception' }).click();
      await expect(question.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleInBoth(desk, 'the question before an approval');
      await answerFor();
      await expect(desk.getByText('One commission approved')).toBeVisible();
      await desk.goto(`/admin/dashboard?tab=commissions&status=approved&q=Castillo`);
      await expectTold(mails, email, /\$12,750\.00 in commissions approved/);
      await page.reload();
      await expect(line(page)).toContainText('Approved on');
      const approved = await openLines(desk, client);
      await expect(approved.getByText(/By exception, .*/)).toBeVisible();
      await expect(approved.getByText(/recorded by \S+/)).toBeVisible();
      await lookAtTask(approved, 'Undo approval');
      await approved.getByRole('button', { name: 'Adjust', exact: true }).click();
      await approved.getByLabel('Dollars to add').fill('50');
      await expect(approved.getByLabel('Who answers for it')).toBeVisible();
      await expectAccessibleInBoth(desk, 'an addition without its basis');
      await approved.getByLabel('Dollars to add').fill('-50');
      await expect(approved.getByLabel('Who answers for it')).toBeHidden();
      await approved.getByLabel('Reason').fill('Agreed by telephone');
      await approved.getByRole('button', { name: 'Save adjustment' }).click();
      await expect(desk.getByText('Adjustment saved')).toBeVisible();
      await expectTold(mails, email, /a change to your commissions/);
      await desk.keyboard.press('Escape');
      await desk.getByRole('link', { name: /^To pay/ }).click();
      await expect(desk.getByText('No form W-9 of this payee on file')).toBeVisible();
      await staff.post(`/api/admin/affiliates/${partner.id}/payees`, {
        kind: 'self',
        w9On: '2026-01-05',
      });
      await desk.reload();
      await desk.getByLabel('Reference of Nora Castillo').fill('ACH 2026-11-22');
      // Another person corrects the commission: the run is refused and shows the new sum.
      const { items } = await staff.get<{ items: { id: number }[] }>(
        '/api/admin/commissions?q=Castillo',
      );
      await staff.post(`/api/admin/commissions/${items[0]!.id}/adjustments`, {
        key: randomBytes(12).toString('hex'),
        amountCents: -100_00,
        reason: 'Fee of the notary',
      });
      errors.expect(/status of 409 .*\/api\/admin\/payouts/);
      await desk.getByRole('button', { name: 'Prepare $12,700.00 and download the file' }).click();
      await expect(desk.getByText('Nothing was prepared').first()).toBeVisible();
      await expect(desk.getByLabel('Reference of Nora Castillo')).toHaveValue('ACH 2026-11-22');
      const [file] = await Promise.all([
        desk.waitForEvent('download'),
        desk.getByRole('button', { name: 'Prepare $12,600.00 and download the file' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/-prepared\.csv$/);
      await expectAccessibleInBoth(desk, 'a prepared run');
      await desk.getByRole('button', { name: 'Record $12,600.00 as paid' }).click();
      await expect(desk.getByRole('button', { name: /^Transfer came back/ })).toBeVisible();
      await desk.reload();
      await desk
        .getByRole('button', { name: /^Statements of run/ })
        .first()
        .click();
      const statements = desk.getByRole('dialog', { name: /^Statements of run/ });
      await expect(statements.getByRole('link', { name: 'Nora Castillo' })).toBeVisible();
      await expectAccessibleInBoth(desk, 'the statements of a payout');
    });

    await test.step('she finds the payment and its statement', async () => {
      await page.reload();
      await expectTold(mails, email, /you were paid \$12,600\.00/);
      const paid = page.getByRole('definition').filter({ hasText: '$12,600.00' });
      await expect(paid.first()).toBeVisible();
      await expect(line(page)).toContainText('Paid on');
      await line(page).getByText(client).click();
      await expect(line(page)).toContainText('Agreed by telephone');
      await expect(line(page)).not.toContainText('Dana Whitfield');
      await page
        .getByRole('link', { name: /^Statement of/ })
        .first()
        .click();
      await expect(page.getByText('Agreed by telephone')).toBeVisible();
      await expect(page.getByText('Dana Whitfield')).toHaveCount(0);
      await expect(page.getByText('ACH 2026-11-22')).toBeVisible();
      await expect(page.getByText('$12,600.00').last()).toBeVisible();
      await expectAccessible(page, 'the statement');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('ACH 2026-11-22')).toBeVisible();
      for (const role of ['banner', 'navigation', 'button'] as const) {
        await expect(page.getByRole(role), `paper has no ${role}`).toHaveCount(0);
      }
    });
  },
);
