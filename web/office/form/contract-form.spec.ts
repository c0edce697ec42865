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
