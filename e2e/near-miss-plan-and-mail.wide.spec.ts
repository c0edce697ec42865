import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { testWithMail } from './support/mailed.ts';
import { expect } from './support/test.ts';
import { checkEligibility, field, fillEligibility, freshEmail } from './support/visitor.ts';

// A product that sends real mail.
const test = testWithMail();

const plan = (page: Page) => page.getByRole('region', { name: 'Qué tendría que cambiar' });

test(
  'a no becomes a plan and a wish; when the rule changes the mail comes in Spanish',
  { tag: '@phone' },
  async ({ page, publishTerms, mails, errors }) => {
    errors.expect(/status of 400 .*near-miss/);
    const email = freshEmail();
    await page.goto('/qualify?lang=es');
    await fillEligibility(page, { creditScore: 'Below 580' });
    await checkEligibility(page, 'es');
    const wish = plan(page).getByRole('group');

    await test.step('she reads what it takes, and nobody says that she is not eligible', async () => {
      await expect(plan(page).getByRole('heading', { level: 3 })).toHaveText([
        'Un puntaje de crédito de 580 o más',
      ]);
      await expect(plan(page)).toContainText('Pague todas sus cuentas a tiempo.');
      await expect(page.locator('main')).not.toContainText(
        /usted no (es|está|califica|cumple)|inelegible/i,
      );
      await expectAccessibleInBoth(page, 'the plan of a no');
    });

    await test.step('the wish is a link, and its form opens with it', async () => {
      await expect(field(page, 'email')).toBeHidden();
      await wish.getByText('Avíseme cuando esto cambie').click();
    });

    await test.step('what is wrong is said beside its field, and what is right is kept', async () => {
      await field(page, 'email').fill('maria@');
      await wish.getByRole('button', { name: 'Pedir este correo' }).click();
      await expect(field(page, 'creditScore')).toBeFocused();
      await expect(wish.getByText('Escriba un puntaje de 300 a 850')).toBeVisible();
      await expectAccessibleInBoth(page, 'a wish with errors');
      await field(page, 'creditScore').fill('565');
      await field(page, 'email').fill(email);
      await wish.getByRole('button', { name: 'Pedir este correo' }).click();
      await expect(wish.getByRole('status')).toContainText(email);
      await expect(wish.getByRole('status')).toBeFocused();
    });

    await test.step('the rule changes, and she is told once', async () => {
      const own = () => mails.received.filter(({ recipients }) => recipients.includes(email));
      await publishTerms({ minCreditScore: 570 });
      await publishTerms({ minCreditScore: 560 });
      await expect.poll(() => own().length, { timeout: 90_000 }).toBe(1);
      const [{ unfolded }] = own() as [ReturnType<typeof own>[number]];
      expect(unfolded).toContain('cambiaron las reglas del programa');
      const [, link] = /(https?:\/\/[^\s"<]+\/qualify\?lang=es)/.exec(unfolded)!;
      const { pathname, search } = new URL(link!);
      await page.goto(pathname + search);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(field(page, 'creditScore')).toBeVisible();
    });

    await test.step('with her 565 she has a range that begins at the new rule, and it says yes', async () => {
      await expect(field(page, 'creditScore')).toHaveValue('');
      await field(page, 'creditScore').selectOption('560-579');
      await checkEligibility(page, 'es');
      await expect(page.locator('main')).toContainText('Felicidades');
      await expect(page.locator('main')).toContainText('560–579');
    });
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the wish is posted by the form itself', { tag: '@phone' }, async ({ page, errors }) => {
    errors.expect(/status of 422 .*eligibility-results/);
    await page.goto('/qualify?lang=es');
    await field(page, 'name').fill('María García');
    await field(page, 'mobileNumber').fill('(503) 555-0100');
    await field(page, 'homePrice').fill('500,000');
    await field(page, 'creditScore').selectOption('Below 580');
    await field(page, 'state').selectOption('HI');
    await page.locator('[name=firstTimeHomebuyer][value=yes]').check();
    await page.getByRole('button', { name: /Verificar/ }).click();
    await expect(plan(page).getByRole('heading', { level: 3 })).toHaveText([
      'Una vivienda en un estado elegible',
      'Un puntaje de crédito de 580 o más',
    ]);
    await plan(page).getByText('Avíseme cuando esto cambie').click();
    await page.getByLabel('Su puntaje de crédito de hoy').fill('565');
    await field(page, 'email').fill('maria@');
    await page.getByRole('button', { name: 'Pedir este correo' }).click();
    await expect(page.getByRole('alert')).toContainText('correo');
    await expect(field(page, 'creditScore')).toHaveValue('565');
    await field(page, 'email').fill(freshEmail());
    await page.getByRole('button', { name: 'Pedir este correo' }).click();
    await expect(page.getByRole('status')).toContainText('@example.com');
    await page.getByRole('link', { name: 'Cancelar este pedido' }).click();
    await page.getByRole('button', { name: 'Ya no quiero este correo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya no recibirá este correo');
  });
});
