import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test(
  'a buyer begins on her phone and goes on at another device, in Spanish, by a code and four digits',
  { tag: '@phone' },
  async ({ page, newVisitor, errors }) => {
    errors.expect(/status of 403 .*\/api\/resume\//);
    await page.goto('/apply?lang=es');
    await page.getByRole('button', { name: 'Continuar en otro dispositivo' }).click();
    await expect(page.getByText('Responda primero al menos una pregunta')).toBeVisible();
    await page.getByLabel('Nombre', { exact: true }).fill('Guadalupe');
    await page.getByLabel('Teléfono', { exact: false }).first().fill('(503) 555-0142');
    await page.getByRole('button', { name: 'Continuar en otro dispositivo' }).click();
    const code = await page.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).innerText();
    await expect(page.getByText('últimos cuatro dígitos')).toBeVisible();
    await expectAccessible(page, 'a code for another device');

    const other = await (await newVisitor({ viewport: { width: 1280, height: 800 } })).newPage();
    await other.goto('/resume?lang=es');
    await expectAccessible(other, 'asked for the code');
    await other.getByLabel('Código').fill(code.toLowerCase());
    await other.getByRole('button', { name: 'Traer mis respuestas' }).click();
    await other.getByLabel('Últimos cuatro dígitos').fill('0000');
    await other.getByRole('button', { name: 'Traer mis respuestas' }).click();
    await expect(other.getByText('Escriba los últimos cuatro dígitos')).toBeVisible();
    await other.getByLabel('Últimos cuatro dígitos').fill('0142');
    await other.getByRole('button', { name: 'Traer mis respuestas' }).click();
    await expect(other).toHaveURL(/\/apply\?lang=es/);
    await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue('Guadalupe');
    await expect(other.getByLabel('Teléfono', { exact: false }).first()).toHaveValue(
      '(503) 555-0142',
    );
  },
);

test(
  'where no script runs on either device, the code brings the answers along in a form',
  { tag: '@phone' },
  async ({ newVisitor, errors }) => {
    errors.expect(/status of 422 .*\/resume/);
    const page = await (await newVisitor({ javaScriptEnabled: false })).newPage();
    await page.goto('/calculator');
    await page.getByLabel('Property state').selectOption('AZ');
    await page.getByRole('button', { name: 'Continue on another device' }).click();
    const code = await page.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/).innerText();

    const other = await (await newVisitor({ javaScriptEnabled: false })).newPage();
    await other.goto('/resume');
    await other.getByLabel('Code').fill('222222');
    await other.getByRole('button', { name: 'Get my answers' }).click();
    await expect(other.getByText('No answers under this code').first()).toBeVisible();
    await other.getByLabel('Code').fill(code);
    await other.getByRole('button', { name: 'Get my answers' }).click();
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.locator('#calculator-propertyState')).toHaveValue('AZ');
  },
);
