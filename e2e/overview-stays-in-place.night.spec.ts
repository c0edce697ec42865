import { expectLoaded, holdCalls, openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';

test('late figures on the overview move nothing', async ({ staff, newVisitor, product }) => {
  // As many leads as the overview shows, so that it is full.
  for (const first of ['Una', 'Duo', 'Tria', 'Quad', 'Quin']) {
    await newLead(staff, first);
    const step = { sessionId: crypto.randomUUID(), page: '/', action: 'page_view' };
    await staff.post('/api/track-interaction', step);
  }
  const context = await newVisitor();
  const letGo = await holdCalls(context, /\/api\/admin\/dashboard\/activity/);
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
  const letGo = await holdCalls(context, /\/api\/admin\/leads\/board/);
  await desk.reload();
  await expect(board.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await desk.evaluate(() => document.fonts.ready);
  expect(await places()).toEqual(shown);
  await letGo();
  await expect(board.getByRole('link', { name: /^Shape / })).toBeVisible();
  expect(await places()).toEqual(shown);
});
