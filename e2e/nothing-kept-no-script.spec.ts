import { randomBytes } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import {
  buyer,
  calculatorField,
  field,
  fillApplication,
  fillCalculator,
  fillEligibility,
  freshEmail,
} from './support/visitor.ts';

test.use({ javaScriptEnabled: false });

/** Clears the cookies before every request. */
test.beforeEach(async ({ context }) => {
  await context.route('**/*', async (route) => {
    await context.clearCookies();
    await route.continue();
  });
});

test(
  'a Spanish-speaking buyer whose browser keeps nothing and runs no script becomes a lead with her figures, her language, her consent and her realtor',
  { tag: '@phone' },
  async ({ page, staff }) => {
    const code = `ROSA${randomBytes(4).toString('hex')}`;
    await staff.post('/api/admin/affiliates', {
      firstName: 'Rosa',
      lastName: 'Ibarra',
      isLicensedRealtor: true,
      email: `${code}@example.com`,
      referralCode: code,
    });
    const words = texts.es;

    await page.goto(`/${code}?lang=es`);
    await page.getByRole('banner').locator('a[href^="/calculator"]').click();
    await fillCalculator(page);
    await page.getByRole('button', { name: words.calculate }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1, name: words.estimate })).toBeVisible();
    await expect(page.locator('main')).toContainText('$425,000');
    await expect(page.locator('main')).toContainText('$13,000');
    const named = [...new URL(page.url()).searchParams.keys()];
    expect(named.sort(), 'no figure stands in the address').toEqual(['lang', 'ref']);

    // A link to the next step would lose the answers: only the button carries them.
    const steps = page.getByRole('listitem').filter({ hasText: /^[1-4] ?\S/ });
    await expect(steps.locator('a')).toHaveCount(4);
    await expect(steps.getByRole('link')).toHaveCount(2);

    await page.getByRole('button', { name: words.next }).first().click();
    await expect(field(page, 'homePrice')).toHaveValue('425,000');
    await expect(field(page, 'creditScore')).toHaveValue(buyer.creditScore);
    await expect(field(page, 'state')).toHaveValue(buyer.state);
    await expect(page.getByText(/^Cumple 3 de 3\. Tres respuestas más/)).toBeVisible();
    await expect(page.getByText('Seis preguntas cortas')).toBeHidden();
    const known = page.getByRole('region', { name: 'Lo que pide el programa' });
    for (const said of ['Oregón', '660–699', '$425,000']) {
      await expect(known.getByText(said, { exact: true }).first()).toBeVisible();
    }
    await expect(field(page, 'state')).toBeHidden();
    await fillEligibility(page);
    await page.getByRole('button', { name: words.check }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María');
    await expect(page.locator('li[data-met=true]')).toHaveCount(3);
    // `placeOf` waits for frames, which a page without a script does not count.
    const widthOf = (part: Locator) => part.evaluate((found) => (found as HTMLElement).offsetWidth);
    expect(
      await widthOf(page.getByRole('button', { name: words.reserve })),
      'a button that posts is as wide as the link',
    ).toBe(await widthOf(page.locator('main [href^="tel:"]').first()));

    await page.getByRole('button', { name: words.reserve }).click();
    await expect(field(page, 'firstName')).toHaveValue('María');
    await expect(field(page, 'phone')).toHaveValue(buyer.phone);
    const checked = page.getByRole('region', { name: 'Revise sus respuestas' });
    for (const said of ['$425,000', 'Oregón', '$300', '$13,000', 'Aún sin decidir']) {
      await expect(checked).toContainText(said);
    }
    await checked.getByText('Paneles', { exact: true }).click();
    await checked.locator('label:has([value=no])').click();
    await page.locator('main form label:has([name=partnerSees][value=status])').click();
    // What she changes on the way back goes along, and so does what she chose here.
    await page.getByRole('button', { name: 'Cambiar: Precio de la vivienda' }).click();
    await expect(field(page, 'homePrice')).toBeFocused();
    await field(page, 'homePrice').fill('352000');
    await page.getByRole('button', { name: words.check }).click();
    await page.getByRole('button', { name: words.reserve }).click();
    await expect(checked).toContainText('$352,000');
    await field(page, 'currentAddress').fill(buyer.address);
    await page.getByRole('button', { name: 'Cambiar: Factura de electricidad' }).click();
    await expect(calculatorField(page, 'homePrice')).toHaveValue('352000');
    await expect(calculatorField(page, 'propertyState')).toHaveValue(buyer.state);
    await calculatorField(page, 'electricBill').fill('210');
    await page.getByRole('button', { name: words.calculate }).click();
    await page.getByRole('button', { name: words.next }).first().click();
    await expect(known.getByText('$352,000', { exact: true }).first()).toBeVisible();
    await expect(field(page, 'mobileNumber')).toHaveValue(buyer.phone);
    await page.getByRole('button', { name: words.check }).click();
    await page.getByRole('button', { name: words.reserve }).click();
    for (const said of ['$352,000', '$210', 'No']) {
      await expect(checked).toContainText(said);
    }
    await expect(field(page, 'currentAddress')).toHaveValue(buyer.address);
    await expect(page.locator('[name=partnerSees]:checked')).toHaveValue('status');
    await fillApplication(page, freshEmail());
    await page.getByRole('button', { name: words.submit }).click();
    await page.waitForURL(/\/thank-you/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.thanks);

    const id = Number(new URL(page.url()).searchParams.get('leadId'));
    // Text locators do not look inside noscript.
    expect(await page.locator('main noscript').innerText()).toContain(`: ${leadReference(id)}`);
    const lead = await readLead(staff, id);
    expect(lead).toMatchObject({
      language: 'es',
      referralCode: code,
      homePrice: 352_000,
      electricBill: 210,
      creditScore: buyer.creditScore,
      propertyState: buyer.state,
      firstTimeHomebuyer: true,
      isQualified: true,
      educationEarnings: 12_320,
      isSuspicious: false,
      wantsPanels: 'no',
      partnerSees: 'status',
    });
    expect(lead.monthlySavings).toBeGreaterThan(0);
    expect(lead.consents[0]).toMatchObject({
      purpose: 'application',
      language: 'es',
      isVersionConfirmed: true,
      granted: true,
      ticked: 'preset',
      pageUrl: '/apply?lang=es',
    });
    expect(lead.calculations, 'what she calculated').toHaveLength(2);
    expect(lead.eligibilityChecks, 'what she asked').toHaveLength(3);
  },
);

