import type { MailServer } from '#server/testing/mail-server.ts';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { expectAccessible, expectAccessibleInBoth } from './support/accessibility.ts';
import { openCrm, readLead } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

// A product that sends real mail, with follow-ups sent at once.
const test = testWithMail({ MILESTONE_MAIL_MINUTES: '0' });

/** Applies in Spanish; returns the id. */
async function applyInSpanish(staff: StaffSession, email: string): Promise<number> {
  const { id } = await staff.post<{ id: number }>('/api/leads?lang=es', {
    ...usualAnswers,
    firstName: 'Guadalupe',
    lastName: 'Ortiz',
    email,
    phone: '(503) 555-0100',
    currentAddress: '12 Main Street, Portland, OR 97204',
    secondsOnForm: 45,
  });
  return id;
}

/** The address of the link in a mail; undefined if there is no such mail. */
function linkFor({ received }: MailServer, email: string): string | undefined {
  const own = received.filter(({ recipients }) => recipients.includes(email));
  const links = own.flatMap(({ unfolded }) => {
    return /https?:\/\/[^\s"<]+\/mail\/choices\?token=[\w-]+/.exec(unfolded) ?? [];
  });
  const [link] = links;
  if (link === undefined) {
    return undefined;
  }
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test(
  'an applicant stops the emails that ask for a call, by keys and without a script, and staff know before they write',
  { tag: '@phone' },
  async ({ page, newVisitor, staff, product, mails, errors }) => {
    const email = freshEmail();
    const id = await applyInSpanish(staff, email);
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const link = await test.step('staff could not reach her, and she is written to', async () => {
      await desk.getByRole('combobox', { name: 'Status: New' }).click();
      await desk.getByRole('option', { name: 'Follow Up' }).click();
      await expect(desk.getByText('Contact information updated successfully')).toBeVisible();
      await expect.poll(() => linkFor(mails, email), { timeout: 60_000 }).toBeTruthy();
      return linkFor(mails, email)!;
    });

    await test.step('what looks at links before she does changes nothing', async () => {
      for (const method of ['GET', 'HEAD']) {
        expect((await page.request.fetch(link, { method })).status(), method).toBe(200);
      }
      expect((await readLead(staff, id)).mailOptOut).toBeNull();
    });

    await test.step('she reads what stops and what does not, and stops it by keys', async () => {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Correos sobre su solicitud',
      );
      await expect(page.getByRole('listitem').first()).toHaveText(
        'Su solicitud sigue su curso normal.',
      );
      await expectAccessibleInBoth(page, 'the choice of an applicant');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /\d{3}-\d{4}$/ })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'No recibir estos correos' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { name: 'Ya no recibirá estos correos' }),
      ).toBeVisible();
      await expect(page.getByRole('status')).toContainText('No le escribiremos más');
      await expectAccessibleInBoth(page, 'emails are stopped');
      expect((await readLead(staff, id)).mailOptOut?.via).toBe('page');
    });

    await test.step('staff see it on her page, and before they write', async () => {
      await desk.reload();
      const reach = desk.locator('p').filter({ hasText: 'speaks Spanish' });
      await expect(reach).toContainText('wants no follow-up emails');
      await desk.getByRole('button', { name: 'Send Email' }).click();
      const question = desk.getByRole('alertdialog', {
        name: 'Guadalupe opted out of follow-up emails',
      });
      await expect(question).toContainText('They turned them off with the link in an email');
      await expectAccessibleInBoth(desk, 'the question before an email');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await desk.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(desk.getByRole('option', { name: 'Notes 0' })).toBeAttached();
    });

    await test.step('she comes back by the same mail, where no script runs', async () => {
      const plain = await (await newVisitor({ javaScriptEnabled: false })).newPage();
      await plain.goto(link);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
        'Ya no recibirá estos correos',
      );
      await plain.getByRole('button', { name: 'Volver a recibirlos' }).click();
      await expect(plain.getByRole('status')).toHaveText('Listo: volverá a recibir estos correos.');
      await desk.reload();
      await expect(desk.getByRole('link', { name: 'Send Email' })).toBeVisible();
      const reach = desk.locator('p').filter({ hasText: 'speaks Spanish' });
      await expect(reach).not.toContainText('wants no follow-up emails');
    });

    await test.step('a link that is none says what to do instead', async () => {
      errors.expect(/status of 404 .*\/mail\/choices/);
      await page.goto('/mail/choices?token=9965946e-8ec6-4d6a&lang=pt');
      await expect(page.getByRole('heading', { name: 'Este link não funciona' })).toBeVisible();
      await expect(page.getByRole('link', { name: /\d{3}-\d{4}$/ })).toBeVisible();
      await expectAccessible(page, 'a link that is none');
    });
  },
);
