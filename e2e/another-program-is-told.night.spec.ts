import {
  openReceiver,
  type Receiver,
  verifyEvent,
} from '#server/testing/outside/webhook-receiver.ts';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { expectLoaded, openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ receiver: Receiver }>({
  variables: [async ({}, use) => use({ WEBHOOK_PRIVATE: 'allow' }), { scope: 'worker' }],
  receiver: async ({}, use) => {
    const receiver = await openReceiver();
    await use(receiver);
    await receiver.close();
  },
});

test(
  'an admin tells another program of new leads, and sees what became of it',
  { tag: '@desktop' },
  async ({ context, product, staff, receiver, errors }) => {
    errors.expect(/status of 400 .*\/api\/admin\/webhooks\)$/);
    const path = '/admin/dashboard?tab=integrations';
    const desk = await openCrm(context, staff, product.origin, path);
    await expect(desk.getByText('No webhooks yet')).toBeVisible();
    await expectAccessibleInBoth(desk, 'no webhooks');

    await desk.getByRole('button', { name: 'New webhook' }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'New Webhook' });
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByLabel('Address')).toBeFocused();
    await expect(dialog.getByText('Please choose at least one')).toBeVisible();
    await dialog.getByLabel('Address').fill('ftp://hooks.example.com');
    await dialog.getByRole('checkbox', { name: /^lead\.created/ }).check();
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByText(/begins with https:\/\//).last()).toBeVisible();
    await expectAccessibleInBoth(desk, 'a new webhook with its faults');
    await dialog.getByLabel('Address').fill(receiver.url);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    const shown = desk.getByRole('dialog', { name: 'Copy the Secret' });
    const secret = await shown.locator('code').innerText();
    await expectAccessibleInBoth(desk, 'the secret of a webhook');
    await shown.getByRole('button', { name: 'Done' }).click();

    const open = desk.getByRole('button', { name: receiver.url });
    await expect(open).toBeVisible();
    await open.click();
    await expect(desk.getByText('What was sent in the last 30 days')).toBeVisible();
    await desk.getByRole('button', { name: 'Send a test event' }).click();
    const first = desk.getByRole('listitem').filter({ hasText: 'ping' });
    await expect(first).toContainText('Delivered');
    receiver.answers.push(500);
    await newLead(staff, 'Told');
    await desk.getByRole('button', { name: 'Refresh' }).last().click();
    const lead = desk.getByRole('listitem').filter({ hasText: 'lead.created' });
    await expect(lead).toContainText(/500 in \d+ ms/);
    await lead.getByText('Details').click();
    await expect(lead).toContainText('said 500');
    await expectAccessibleInBoth(desk, 'the deliveries of a webhook');
    receiver.received.forEach((one) => verifyEvent(secret, one));

    await desk.getByRole('button', { name: 'Edit' }).click();
    const editing = desk.getByRole('dialog', { name: 'Edit Webhook' });
    await editing.getByRole('checkbox', { name: /^lead\.status/ }).check();
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await expect(desk.getByText('lead.created, lead.status')).toBeVisible();
    await desk.getByRole('button', { name: 'Pause' }).click();
    await expect(desk.getByText('by an admin')).toBeVisible();
    await first.getByRole('button', { name: /^Resend ping/ }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
    await expect(desk.getByText('Sent again')).toBeVisible();
    // Waits for the refreshed list: the earlier answer says Delivered too.
    await expect(desk.getByRole('button', { name: 'Refresh' }).last()).toBeEnabled();
    await expect(first).toContainText('Delivered');
    await desk.getByRole('button', { name: 'Delete' }).click();
    const question = desk.getByRole('alertdialog', { name: 'Delete Webhook' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(desk.getByText('No webhooks yet')).toBeVisible();
    await expectLoaded(desk);
  },
);
