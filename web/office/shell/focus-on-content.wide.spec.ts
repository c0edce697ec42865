import { expect, test } from '@playwright/test';

const story = 'office/shell/FocusOnContent/ScreenAndDialog';

test('another screen has the keyboard at its content', async ({ mount, page }) => {
  await mount(story);
  await page.getByRole('button', { name: 'Leads' }).click();
  await expect(page.getByText('A screen')).toBeFocused();
});

test('a place that the address names keeps the focus that it took', async ({ mount, page }) => {
  await mount(story);
  await page.getByRole('button', { name: 'Work' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
});

test('a screen that loads behind an open dialog leaves the focus in the dialog', async ({
  mount,
  page,
}) => {
  await mount(story);
  const field = page.getByRole('textbox', { name: 'Search' });
  await field.pressSequentially('new aff');
  await expect(field).toHaveValue('new aff');
  await expect(field).toBeFocused();
});
