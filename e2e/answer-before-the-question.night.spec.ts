import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { jumpsOf, watchJumps } from './support/jumps.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** Holds the card's code back until it is let in. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/AnswerCard-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  'a buyer reads in Spanish what solar does to her bill before anyone asks her name',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?lang=es');
    const section = page.getByRole('region', { name: 'Primero el dinero. Sin dar su nombre.' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('De $14,500 a $29,500')).toBeVisible();
    const verdict = section.getByRole('status');
    await expect(verdict).toContainText('Aquí no: cuestan de $54 a $168 al mes más');
    await expect(section.getByText('$53,028', { exact: true })).toBeVisible();
    await expect(section.getByText('$3,166 a $3,864')).toBeVisible();
    await expectAccessible(page, 'the answer');

    const state = section.getByLabel('Su estado');
    await state.selectOption('HI');
    await expect(section.getByText(/todavía no cubre viviendas en Hawái/)).toBeVisible();
    await expect(section.getByText('$13,000')).toHaveCount(0);
    await expect(section.getByText('Precio de los paneles')).toBeVisible();
    // Two rows instead of four: the next question follows them, no empty room.
    const bottom = async (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().bottom);
    const question = section.getByRole('heading', { name: '¿Tengo que poner los paneles?' });
    const { y } = await placeOf(question);
    const rows = section.locator('[data-answer=panels] dl');
    expect(y - (await bottom(rows))).toBeLessThan(48);

    await state.selectOption('AZ');
    await section.getByLabel('Su factura mensual').selectOption('450');
    await expect(section.getByText('$13,000')).toBeVisible();
    await expect(verdict).toContainText('al mes');
    await section.getByText('De dónde salen estas cifras').click();
    await expect(section.getByText(/Electric Power Monthly/)).toBeVisible();
    await section.getByRole('link', { name: 'Usar mis cifras' }).click();
    await expect(page).toHaveURL(/\/calculator/);
    await expect(page.locator('#calculator-propertyState')).toHaveValue('AZ');
    await expect(page.locator('#calculator-electricBill')).toHaveValue('450');
  },
);

test(
  'where the answer does not come, the card says so and answers the next choice',
  { tag: '@phone' },
  async ({ page, errors }) => {
    errors.expect(/quick-estimates/);
    await page.route('**/api/quick-estimates**', (route) => route.abort(), { times: 1 });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'The money first. No name needed.' });
    await section.scrollIntoViewIfNeeded();
    await section.getByLabel('Your state').selectOption('GA');
    await expect(section.getByText(/couldn’t load the numbers/)).toBeVisible();
    await expect(section.getByText('They add to your mortgage')).toBeHidden();
    await section.getByLabel('Your state').selectOption('FL');
    await expect(section.getByText('They add to your mortgage')).toBeVisible();
  },
);

test(
  'the script takes the answer over where it stands: nothing moves, the focus stays, a choice counts',
  { tag: '@phone' },
  async ({ page }) => {
    const letIn = await holdBack(page);
    await watchJumps(page);
    await page.goto('/');
    const section = page.getByRole('region', { name: 'The money first. No name needed.' });
    await expect(section.getByText('$54 to $168')).toBeVisible();
    const state = section.getByLabel('Your state');
    await state.focus();
    letIn();
    await expect(page.locator('[data-island=AnswerCard][data-awake=yes]')).toBeAttached();
    await expect(state).toBeFocused();
    await expect(section.getByText('$54 to $168')).toBeVisible();
    expect(await jumpsOf(page)).toEqual([]);
  },
);

test(
  'what is chosen before the script comes is answered once it is there',
  { tag: '@phone' },
  async ({ page }) => {
    const letIn = await holdBack(page);
    await page.goto('/');
    const section = page.getByRole('region', { name: 'The money first. No name needed.' });
    const state = section.getByLabel('Your state');
    await state.scrollIntoViewIfNeeded();
    await state.selectOption('HI');
    await section.getByLabel('Your monthly bill').selectOption('450');
    letIn();
    await expect(section.getByText(/does not cover homes in Hawaii yet/)).toBeVisible();
    await section.getByRole('link', { name: 'Use my own numbers' }).click();
    await expect(page.locator('#calculator-propertyState')).toHaveValue('HI');
    await expect(page.locator('#calculator-electricBill')).toHaveValue('450');
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the answer is in the page, another is a page, and its numbers go on to the calculator',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/?lang=pt');
      await expect(page.getByText('US$ 54 a US$ 168')).toBeVisible();
      await page.getByLabel('Seu estado').selectOption('AZ');
      await page.getByLabel('Sua conta de luz por mês').selectOption('450');
      await page.getByRole('button', { name: 'Ver a resposta' }).click();
      await expect(page.getByLabel('Seu estado')).toHaveValue('AZ');
      await expect(page.getByLabel('Sua conta de luz por mês')).toHaveValue('450');
      await page.getByRole('button', { name: 'Usar meus números' }).click();
      await expect(page.locator('#calculator-propertyState')).toHaveValue('AZ');
      await expect(page.locator('#calculator-electricBill')).toHaveValue('450');
    },
  );
});
