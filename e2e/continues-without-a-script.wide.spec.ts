import { expect, test } from './support/test.ts';

const code = /^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/;

test(
  'a buyer without a script types on the application and goes on at another device',
  { tag: '@phone' },
  async ({ browser, product, newVisitor, errors }) => {
    errors.expect(/status of 403 .*\/api\/resume\//);
    const still = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
    const page = await still.newPage();
    await page.goto('/apply?lang=es');
    await page.getByLabel('Nombre', { exact: true }).fill('Guadalupe');
    await page.getByLabel('Teléfono', { exact: false }).first().fill('(503) 555-0142');
    await page.getByRole('button', { name: 'Continuar en otro dispositivo' }).click();
    const shown = await page.getByText(code).innerText();
    await expect(page.getByText('últimos cuatro dígitos')).toBeVisible();
    await still.close();

    const other = await (await newVisitor()).newPage();
    await other.goto('/resume?lang=es');
    await other.getByLabel('Código').fill(shown);
    await other.getByRole('button', { name: 'Traer mis respuestas' }).click();
    await other.getByLabel('Últimos cuatro dígitos').fill('0142');
    await other.getByRole('button', { name: 'Traer mis respuestas' }).click();
    await expect(other).toHaveURL(/\/apply\?lang=es/);
    await expect(other.getByLabel('Nombre', { exact: true })).toHaveValue('Guadalupe');
  },
);
