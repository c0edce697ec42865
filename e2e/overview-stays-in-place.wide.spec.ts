import type { Route } from '@playwright/test';
import { expectLoaded, openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';

test('late figures on the overview and in the list of leads move nothing', async ({
  staff,
  newVisitor,
  product,
}) => {
  // As many leads as the overview shows, so that it is full.
  for (const first of ['Una', 'Duo', 'Tria', 'Quad', 'Quin']) {
    await newLead(staff, first);
    const step = { sessionId: crypto.randomUUID(), page: '/', action: 'page_view' };
    await staff.post('/api/track-interaction', step);
  }
  const context = await newVisitor();
  const held: Route[] = [];
  let isHeld = true;
  await context.route(/\/api\/admin\/(dashboard\/activity|leads\?)/, async (route) => {
    if (isHeld) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  const letGo = async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
  // The server pre-renders no screen whose address has other parameters.
  const overview = '/admin/dashboard?tab=overview&range=30d';
  const desk = await openCrm(context, staff, product.origin, overview);
  const report = desk.getByRole('region', { name: 'Leads and visits' });
  await expect(report).toBeVisible();
  await expect(desk.locator('dl[aria-busy=false]')).toBeVisible();
  const before = await placeOf(report);
  await letGo();
  await expectLoaded(desk);
  const after = await placeOf(report);
  expect(Math.abs(after.y - before.y)).toBeLessThan(2);
  expect(after.x).toBe(before.x);

  isHeld = true;
  await desk.goto('/admin/dashboard?tab=leads&sort=createdAt');
  // The only tool above the list on both desktop and phone.
  const view = desk.getByRole('button', { name: 'New lead' });
  const lines = desk.getByRole('status').filter({ hasText: 'Loading' });
  await expect(lines).toBeVisible();
  const places = async () => [await placeOf(view), await placeOf(lines)] as const;
  const [tool, grey] = await places();
  await letGo();
  const table = desk.getByRole('table');
  await expect(table).toBeVisible();
  expect(await placeOf(view)).toEqual(tool);
  expect(Math.abs((await placeOf(table)).y - grey.y)).toBeLessThan(2);
});

test('the board loads without moving', async ({ staff, newVisitor, product }) => {
  await newLead(staff, 'Shape');
  const context = await newVisitor();
  const desk = await openCrm(
    context,
    staff,
    product.origin,
    // Only its own lead: other cards may have marks.
    '/admin/dashboard?tab=leads&view=board&q=Shape',
  );
  await expectLoaded(desk);
  const board = desk.getByRole('group', { name: 'Leads by status' });
  const places = () =>
    board
      .locator('section, section ul > li')
      .evaluateAll((all) =>
        all.map((one) => [one.tagName, ...Object.values(one.getBoundingClientRect().toJSON())]),
      );
  await expect(board.getByRole('link', { name: /^Shape / })).toBeVisible();
  const shown = await places();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(/\/api\/admin\/leads\/board/, async (route) => {
    await held;
    await route.continue();
  });
  await desk.reload();
  await expect(board.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await desk.evaluate(() => document.fonts.ready);
  expect(await places()).toEqual(shown);
  letGo();
  await expect(board.getByRole('link', { name: /^Shape / })).toBeVisible();
  expect(await places()).toEqual(shown);
});
