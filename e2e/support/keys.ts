import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift and Tab, until the control has the focus, where it can be seen. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await isFocused(control)) {
      await expect(control, 'the focus can be seen').toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${control} from here`);
}

/** Goes to a control by Tab and presses Enter on it. */
export async function enter(
  page: Page,
  control: Locator,
  key?: 'Tab' | 'Shift+Tab',
): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/**
 * Presses two keys that count together, one right behind the other as a hand does: a page that is
 * busy with the first one would otherwise hold the second back until it counts alone.
 */
export async function pressPair(page: Page, first: string, second: string): Promise<void> {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)]);
}
