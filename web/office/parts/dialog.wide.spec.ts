import { expect, type Page, test } from '@playwright/test';

const story = 'office/parts/Dialog/WithForm';

const opener = (page: Page) => page.getByRole('button', { name: 'Add affiliate' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'New affiliate' });

test('a dialog opened by keyboard begins at its first field and gives the focus back', async ({
  mount,
  page,
}) => {
  await mount(story);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).press('Enter'),
    () => dialog(page).getByRole('button', { name: 'Create' }).press('Space'),
  ]) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(dialog(page)).toHaveAccessibleDescription('Who refers people to us.');
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('a dialog comes whole: its window is never there without its fields', async ({
  mount,
  page,
}) => {
  await mount(story);
  const first = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const window = document.querySelector('[role=dialog]');
          if (window) {
            observer.disconnect();
            resolve(window.textContent);
          }
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await opener(page).click();
  expect(await first).toContain('First name');
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('the place of the scroll bar darkens with the screen', async ({ mount, page }) => {
  await mount(story);
  const { width } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  const { width: whole } = page.viewportSize()!;
  expect(whole, 'a place is kept').toBeGreaterThan(width);
  const atTheEdge = { clip: { x: whole - 2, y: 2, width: 1, height: 1 } };
  const light = await page.screenshot(atTheEdge);
  await opener(page).click();
  await expect(async () => {
    expect((await page.screenshot(atTheEdge)).equals(light)).toBe(false);
  }).toPass();
});

test('Tab goes round inside the dialog, in both directions', async ({ mount, page }) => {
  await mount(story);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press(key);
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
  }
});

test(
  'a dialog opened by a finger does not call the keyboard of the phone',
  { tag: '@phone' },
  async ({ mount, page }) => {
    await mount(story);
    await opener(page).tap();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await expect(page.getByLabel('First name')).not.toBeFocused();
  },
);
