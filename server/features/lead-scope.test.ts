import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { route } from '#core/contract/route.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findSortedRows } from '#server/db/sorted-rows.ts';
import { visitor } from '#server/platform/actor.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import type { Router } from './context.ts';
import { leadRows, type LeadScope, leadScopeOf } from './lead-scope.ts';
import { countSinceMidnight, findLead, leadList } from './leads/queries.ts';
import { hasLead, requireLead } from './scoped-leads.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const newest = { sort: 'createdAt', direction: 'desc', limit: 50 } as const;

const midnight = { now: new Date(), timeZone: 'America/New_York' };

// Calls that must not compile: the check of types fails as soon as one of them does.
export const refusedByTheCompiler = [
  // @ts-expect-error a list of leads without a scope
  () => leadList({ status: 'New' }),
  // @ts-expect-error one lead without a scope
  (db: Queryable) => findLead(db, 1),
  // @ts-expect-error a look at a lead without a scope
  (db: Queryable) => hasLead(db, 1),
  // @ts-expect-error a count of leads without a scope
  (db: Queryable) => countSinceMidnight(db, midnight),
  // @ts-expect-error a scope that the session did not make
  () => leadList({ kind: 'all' }),
  // @ts-expect-error a scope with a property that looks like the real one
  (): LeadScope => ({ [Symbol('lead scope')]: { kind: 'all' } }),
  // @ts-expect-error a visitor has no leads
  () => leadScopeOf(visitor),
  // @ts-expect-error an affiliate without a session
  () => leadScopeOf({ kind: 'affiliate', id: 1, sessionId: 1, viaAdminId: null }),
  // @ts-expect-error a program whose key was not looked up
  () => leadScopeOf({ kind: 'key', id: 1, scopes: [] }),
];

const listOwn = route({
  method: 'GET',
  path: '/api/test/leads',
  access: 'staff-or-affiliate',
  roles: everyStaff,
  summary: 'What the caller may see, asked in every way there is.',
  answer: z.object({ ids: z.array(z.int()), total: z.int(), firstNames: z.array(z.string()) }),
});

const look = route({
  method: 'GET',
  path: '/api/test/leads/:id',
  access: 'staff-or-affiliate',
  roles: everyStaff,
  summary: 'Whether the caller may see one lead.',
  params: z.object({ id: z.pipe(z.string(), z.transform(Number)) }),
  answer: z.null(),
});

async function addTestRoutes(router: Router): Promise<void> {
  addRoute(router, listOwn, async ({ db, actor }) => {
    const scope = leadScopeOf(actor);
    const found = await findSortedRows(db, leadList(scope), newest);
    const ids = found.map(({ row }) => row.id);
    const details = await Promise.all(ids.map((id) => findLead(db, scope, id)));
    const { total } = await countSinceMidnight(db, scope, midnight);
    return { ids, total, firstNames: details.map((lead) => lead!.firstName) };
  });
  addRoute(router, look, async (context, { params }) => {
    await requireLead(context, params.id);
    return null;
  });
}

const { app, staff } = await openOffice({
  pages: (routes, services) => addTestRoutes({ app: routes, services }),
});
const affiliate = await makeAffiliate(staff);
const affiliateId = affiliate.id;
const { referralCode } = affiliate;
await app.post('/api/leads', makeLeadBody({ firstName: 'Referred', referralCode }));
await app.post('/api/leads', makeLeadBody({ firstName: 'Nobody' }));
await app.post('/api/leads', makeLeadBody({ firstName: 'Owned' }));
await app.database.query(
  `update leads set owner_id = (select id from admin_users) where first_name = 'Owned'`,
);

async function seenWith(cookie: string) {
  const { ids, total, firstNames } = await ok(app.get('/api/test/leads', { cookie }));
  assert.equal(total, ids.length);
  const all = await app.rows<{ id: number }>('select id from leads');
  for (const { id } of all) {
    const { statusCode } = await app.get(`/api/test/leads/${id}`, { cookie });
    assert.equal(statusCode, ids.includes(id) ? 200 : 404);
  }
  return firstNames;
}

test('a scope that was forced through the compiler has no rows to give', () => {
  assert.equal(leadRows({ kind: 'all' } as unknown as LeadScope), undefined);
});

test('an admin sees every lead', async () => {
  const { cookie } = await app.signIn();
  assert.deepEqual(await seenWith(cookie), ['Owned', 'Nobody', 'Referred']);
});

test('an affiliate sees the leads it referred', async () => {
  const cookie = await affiliateCookie(app.database, affiliateId);
  assert.deepEqual(await seenWith(cookie), ['Referred']);
});

test('an officer sees own and unowned leads, and figures of those only', async () => {
  const officer = await makeStaff(app, { role: 'officer' });
  const { id: officerId } = (await officer.get('/api/admin/session')).json();
  await app.database.query(`update leads set owner_id = $1 where first_name = 'Referred'`, [
    officerId,
  ]);
  assert.deepEqual(await seenWith(officer.cookie), ['Nobody', 'Referred']);
  const list = await officer.get('/api/admin/leads');
  assert.equal(list.json().total, 2);
  const stats = await officer.get('/api/admin/dashboard/stats');
  assert.equal(stats.json().totalLeads, 2);
});

test('compliance and read-only staff see every lead', async () => {
  for (const role of ['compliance', 'read_only'] as const) {
    const { cookie } = await makeStaff(app, { role });
    assert.deepEqual(await seenWith(cookie), ['Owned', 'Nobody', 'Referred']);
  }
});
