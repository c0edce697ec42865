import { expectAccessibleInBoth } from './support/accessibility.ts';
import { openCrm, readLead } from './support/crm.ts';
import { testWithMail } from './support/mailed.ts';
import { newLead } from './support/new-lead.ts';
import { expect } from './support/test.ts';

// A product that sends real mail.
const test = testWithMail();

test(
  'an officer begins with a template, changes it and sends it; it stands on the timeline, and after a stop it asks why',
  { tag: '@phone' },
  async ({ newVisitor, staff, product, mails, errors }) => {
    const { id } = await newLead(staff, 'Mara');
    const { email } = await readLead(staff, id);
    const desk = await openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const dialog = desk.getByRole('group', { name: 'Write to Mara' });
    const open = () => desk.getByRole('button', { name: 'Email from the CRM' }).click();

    await open();
    const text = dialog.getByLabel('Text');
    await expect(text).toHaveValue(/I called today about your application SG-/);
    await dialog.getByLabel('Template').selectOption({ label: 'Follow-up' });
    await expect(text).toHaveValue(/we have not been able to reach you/);
    await expect(text).toHaveValue(/^Hello Mara,/);
    await expectAccessibleInBoth(desk, 'an email to be written');
    await text.fill('Hello Mara,\n\nyour papers arrived.');
    await dialog.getByLabel('Subject').fill('Your papers');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(
        () => mails.received.filter(({ text: mail }) => /^Subject: Your papers/m.test(mail)).length,
      )
      .toBe(1);
    const sent = mails.received.find(({ text: mail }) => /^Subject: Your papers/m.test(mail))!;
    expect(sent.recipients).toEqual([email]);
    const entry = desk.locator('[data-kind=mail]', { hasText: 'Email: Your papers' });
    await entry.getByText('Read it').click();
    await expect(entry).toContainText('your papers arrived.');

    await staff.post(`/api/admin/leads/${id}/stop`, { channels: ['email'], how: 'wrote it back' });
    await desk.reload();
    errors.expect(/status of 400 .*\/emails/);
    await open();
    await expect(dialog).toContainText('Emails are not allowed: said stop: wrote it back');
    await dialog.getByLabel('Subject').fill('Once more');
    await text.fill('You asked on the phone.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const reason = dialog.getByLabel('Why you write anyway');
    await expect(reason).toBeFocused();
    await reason.fill('She asked for it on the phone');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.locator('[data-kind=mail]', { hasText: 'Once more' })).toContainText(
      'She asked for it on the phone',
    );
  },
);
