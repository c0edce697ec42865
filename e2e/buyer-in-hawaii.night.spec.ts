import { celebrationMs, listen, seen } from './support/celebrations.ts';
import { expect, test } from './support/test.ts';
import {
  calculate,
  calculatorField,
  fillCalculator,
  settled,
  timersHaveRun,
} from './support/visitor.ts';

const home = { homePrice: '425000', electricBill: '300', state: 'HI' };

// Where motion is reduced nothing is celebrated anyway.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a buyer in Hawaii reads before any figure that the program is not available there, and is promised no grant',
  { tag: '@phone' },
  async ({ page }) => {
    await listen(page);
    await page.goto('/calculator?lang=es');
    await expect(calculatorField(page, 'propertyState').locator('option[value=HI]')).toHaveText(
      'Hawái (todavía no)',
    );
    const dialog = await calculate(page, 'es', home);
    await expect(dialog).toContainText(
      'El programa se ofrece en ciertos estados; usted eligió Hawái.',
    );
    const price = dialog.locator('dl > div').filter({ hasText: 'Precio de los paneles' });
    await expect(price).toContainText('Este programa no lo financia');
    await expect(dialog).not.toContainText(
      /13,000|Total del primer año|Crédito fiscal|hipoteca\b.*suma/,
    );
    await expect(dialog.getByRole('link', { name: 'Verificar elegibilidad' })).toBeVisible();
    await timersHaveRun(page, celebrationMs);
    await settled(page);
    expect(await seen(page)).toMatchObject({ canvases: 0, sounds: 0 });

    // The eligibility check is open to everyone, and its state picker says the same.
    await dialog.getByRole('link', { name: 'Verificar elegibilidad' }).click();
    await page.waitForURL(/\/qualify/);
    await expect(page.locator('main [name=state] option[value=HI]')).toHaveText(
      'Hawái (todavía no)',
    );
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the posted calculator says the same about Hawaii, and what panels cost elsewhere',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/calculator');
      await fillCalculator(page, home);
      await page.getByRole('button', { name: 'Calculate Savings' }).click();
      const main = page.locator('main');
      await expect(main).toContainText(
        'The program is offered in certain states; you chose Hawaii.',
      );
      await expect(main).not.toContainText('$13,000');
      await expect(page.getByRole('button', { name: 'Check Eligibility' })).toBeVisible();

      await page.getByRole('button', { name: 'Change my answers' }).click();
      await fillCalculator(page, { ...home, state: 'TX' });
      await page.getByRole('button', { name: 'Calculate Savings' }).click();
      await expect(main).toContainText(/The panels cost .* more a month than they save\./);
      await expect(main).toContainText(/They break even at a rate of/);
      await page.getByRole('button', { name: 'Without the panels' }).click();
      await expect(main).toContainText(/The home costs .* a month\./);
      await expect(main).not.toContainText('Education earnings');
      await page.getByRole('button', { name: 'Check Eligibility' }).first().click();
      await expect(page.locator('main form [name=wantsPanels]').first()).toHaveValue('no');
    },
  );
});
