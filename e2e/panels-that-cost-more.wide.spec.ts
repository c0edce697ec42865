import { expect, test } from './support/test.ts';
import { calculate } from './support/visitor.ts';

test(
  'a buyer whose panels cost more than they save sees it first, in her language, on her phone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/calculator?lang=pt');
    const dialog = await calculate(page, 'pt', {
      homePrice: '500000',
      electricBill: '350',
      state: 'TX',
    });
    const month = dialog.getByRole('region', { name: 'Quanto os painéis custam por mês' });
    await expect(month).toContainText('os painéis custam por mês mais do que economizam');
    await expect(month.getByRole('row', { name: /^Parcela/ })).toContainText('359');
    await expect(month).toContainText('1,58% a 3,24%');
    const colors = await month
      .getByRole('cell', { name: /^US/ })
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).color));
    const clay = await month
      .getByText('os painéis custam por mês mais')
      .evaluate((verdict) => getComputedStyle(verdict).color);
    const ink = await month.getByRole('heading').evaluate((title) => getComputedStyle(title).color);
    expect(new Set(colors)).toEqual(new Set([clay]));
    expect(clay).not.toBe(ink);
    await expect(dialog.getByRole('heading', { name: 'O que você pode decidir' })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(3);

    // She types her bank's rate: the savings are negative and stay so on the page.
    await dialog.getByLabel(/^A taxa do seu financiamento/).fill('6,5');
    await expect(month).toContainText('\u2212US$');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-result] [data-month]')).toContainText('\u2212US$');
  },
);
