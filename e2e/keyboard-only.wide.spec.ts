import type { Locator, Page } from '@playwright/test';
import { findLeads } from './support/crm.ts';
import { tabTo } from './support/keys.ts';
import { registerPartner } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import {
  buyer,
  calculatorField,
  chooseScore,
  field,
  freshEmail,
  settled,
} from './support/visitor.ts';

test.describe(() => {
  test.slow();

  /** Chooses an option of a native list by its first letters. */
  async function write(page: Page, control: Locator, text: string): Promise<void> {
    await tabTo(page, control);
    await page.keyboard.type(text);
  }

  test(
    'the whole way from the calculator to the thank-you page without a mouse',
    { tag: '@desktop' },
    async ({ page, staff }) => {
      await page.goto('/calculator');
      await settled(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#content')).toBeFocused();

      await write(page, calculatorField(page, 'homePrice'), '$425');
      await write(page, calculatorField(page, 'electricBill'), '$300');
      await tabTo(page, calculatorField(page, 'creditScore'));
      await page.keyboard.press('Space');
      for (let down = 0; down < 3; down += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await write(page, calculatorField(page, 'propertyState'), 'Oreg');
      await expect(calculatorField(page, 'propertyState')).toHaveValue('OR');
      await tabTo(page, page.getByRole('button', { name: 'Calculate savings' }));
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog', { name: 'Your solar estimate' });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus'), 'the focus is in the dialog').toHaveCount(1);
      const next = dialog.getByRole('link', { name: 'Check eligibility' });
      await tabTo(page, dialog.getByText('How we calculate this'));
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(/\d cents per kWh/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(
        page.locator('[data-result] :focus'),
        'the focus is back beside the estimate',
      ).toHaveCount(1);
      await tabTo(page, page.getByRole('button', { name: 'Show again' }));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await tabTo(page, next);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/qualify/);

      await write(page, field(page, 'name'), `${buyer.firstName} ${buyer.lastName}`);
      await write(page, field(page, 'mobileNumber'), '5415550182');
      await tabTo(page, page.locator('main form input[type=radio]').first());
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
      await tabTo(page, page.getByRole('button', { name: 'Check my eligibility' }));
      await page.keyboard.press('Space');
      await page.waitForURL(/\/eligibility-results/);
      await tabTo(page, page.getByRole('link', { name: 'Reserve Your Funds' }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/apply/);

      const email = freshEmail();
      await write(page, field(page, 'email'), email);
      await write(page, field(page, 'currentAddress'), buyer.address);
      await tabTo(page, page.getByRole('radio', { name: 'I own my home' }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'I rent' })).toBeChecked();
      await write(page, field(page, 'timeline'), 'Imm');
      await tabTo(page, page.locator('main form [name=contactMethod]:checked'));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, field(page, 'consent'));
      await expect(field(page, 'consent')).toBeChecked();
      await tabTo(page, page.getByRole('button', { name: 'Submit my application' }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/thank-you/);
      const {
        items: [lead],
      } = await findLeads(staff, email);
      expect(lead).toMatchObject({ firstName: 'María', lastName: 'José Núñez-Ávila' });
      const detail = await staff.get(`/api/admin/leads/${lead!.id}`);
      expect(detail).toMatchObject({
        timeline: 'immediately',
        contactMethod: 'email',
        housingStatus: 'rent',
        firstTimeHomebuyer: true,
      });
    },
  );

  test(
    'on a narrow screen the keys go down the first screen as the eyes do',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 900 });
      await page.goto('/');
      await settled(page);
      const main = page.locator('main');
      const play = main.getByRole('button', { name: 'Play video' });
      await tabTo(page, play);
      await page.keyboard.press('Enter');
      const film = main.locator('video');
      await expect
        .poll(() => film.evaluate((shown: HTMLVideoElement) => shown.currentTime))
        .toBeGreaterThan(0);
      // The programme's own, as no other one is active.
      expect(await film.evaluate((shown: HTMLVideoElement) => shown.currentSrc)).toContain(
        '/media/hero/day.',
      );
      await page.keyboard.press('Tab');
      await expect(main.getByRole('link', { name: 'Calculate Savings' })).toBeFocused();
    },
  );

  test(
    'the overlay keeps the focus while it works, and Escape cancels the calculation',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/calculator');
      await settled(page);
      await chooseScore(page, '700-739');
      await calculatorField(page, 'propertyState').selectOption('TX');
      const submit = page.getByRole('button', { name: 'Calculate savings' });
      await submit.focus();
      await page.keyboard.press('Enter');
      const overlay = page.getByRole('dialog', { name: 'Calculating your savings' });
      await expect(overlay).toBeVisible();
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('Tab');
        // Past the last control of a modal dialog the focus may move to the browser's own toolbar,
        // never to the page behind.
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement!.closest('dialog') !== null,
          ),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      await expect(submit).toBeFocused();
      await expect(submit).toBeEnabled();
    },
  );

  test(
    'a partner signs in, types and changes the language without a mouse',
    { tag: '@desktop' },
    async ({ page, product }) => {
      const partner = await registerPartner(product.origin);
      await page.goto('/affiliate/login');
      await expect(page.getByLabel('Email Address')).toBeFocused();
      await page.keyboard.type(partner.email);
      await write(page, page.getByLabel('Password', { exact: true }), partner.password);
      await tabTo(page, page.getByRole('button', { name: 'Show password' }));
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
      await tabTo(page, page.getByRole('button', { name: 'Sign in' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Welcome, Ana Souza')).toBeVisible();
      await tabTo(page, page.getByRole('link', { name: 'Profile' }));
      await page.keyboard.press('Enter');
      await write(page, page.getByLabel('Company/Agency'), 'Cascade Homes');
      // Changing the language keeps everything typed.
      await write(page, page.getByLabel('Language', { exact: true }), 'Esp');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByLabel('Empresa o agencia')).toHaveValue('Cascade Homes');
      await tabTo(page, page.getByRole('button', { name: 'Actualizar perfil' }));
    },
  );
});
