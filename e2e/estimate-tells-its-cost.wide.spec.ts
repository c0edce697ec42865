import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { calculate } from './support/visitor.ts';

test(
  'the estimate says what is added to the mortgage, what it costs at the rate of the buyer, and that the credit has ended',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/calculator');
    const dialog = await calculate(page);
    const cost = dialog.getByRole('term').filter({ hasText: 'Added to your mortgage' });
    await expect(cost).toBeVisible();

    const sizeOf = (label: string) =>
      dialog
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: label }) })
        .locator('dd')
        .first()
        .evaluate((figure) => parseFloat(getComputedStyle(figure).fontSize));
    expect(await sizeOf('Added to your mortgage')).toBe(await sizeOf('Monthly savings'));
    const savings = dialog
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: 'Monthly savings' }) });
    const costTop = (await placeOf(cost)).y;
    expect(costTop, 'the cost stands first').toBeLessThan((await placeOf(savings)).y);

    const note = dialog.getByText('ended for systems completed after December 31, 2025');
    const credit = dialog.getByRole('term').filter({ hasText: 'Federal tax credit (30%)' });
    await expect(credit.locator('..')).toContainText(/ended for systems completed after/);
    await expect(note.first()).toBeVisible();
    const total = dialog.locator('dl > div').filter({ hasText: 'First-year total' });
    await expect(total).toContainText('Includes the tax credit, which has ended');
    await expect(total).toContainText('Without it: $13,000');

    // Without a typed rate three rates are shown, and no headline with savings only.
    const columns = dialog.getByRole('columnheader');
    await expect(columns).toHaveText(['At 5%', 'At 6%', 'At 7%']);
    await expect(
      dialog.getByText(/^At 5% to 7% the panels (may )?(cost|save) .* a month more than they/),
    ).toBeVisible();
    const rate = dialog.getByLabel(/^Your mortgage rate/);
    await rate.fill('six');
    await rate.blur();
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await rate.fill('6.5');
    const month = dialog.getByRole('region', { name: 'What the panels cost a month' });
    await expect(month.getByRole('columnheader')).toHaveText(['At 6.5%']);
    await expect(month.getByRole('row', { name: /^Payment/ })).toContainText(/\$\d+/);
    // Bills and payments are added up over the same years.
    await expect(dialog).toContainText(
      /In 25 years: .* in payments; 5 more years of payments follow/,
    );
    await expect(
      month.getByText(/An illustration, not an offer of credit: 360 monthly/),
    ).toBeVisible();
    await rate.fill('20');
    const left = month
      .locator('dl > div')
      .filter({ hasText: 'Monthly savings minus that payment' });
    await expect(left).toContainText('\u2212$');
    await expect(month.getByText('The payment is more than the savings.')).toBeVisible();
    const sizes = await dialog
      .locator('dd, td, strong')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    const largest = parseFloat(
      await left.locator('dd').evaluate((figure) => getComputedStyle(figure).fontSize),
    );
    expect(largest, 'with a rate, what is left is the largest figure').toBe(Math.max(...sizes));

    // The close button is in a bar of its own; no text runs under it.
    const frame = dialog.locator('[data-frame]');
    const close = await placeOf(dialog.getByRole('button', { name: 'Close' }));
    const words = await placeOf(frame);
    expect(words.y).toBeGreaterThanOrEqual(close.y + close.height);

    await page.keyboard.press('Escape');
    const kept = page.locator('[data-result]');
    await expect(kept).toContainText('Added to your mortgage');
    await expect(kept).toContainText('Monthly savings minus that payment');
    await page.emulateMedia({ media: 'print' });
    const letter = page.locator('[data-letter]');
    await expect(letter).toContainText('Added to your mortgage');
    await expect(letter).toContainText('Monthly savings minus that payment');
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await expect(kept).toContainText('Monthly savings minus that payment');
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    expect(await page.evaluate(() => localStorage.getItem('calculator_mortgageRate'))).toBeNull();
  },
);
