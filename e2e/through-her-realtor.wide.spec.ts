import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leadReference } from '#core/domain/lead-reference.ts';
import { readLead } from './support/crm.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import {
  apply,
  buyer,
  calculate,
  checkEligibility,
  field,
  fillApplication,
  fillEligibility,
  freshEmail,
} from './support/visitor.ts';

test.use({ locale: 'es-US' });

/** Throttles the page like an older phone with weak reception. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 30_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
}

test(
  'a Spanish-speaking buyer comes through her realtor’s link on a slow phone, thinks twice about the price, and her application has the newest figures and her realtor',
  { tag: '@phone' },
  async ({ page, staff }) => {
    test.slow();
    const words = texts.es;
    const code = `ROSA${randomBytes(4).toString('hex')}`;
    const rosa = await staff.post<{ id: number }>('/api/admin/affiliates', {
      firstName: 'Rosa',
      lastName: 'Delgado',
      company: 'Delgado Realty',
      isLicensedRealtor: true,
      email: `${code}@example.com`,
      referralCode: code,
    });
    const strip = page.getByRole('complementary', { name: 'Quién le refirió a este programa' });
    await slowDown(page);

    await test.step('the page comes in English with one line in her language', async () => {
      await page.goto(`/${code}?utm_source=whatsapp&utm_content=card`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('link', { name: 'Ver esta página en español' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(strip).toContainText('Referido por Rosa Delgado');
      const { y, height } = await placeOf(strip);
      expect(y + height, 'on the first screen').toBeLessThan(844);
    });

    await test.step('she sees what is added to the mortgage beside what is saved', async () => {
      await page.locator('main a[href*="/calculator"]').first().click();
      await expect(strip).toContainText('Rosa Delgado');
      const dialog = await calculate(page, 'es');
      await expect(dialog).toContainText('Se suma a su hipoteca');
      await dialog.getByRole('link', { name: words.next }).click();
    });

    await test.step('she types her name, then goes back for another price', async () => {
      await expect(field(page, 'homePrice')).toHaveValue('425,000');
      await field(page, 'name').fill('Guadalupe Ortiz');
      await page.locator('header').getByRole('link', { name: words.calculate }).click();
      const dialog = await calculate(page, 'es', { homePrice: '350000' });
      await dialog.getByRole('link', { name: words.next }).click();
      await expect(field(page, 'name')).toHaveValue('Guadalupe Ortiz');
      await expect(field(page, 'homePrice')).toHaveValue('350,000');
    });

    const id =
      await test.step('she is eligible, applies, and reads whose client she is', async () => {
        await fillEligibility(page, { homePrice: '350000' });
        await checkEligibility(page, 'es');
        await expect(strip).toContainText('Rosa Delgado');
        await page.getByRole('link', { name: words.reserve }).click();
        await expect(page.locator('main form')).toContainText('Rosa Delgado verá sus respuestas');
        await fillApplication(page, freshEmail());
        return apply(page, 'es');
      });

    await expect(page.locator('main')).toContainText(leadReference(id));
    const lead = await readLead(staff, id);
    expect(lead).toMatchObject({
      language: 'es',
      homePrice: 350_000,
      electricBill: Number(buyer.electricBill),
      referralCode: code,
      referral: { affiliateId: rosa.id },
      source: { utm_source: 'whatsapp', utm_content: 'card' },
    });
  },
);
