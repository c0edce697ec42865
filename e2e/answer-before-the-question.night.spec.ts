import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test(
  'a buyer reads in Spanish what solar does to her bill before anyone asks her name',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?lang=es');
    const section = page.getByRole('region', { name: '¿Y su factura de electricidad?' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('$45 a $91')).toBeVisible();
    await expect(section.getByText('$53,028', { exact: true })).toBeVisible();
    await expect(section.getByRole('columnheader', { name: 'Al 6%' })).toBeVisible();
    await expectAccessible(page, 'the answer');

    const state = section.getByLabel('Su estado');
    await state.selectOption('HI');
    await expect(section.getByText(/todavía no cubre viviendas en Hawái/)).toBeVisible();
    await expect(section.getByText('$13,000')).toHaveCount(0);
    await expect(state.getByRole('option', { name: /^Alaska .*todavía no/ })).toBeAttached();

    await state.selectOption('AZ');
    await section.getByRole('radio', { name: '$450' }).check();
    await expect(section.getByText('$13,000')).toBeVisible();
    await section.getByText('De dónde salen estas cifras').click();
    await expect(section.getByText(/Electric Power Monthly/)).toBeVisible();
    await section.getByRole('link', { name: 'Usar mis propias cifras' }).click();
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
    const section = page.getByRole('region', { name: 'And your electric bill?' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(/couldn’t load the numbers/)).toBeVisible();
    await section.getByLabel('Your state').selectOption('FL');
    await expect(section.getByText('Added to your mortgage')).toBeVisible();
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the answer is a page, and its numbers go on to the calculator',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/?lang=pt');
      await page.getByRole('button', { name: 'Ver a resposta' }).click();
      await expect(page.getByText('US$ 45 a US$ 91')).toBeVisible();
      await page.getByLabel('O seu estado').selectOption('AZ');
      await page.getByRole('radio', { name: 'US$ 450' }).check();
      await page.getByRole('button', { name: 'Ver a resposta' }).click();
      await expect(page.getByLabel('O seu estado')).toHaveValue('AZ');
      await expect(page.getByRole('radio', { name: 'US$ 450' })).toBeChecked();
      await page.getByRole('button', { name: 'Usar meus próprios números' }).click();
      await expect(page.locator('#calculator-propertyState')).toHaveValue('AZ');
      await expect(page.locator('#calculator-electricBill')).toHaveValue('450');
    },
  );
});