const carriedPrices = [
  ['352000', 'met', '$352,000'],
  ['425.000', 'met', '$425,000'],
  ['$300,000 USD', 'met', '$300,000'],
  ['350k', 'met', '$350,000'],
  ['150000.00', 'met', '$150,000'],
  ['149,999.99', 'missed', '$149,999'],
  ['99 000', 'missed', '$99,000'],
  ['0', '', ''],
  ['1e6', '', ''],
  ['-300000', '', ''],
  ['no sé', '', ''],
] as const;

test(
  'a carried price is a row as it is read, beside its rule; one that cannot be read stays a field',
  { tag: '@phone' },
  async ({ page, request }) => {
    const address = '/qualify?lang=es';
    for (const [homePrice, known, said] of carriedPrices) {
      const response = await request.post(address, { form: { arrival: 'yes', homePrice } });
      await page.route(`**${address}`, (route) => route.fulfill({ response }), { times: 1 });
      await page.goto(address);
      const price = page.locator('[data-known]:has([name=homePrice])');
      await expect(price, homePrice).toHaveAttribute('data-known', known);
      await expect(price.locator('[data-said]').first(), homePrice).toHaveText(said);
    }
  },
);

test(
  'that a bill is a guess goes along with it to every step',
  { tag: '@phone' },
  async ({ request }) => {
    const guess = {
      homePrice: '425000',
      electricBill: '',
      billUnknown: 'yes',
      propertyState: 'NM',
    };
    let page = '';
    for (const [address, form, to] of [
      ['/calculator', { ...guess, creditScore: buyer.creditScore }, '/qualify'],
      ['/qualify', { ...guess, arrival: 'yes' }, ''],
      ['/apply', { ...guess, electricBill: '250', arrival: 'yes' }, ''],
    ] as const) {
      page = await (await request.post(address, { form })).text();
      const asked = page.split('<form').filter((one) => to === '' || one.includes(`action="${to}`));
      expect(asked.join(), address).toContain('name="billUnknown" value="yes"');
    }
    expect(page, 'her check says so too').toContain('<dd>$250 (our guess)</dd>');
  },
);
