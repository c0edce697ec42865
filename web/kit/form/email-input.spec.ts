import { expect, test } from '@playwright/test';

test('a likely slip is asked about, and one tap mends it, in the form as well', async ({
  mount,
}) => {
  const form = await mount('kit/form/EmailInput/InForm');
  const field = form.getByLabel('Email');
  await field.fill('ana@gmial.com');
  await field.blur();
  const button = form.getByRole('button', { name: 'Did you mean ana@gmail.com?' });
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(field).toHaveValue('ana@gmail.com');
  await expect(form.getByRole('status')).toHaveText('ana@gmail.com');
  await expect(field).toBeFocused();
  await expect(form.getByRole('button')).toBeHidden();
});
