import { expect, test } from '@playwright/test';
import type { ThreeFields } from './ContractForm.story.tsx';

const story = 'office/form/ContractForm/ThreeFields';

test('the first wrong field gets the focus, also one that is not sent', async ({ mount }) => {
  const form = await mount<typeof ThreeFields>(story, { isLeft: false });
  const send = form.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(form.getByLabel('User name')).toBeFocused();
  await form.getByLabel('User name').fill('ada');
  await send.click();
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await form.getByLabel('Password', { exact: true }).fill('a secret');
  await send.click();
  await expect(form.getByLabel('Password again')).toBeFocused();
});

test('a user who leaves the wrong field at once is not moved back to it', async ({
  mount,
  page,
}) => {
  const form = await mount<typeof ThreeFields>(story, { isLeft: true });
  await form.getByRole('button', { name: 'Send' }).click();
  const further = form.getByRole('link', { name: 'Further' });
  await expect(further).toBeFocused();
  // All pending tasks have run.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
  await expect(further).toBeFocused();
});

test('a line is as long as the contract allows', async ({ mount }) => {
  const form = await mount<typeof ThreeFields>(story, { isLeft: false });
  await expect(form.getByLabel('User name')).toHaveAttribute('maxlength', '254');
  // Not sent, so no one limits it.
  await expect(form.getByLabel('Password again')).not.toHaveAttribute('maxlength');
});

test('two presses at once send once', async ({ mount, page }) => {
  let sent = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    sent += 1;
    await answer.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  const form = await mount<typeof ThreeFields>(story, { isLeft: false });
  for (const name of ['User name', 'Password', 'Password again']) {
    await form.getByLabel(name, { exact: true }).fill('a secret');
  }
  await form.getByRole('button', { name: 'Send' }).evaluate((send: HTMLButtonElement) => {
    send.click();
    send.click();
  });
  const answered = page.waitForResponse('**/api/**');
  answer.resolve();
  await answered;
  expect(sent).toBe(1);
});
