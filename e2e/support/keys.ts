import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab or Shift+Tab until the control has the focus and is visible. */
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

/** Moves to a control by Tab and presses Enter. */
export async function enter(
  page: Page,
  control: Locator,
  key?: 'Tab' | 'Shift+Tab',
): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/**
 * Presses the two keys of a shortcut without a pause. On a busy page the second key would otherwise
 * come too late.
 */
export async function pressPair(page: Page, first: string, second: string): Promise<void> {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)]);
}
