import { expectAccessibleInBoth } from './support/accessibility.ts';
import { isHydrated } from './support/hydrated.ts';
import { registerPartner, sendClient } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { holdScripts } from './support/visitor.ts';

/** API calls of the portal that the browser has made. */
const calls = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/api/')),
  );

test(
  'a realtor on a slow phone reads her dashboard and calls a client before any script has come',
  { tag: '@phone' },
  async ({ product, newVisitor }) => {
    const { origin } = product;
    const partner = await registerPartner(origin, { firstName: 'Rosa', lastName: 'Delgado' });
    await sendClient(origin, partner, { firstName: 'Juliana', lastName: 'Santos' });
    const context = await newVisitor();
    await context.addCookies([{ ...partner.cookie, url: origin }]);
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto('/affiliate/dashboard', { waitUntil: 'commit' });

    await expect(page.getByText('Welcome, Rosa Delgado')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Juliana Santos' });
    await expect(row.getByRole('link', { name: 'Call Juliana Santos' })).toHaveAttribute(
      'href',
      /^tel:\+1/,
    );
    await expectAccessibleInBoth(page, 'a dashboard before its script');
    await page.getByRole('row').evaluateAll((rows) => rows.forEach((one) => (one.id = 'rendered')));

    release();
    const copy = page.getByRole('button', { name: 'Copy' }).first();
    await expect(copy, 'what acts only by the script waits for it').toBeVisible();
    await isHydrated(page);
    await expect(page.locator('tr#rendered'), 'the app takes over what stands there').toHaveCount(
      2,
    );
    expect(await calls(page), 'what came with the document is not asked for again').toEqual([]);
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect.poll(() => calls(page)).toContain('/api/affiliate/referrals');
  },
);

test(
  'where the script does not come, nothing stays that looks alive and is not',
  { tag: '@phone' },
  async ({ product, newVisitor, errors }) => {
    errors.expect(/ERR_FAILED/);
    const { origin } = product;
    const partner = await registerPartner(origin);
    const context = await newVisitor();
    await context.addCookies([{ ...partner.cookie, url: origin }]);
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/affiliate/dashboard?lang=pt', { waitUntil: 'commit' });
    await expect(page.getByText('Não foi possível carregar esta página.')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);
