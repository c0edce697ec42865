import type { Locator, Page } from '@playwright/test';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { skipWait } from './support/specified-waits.ts';
import {
  calculate,
  calculatorField,
  chooseScore,
  errorOf,
  field,
  settled,
} from './support/visitor.ts';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The amounts of a row of the table beside the rent. */
async function amounts(dialog: Locator, name: string): Promise<number[]> {
  const cells = await dialog.getByRole('row', { name }).getByRole('cell').allInnerTexts();
  return cells.map((text) => Number(text.replace(/\D/g, '')));
}

/** How many words a person reads in a text. */
const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const screens = {
  en: { next: 'Check Eligibility', without: 'Without the panels', first: 150, all: 450 },
  es: { next: 'Verificar elegibilidad', without: 'Sin los paneles', first: 172, all: 517 },
  pt: { next: 'Verificar elegibilidade', without: 'Sem os painéis', first: 172, all: 517 },
} as const;

for (const language of ['en', 'es', 'pt'] as const) {
  test(
    `the grant, the month, the rows and the three checks are one screen of a phone: ${language}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/calculator?lang=${language}`);
      const { next, without, first, all } = screens[language];
      const dialog = await calculate(page, language, { state: 'TN' });
      const readable = async (what: string) => {
        const text = await dialog.innerText();
        const button = dialog.getByRole('link', { name: next }).first();
        const { y, height } = await placeOf(button);
        expect.soft(y + height, `${what}: the button is on the first screen`).toBeLessThan(844);
        const until = text.slice(0, text.indexOf(next));
        expect.soft(wordCount(until), `${what}: words until the button`).toBeLessThanOrEqual(first);
        expect.soft(wordCount(text), `${what}: words in all`).toBeLessThanOrEqual(all);
        return text;
      };
      await readable('with the panels');
      await dialog.getByRole('button', { name: without }).click();
      await readable('without the panels');
    },
  );
}

test(
  'the estimate says what is counted, what it costs at the rate of the buyer, and that the credit has ended',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/calculator');
    const dialog = await calculate(page);
    const row = (label: string) =>
      dialog.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });
    await expect(dialog.getByRole('button', { name: 'With the panels' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await stored(page, 'wantsPanels'), 'nothing is chosen before a press').toBeNull();
    await expect(dialog.getByText('$13,000', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^The panels cost \$\d+\sto\s\$\d+ more a month/)).toBeVisible();
    await expect(
      dialog.getByText(/360 payments at 5%\sto\s7%, APR .*not an offer of/),
    ).toBeVisible();
    const tops = [];
    for (const label of ['Monthly', 'Annual', 'Lifetime', 'Federal tax credit', 'First-year']) {
      tops.push((await placeOf(row(label).first())).y);
    }
    expect(tops, 'the ended credit and the total stand last').toEqual(
      tops.toSorted((a, b) => a - b),
    );
    await expect(row('Federal tax credit (30%)')).toContainText(
      'ended for systems installed in 2026 or later',
    );
    await expect(row('First-year total')).toContainText('with the credit that has ended');
    await expect(dialog.getByRole('heading', { name: 'You meet 3 of 3' })).toBeVisible();

    // What one brings, and the month beside the rent: each sum is that of its printed rows.
    await expect(row('You bring about')).toContainText(
      '$10,375 to $23,125'.replaceAll(' ', '\u00a0'),
    );
    const rent = dialog.getByLabel('Your rent');
    await rent.fill('1650');
    await dialog.getByLabel('Taxes a month').fill('400');
    const [home, panels, extra, whole] = await Promise.all(
      ['The home', 'The panels', 'Taxes and', 'The whole'].map((name) => amounts(dialog, name)),
    );
    expect(whole).toHaveLength(3);
    expect(whole).toEqual(whole!.map((_, at) => home![at]! + panels![at]! + extra![at]!));
    await expect(
      dialog.getByText(`At 6% that is $${(whole![1]! - 1650).toLocaleString('en')} more`),
    ).toBeVisible();
    await expect(
      dialog.getByText(/Without insurance\. An illustration, not an offer/),
    ).toBeVisible();
    await rent.fill('much');
    await expect(rent).toHaveAttribute('aria-invalid', 'true');

    const rate = dialog.getByLabel(/^Your mortgage rate/);
    await rate.fill('six');
    await rate.blur();
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await rate.fill('6.5');
    await expect(dialog.getByRole('columnheader')).toHaveText(['At a rate of', '6.5%']);
    await expect(dialog.getByText('With panels, at 6.5%')).toBeVisible();
    await expect(dialog.getByText('5 more years of payments follow.')).toBeVisible();

    // The close button is in a bar of its own; no text runs under it.
    const close = await placeOf(dialog.getByRole('button', { name: 'Close' }));
    const words = await placeOf(dialog.locator('[data-frame]'));
    expect(words.y).toBeGreaterThanOrEqual(close.y + close.height);

    await page.keyboard.press('Escape');
    const kept = page.locator('[data-result]');
    await expect(kept).toContainText('360 payments at 6.5%');
    await page.emulateMedia({ media: 'print' });
    const letter = page.locator('[data-letter]');
    await expect(letter).toContainText('Added to your mortgage');
    await expect(letter).toContainText('Monthly savings minus that payment');
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await expect(kept).toContainText('360 payments at 6.5%');
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    expect(await stored(page, 'calculator_mortgageRate')).toBeNull();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1650');
  },
);

test(
  'without the panels is an equal choice: no grant is counted until it is known to stand alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/calculator');
    const dialog = await calculate(page);
    await dialog.getByRole('button', { name: 'Without the panels' }).click();
    expect(await stored(page, 'wantsPanels')).toBe('no');
    await expect(dialog).toContainText('Ask us whether the grant stands alone.');
    await expect(dialog.getByText(/Education earnings|Less the grant/)).toHaveCount(0);
    await expect(
      dialog.getByText(/^The home costs \$[\d,]+\sto\s\$[\d,]+ a month\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('row', { name: 'The panels' })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.reload();
    await settled(page);
    const kept = page.locator('[data-result]');
    await expect(kept, 'the choice stays').toContainText('The home costs');
    await kept.getByRole('button', { name: 'With the panels' }).click();
    expect(await stored(page, 'wantsPanels')).toBe('yes');
    await expect(kept).toContainText('$13,000');
  },
);

test(
  'who knows neither the bill nor the score gets an estimate that says what it counts instead',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/calculator');
    await settled(page);
    await calculatorField(page, 'propertyState').selectOption('TX');
    await chooseScore(page, 'unknown');
    await calculatorField(page, 'electricBill').fill('no idea');
    await page.getByRole('button', { name: 'Calculate Savings' }).click();
    await expect(errorOf(calculatorField(page, 'electricBill'))).resolves.toContain(
      'must be a whole number',
    );
    await page.getByText('I don’t know (we count $250)').click();
    await page.getByRole('button', { name: 'Calculate Savings' }).click();
    await skipWait(page, 'estimate');
    const dialog = page.getByRole('dialog', { name: 'Your solar estimate' });
    await expect(dialog).toContainText('$500,000, Texas, $250 bill (our guess), no score');
    await expect(
      dialog.getByRole('heading', { name: /^You meet 2 of 3\. We haven’t asked your credit/ }),
    ).toBeVisible();
    await expect(dialog.getByText('$13,000', { exact: true })).toBeVisible();
    await dialog.getByRole('link', { name: 'Check Eligibility' }).first().click();
    await page.waitForURL(/\/qualify/);
    await expect(field(page, 'creditScore'), 'the check asks for it').toHaveValue('');
  },
);
