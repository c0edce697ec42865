import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as z from 'zod/mini';
import { route } from '#core/contract/route.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { type Actor, system, type VisitorActor } from '#server/platform/actor.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { freshApp } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { createAffiliate } from './partners/affiliates/create-affiliate.ts';
import { insertAffiliate, type NewAffiliate } from './partners/affiliates/writes.ts';
import type { Context, Router, StaffContext } from './context.ts';
import {
  type AuditedTransaction,
  nothingChanged,
  transaction,
  transactionOfMany,
} from './transaction.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const entry = ['affiliate.create', 'affiliate'] as const;
const nothing = async () => ({ entityId: null, result: null });
type NewBody = Parameters<typeof createAffiliate>[1];

// Calls that must not compile: the check of types fails as soon as one of them does.
export const refusedByTheCompiler = [
  // @ts-expect-error a write by a visitor
  (context: Context<VisitorActor>) => transaction(context, ...entry, nothing),
  // @ts-expect-error the actor of a write may not be a visitor
  (context: Context<Actor>) => transaction(context, ...entry, nothing),
  // @ts-expect-error a write without an actor
  ({ db }: StaffContext) => transaction({ db, ipAddress: null }, ...entry, nothing),
  // @ts-expect-error a write that does not say what was changed
  (context: StaffContext) => transaction(context, ...entry, async () => 1),
  (context: StaffContext) =>
    // @ts-expect-error a write of several things that lists no change
    transactionOfMany(context, async () => ({ changes: [], result: null })),
  // @ts-expect-error an action of staff behind a public route
  (context: Context<VisitorActor>, body: NewBody) => createAffiliate(context, body),
  // @ts-expect-error a write past the transaction
  (db: Queryable, row: NewAffiliate) => insertAffiliate(db, row),
  ({ db }: StaffContext, row: NewAffiliate) =>
    // @ts-expect-error a write in a transaction without an audit row
    db.transaction((tx) => insertAffiliate(tx, row)),
];

const row: NewAffiliate = {
  firstName: 'Rita',
  lastName: 'Realtor',
  email: 'rita@example.com',
  referralCode: 'rita',
  commissionUnit: 'percent',
};

const writeTwice = route({
  method: 'POST',
  path: '/api/test/write',
  access: 'staff',
  roles: everyStaff,
  summary: 'Makes an affiliate, and fails afterwards if it is told to.',
  body: z.object({ fails: z.boolean() }),
  answer: z.int(),
});

async function addTestRoutes(router: Router): Promise<void> {
  addRoute(router, writeTwice, (context, { body }) =>
    transaction(context, 'test.write', 'affiliate', async (tx) => {
      const { id } = await insertAffiliate(tx, row);
      if (body.fails) {
        throw new Error('planted');
      }
      return { entityId: id, before: null, after: { firstName: row.firstName }, result: id };
    }),
  );
}

describe('writes of staff', async () => {
  const { app, staff } = await openOffice({
    pages: (routes, services) => addTestRoutes({ app: routes, services }),
  });

  const audited = () => app.rows(`select * from audit_log where entity = 'affiliate'`);

  test('what fails in the work leaves neither the change nor its audit row', async () => {
    const answer = await staff.post('/api/test/write', { fails: true });
    assert.equal(answer.statusCode, 500);
    assert.equal(await app.count('affiliates'), 0);
    assert.deepEqual(await audited(), []);
  });

  test('what cannot be audited is not changed', async () => {
    await app.database.query(`
        alter table audit_log add constraint planted check (action <> 'affiliate.create')`);
    await assert.rejects(makeAffiliate(staff));
    assert.equal(await app.count('affiliates'), 0);
    await app.database.query('alter table audit_log drop constraint planted');
  });

  test('a change is kept with who made it, from where, and what it was', async () => {
    const answer = await ok(staff.post('/api/test/write', { fails: false }));
    const [line, ...more] = await audited();
    assert.deepEqual(more, []);
    const [admin] = await app.rows('select id from admin_users');
    assert.deepEqual(
      {
        kind: line!['actor_kind'],
        by: line!['actor_id'],
        action: line!['action'],
        of: line!['entity_id'],
        after: line!['after'],
        from: line!['ip_address'],
      },
      {
        kind: 'staff',
        by: admin!['id'],
        action: 'test.write',
        of: answer,
        after: { firstName: 'Rita' },
        from: '127.0.0.1',
      },
    );
  });
});

test('the workers are woken behind the commit of a change, and by nothing else', async (t) => {
  const app = await freshApp();
  t.after(app.dispose);
  const woken: Promise<number>[] = [];
  const writer = {
    db: app.database,
    actor: system,
    ipAddress: null,
    wakeJobs: () => void woken.push(app.count('affiliates')),
  };
  const insert = async (tx: AuditedTransaction) => {
    const { id } = await insertAffiliate(tx, row);
    return { entityId: id, result: id };
  };
  await transaction(writer, ...entry, insert);
  const failing = transaction(writer, ...entry, async () => {
    throw new Error('planted');
  });
  await assert.rejects(failing, /planted/);
  await transactionOfMany(writer, async () => ({ changes: nothingChanged, result: null }));
  assert.deepEqual(await Promise.all(woken), [1]);
});
