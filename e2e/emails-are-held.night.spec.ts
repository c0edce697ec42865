import { expectAccessibleInBoth } from './support/accessibility.ts';
import { openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';

const test = testWithMail({ MAILS: 'hold' });

test(
  'a copy of the database writes to nobody until an admin lets its emails leave',
  { tag: '@desktop' },
  async ({ context, product, staff, mails }) => {
    await newLead(staff, 'Held');
    const desk = await openCrm(context, staff, product.origin, '/admin/dashboard?tab=system');
    const held = desk.getByRole('listitem').filter({ hasText: 'Held emails' });
    await expect(held).toContainText('Nothing leaves until an admin lets it leave');
    await expectAccessibleInBoth(desk, 'the state of the system');
    await held.getByRole('link', { name: 'Open Sent Mail' }).click();
    const note = desk.getByRole('alert').filter({ hasText: 'No email leaves now' });
    await expect(note).toContainText('2 emails are waiting.');
    expect(mails.received).toEqual([]);
    await expectAccessibleInBoth(desk, 'emails that are held');
    await note.getByRole('button', { name: 'Let emails leave' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Let all emails leave?' });
    await expect(question).toContainText('2 waiting emails go to real people');
    await question.getByRole('button', { name: 'Let them leave' }).click();
    await expect(desk.getByText('Emails leave again')).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect.poll(() => mails.received.length).toBe(2);
    await desk.goto('/admin/dashboard?tab=system');
    await expect(held).toContainText('None is held.');
  },
);
