import { expect, test } from '@playwright/test';

test('a panel begins below its button, or ends there at the end of the window; Escape leads back', async ({
  mount,
  page,
}) => {
  const row = await mount('office/list/ToolPopover/InARow');
  for (const [name, side] of [
    ['Filters', 'left'],
    ['Status', 'left'],
    ['Columns', 'right'],
  ] as const) {
    const button = row.getByRole('button', { name });
    const panel = page.getByRole('dialog', { name });
    await button.press('Enter');
    await expect(panel.getByRole('checkbox')).toBeFocused();
    const [of, at] = await Promise.all(
      [button, panel].map((one) => one.evaluate((element) => element.getBoundingClientRect())),
    );
    expect(Math.abs(at![side] - of![side]), name).toBeLessThan(2);
    expect(at!.top).toBeGreaterThan(of!.bottom);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
});
