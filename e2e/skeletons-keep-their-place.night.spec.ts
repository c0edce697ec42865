import type { Page } from '@playwright/test';
import { confirmReferralFees } from './support/commissions.ts';
import { expectLoaded, holdCalls, openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';

/** The tops of elements on the page, in pixels. */
function topsOf(page: Page, elements: string): Promise<number[]> {
  return page
    .locator(elements)
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().top));
}

/** The cumulative layout shift of the page, as Chromium counts it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        sum += entry.value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    return sum;
  });
}

let leads = 0;

const screens = [
  {
    name: 'the list of leads',
    // The server pre-renders no screen whose address has other parameters.
    path: () => '/admin/dashboard?tab=leads&sort=createdAt',
    calls: /\/api\/admin\/leads\?/,
    elements: 'thead tr, tbody tr',
  },
  {
    name: 'the page of a lead',
    path: (id: number) => `/admin/contact/${id}?drawn=no`,
    calls: /\/api\/admin\/leads\/\d+$/,
    elements: 'header:has(h1), section:has(h2)',
  },
  {
    name: 'the commissions',
    path: () => '/admin/dashboard?tab=commissions',
    calls: /\/api\/admin\/commissions/,
    elements: 'dl > div:nth-child(-n + 2), dl ~ p + *',
    // The list is empty here, so it is shorter than its skeleton.
    mayShorten: true,
  },
];

for (const { name, path, calls, elements, mayShorten = false } of screens) {
  test(`${name} comes where its skeleton stood`, async ({ staff, newVisitor, product }) => {
    let id = 0;
    for (const first of ['Una', 'Duo', 'Tria']) {
      // A number of its own: an ordinary lead has no duplicates.
      leads += 1;
      ({ id } = await newLead(staff, first, 'Gonzalez', `(971) 555-01${10 + leads}`));
    }
    await confirmReferralFees(staff);
    const desk = await openCrm(await newVisitor(), staff, product.origin);
    await expectLoaded(desk);
    const letGo = await holdCalls(desk, calls);
    await desk.goto(path(id));
    const isWaiting = desk.locator('[inert], dl[aria-busy=true]').first();
    await expect(isWaiting).toBeAttached();
    await desk.evaluate(() => document.fonts.ready);
    const before = await topsOf(desk, elements);
    expect(before.length).toBeGreaterThan(2);
    await letGo();
    await expectLoaded(desk);
    await expect(isWaiting).not.toBeAttached();
    const after = await topsOf(desk, elements);
    // At night the head of a lead also says when it may be called, which moves the content below.
    const isNight = (await desk.getByText('No calls or texts:').count()) > 0;
    const grownBy = isNight ? after[1]! - before[1]! : 0;
    for (const [at, top] of before.slice(0, 3).entries()) {
      const gap = after[at]! - top - (at > 0 ? grownBy : 0);
      expect.soft(mayShorten ? Math.max(gap, 0) : gap, `place ${at}`).toBeCloseTo(0, 0);
    }
    expect(grownBy).toBeLessThan(60);
    if (!mayShorten) {
      expect(await shiftOf(desk), 'layout shift').toBeLessThan(isNight ? 0.1 : 0.005);
    }
  });
}

test('nobody is said to wait before the queue has come', async ({ staff, newVisitor, product }) => {
  const desk = await openCrm(await newVisitor(), staff, product.origin, '/admin/profile');
  await expectLoaded(desk);
  const letGo = await holdCalls(desk, /\/api\/admin\/queue$/);
  await desk.goto('/admin/dashboard?tab=overview&drawn=no');
  await expect(desk.getByRole('button', { name: 'Next: …' })).toBeDisabled();
  await letGo();
  await expect(desk.getByRole('button', { name: 'Next: …' })).toBeHidden();
});

test('before the scripts of the CRM have come, the frame of a screen is there, and the mark stays in its place', async ({
  staff,
  newVisitor,
  product,
}) => {
  await newLead(staff, 'Una', 'Gonzalez');
  const desk = await openCrm(await newVisitor(), staff, product.origin);
  const letGo = await holdCalls(desk, /\/assets\/.*\.js$/);
  await desk.goto('/admin/dashboard?tab=leads&sort=lastName', { waitUntil: 'commit' });
  const mark = desk.locator('#first-frame svg');
  await expect(mark).toBeVisible();
  const before = await placeOf(mark);
  await letGo();
  await expect(desk.locator('#content table').first()).toBeVisible();
  await expect(mark).toBeHidden();
  const after = await placeOf(desk.locator('#root svg').first());
  expect(after.x).toBeCloseTo(before.x, -1);
  expect(after.y).toBeCloseTo(before.y, -1);
  expect(await shiftOf(desk), 'layout shift').toBeLessThan(0.005);
});
