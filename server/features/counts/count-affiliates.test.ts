import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { countAffiliates } from './count-affiliates.ts';
import { countNewRows } from './count-new-rows.ts';

// What the counts must be: every row looked at, in SQL that shares nothing with the migration.
const byCounting = `
select a.id,
  (select count(*)::int from referrals r join leads l on l.id = r.lead_id
   where r.affiliate_id = a.id and l.deleted_at is null) as referrals,
  (select count(*)::int from referrals r join leads l on l.id = r.lead_id
   where r.affiliate_id = a.id and l.deleted_at is null and r.status not in ('pending', 'void')) as qualified,
  (select coalesce(sum(amount_cents), 0)::int from commission_ledger c
   where c.affiliate_id = a.id and c.kind in ('accrual', 'adjustment', 'void')) as "earnedCents",
  (select coalesce(sum(amount_cents), 0)::int from commission_ledger c
   where c.affiliate_id = a.id and c.kind = 'payout') as "paidOutCents"
from affiliates a order by a.id`;

/** One thing that happens to the tables: SQL with its values. */
interface Step {
  sql: string;
  values: unknown[];
}

const step = (sql: string, ...values: unknown[]): Step => ({ sql, values });

const small = fc.nat(5);
const affiliate = fc.integer({ min: 1, max: 3 });
const status = fc.constantFrom('pending', 'qualified', 'approved', 'paid', 'void');

const nth = `(select id from referrals order by id desc offset $1 limit 1)`;

const refer = (at: number, state: string): Step =>
  step(
    `with lead as (
       insert into leads (first_name, last_name, email, phone) values ('A', 'B', 'a@example.com', '1')
       returning id
     )
     insert into referrals (affiliate_id, lead_id, referral_code, status)
     select $1::bigint, id, 'COUNTED' || $1::bigint, $2 from lead`,
    at,
    state,
  );

const book = (at: number, kind: string, cents: number): Step =>
  step(
    `insert into commission_ledger (referral_id, affiliate_id, kind, amount_cents, basis, actor_kind, event_key, cause)
     select id, affiliate_id, $2::text, $3::bigint, '{}', 'staff', gen_random_uuid()::text, 'staff'
     from referrals where id = ${nth} and affiliate_id is not null`,
    at,
    kind,
    kind === 'payout' || kind === 'void' ? -cents : cents,
  );

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(affiliate, status).map(([at, state]) => refer(at, state)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(small, status)
      .map(([at, state]) =>
        step(
          `update referrals set status = $2 where id = ${nth} and affiliate_id is not null`,
          at,
          state,
        ),
      ),
  },
  // Staff credit a lead to somebody else, or to nobody.
  fc
    .tuple(small, affiliate)
    .map(([at, to]) =>
      step(
        `update referrals set affiliate_id = $2::bigint, referral_code = 'COUNTED' || $2::bigint where id = ${nth}`,
        at,
        to,
      ),
    ),
  small.map((at) =>
    step(
      `update referrals set affiliate_id = null, referral_code = null, status = 'void' where id = ${nth}`,
      at,
    ),
  ),
  fc
    .tuple(small, fc.constantFrom('now()', 'null'))
    .map(([at, deleted]) =>
      step(
        `update leads set deleted_at = ${deleted} where id = (select lead_id from referrals where id = ${nth})`,
        at,
      ),
    ),
  small.map((at) =>
    step(
      `delete from referrals r where r.id = ${nth}
       and not exists (select from commission_ledger c where c.referral_id = r.id)`,
      at,
    ),
  ),
  // Who is deleted keeps every count, restored or not.
  fc
    .tuple(affiliate, fc.constantFrom('now()', 'null'))
    .map(([at, deleted]) =>
      step(`update affiliates set deleted_at = ${deleted} where id = $1::bigint`, at),
    ),
  {
    weight: 2,
    arbitrary: fc
      .tuple(small, fc.constantFrom('accrual', 'adjustment', 'void', 'payout'), fc.nat(500))
      .map(([at, kind, cents]) => book(at, kind, cents)),
  },
  { weight: 2, arbitrary: fc.constant(step('count')) },
  fc.constant(step('count in another time zone')),
);

for (const engine of engines()) {
  describe(`what affiliates referred, on ${engine}`, () => {
    let app: FreshApp;
    before(async () => {
      app = await freshApp({ engine });
      await app.database.query(
        `insert into affiliates (first_name, last_name, email, referral_code)
         select 'A', 'B', n || '@example.com', 'COUNTED' || n from generate_series(1, 4) n`,
      );
    });
    after(() => app.dispose());

    const count = (timeZone = app.app.services.config.timeZone) =>
      countNewRows(
        { db: app.database, config: { ...app.app.services.config, timeZone } },
        { graceSeconds: 0 },
      );
    const assertCounted = async () => {
      const expected = await app.rows<{ id: number }>(byCounting);
      const ids = expected.map(({ id }) => id);
      const countsOf = await countAffiliates(app.database, ids);
      assert.deepEqual(
        ids.map((id) => ({ id, ...countsOf(id) })),
        expected,
      );
    };

    test('is what counting says, after any order of what happens to referrals and their leads', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(steps, { minLength: 1, maxLength: 40, size: 'max' }),
          async (taken) => {
            for (const { sql, values } of taken) {
              if (sql.startsWith('count')) {
                await count(sql === 'count' ? undefined : 'Asia/Tokyo');
              } else {
                await app.database.query(sql, values);
              }
            }
            await assertCounted();
            await count();
            await count();
            await assertCounted();
            const { rows } = await app.database.query(
              `select from count_changes where table_name = 'referrals'`,
            );
            assert.equal(rows.length, 0, 'nothing is left to be counted');
          },
        ),
        { numRuns: engine === 'embedded' ? 20 : 50 },
      );
    });

    test('and while they come and are credited anew at the same time as they are counted', async () => {
      const state = { isOver: false };
      const visitors = [1, 2, 3].map(async (visitor) => {
        for (let turn = 0; turn < 40; turn++) {
          const { sql, values } = refer(visitor, turn % 2 === 0 ? 'qualified' : 'pending');
          await app.database
            .transaction(async (tx) => {
              await tx.query(sql, values);
              await tx.query(
                `update referrals set affiliate_id = 1 + $1::bigint % 3 where affiliate_id = $1::bigint and id % 7 = $2`,
                [visitor, turn % 7],
              );
            })
            .catch((error: { code?: string }) => assert.equal(error.code, '40P01'));
        }
      });
      const counting = [1, 2].map(async () => {
        while (!state.isOver) {
          // Whoever counted in the same moment was first; the job tries again.
          await count().catch((error: { code?: string }) => assert.equal(error.code, '40001'));
          await assert.doesNotReject(countAffiliates(app.database, [1, 2, 3]));
        }
      });
      await Promise.all(visitors);
      state.isOver = true;
      await Promise.all(counting);
      await assertCounted();
      await count();
      await count();
      await assertCounted();
    });

    test('the list, the page and the figures of an affiliate say so', async () => {
      const staff = await app.signIn();
      await app.database.query('update affiliates set deleted_at = null');
      const [expected] = await app.rows<Record<string, number>>(byCounting);
      const list = (await staff.get('/api/admin/affiliates?sort=createdAt&direction=asc')).json();
      const one = (await staff.get(`/api/admin/affiliates/${expected!['id']}`)).json();
      const listed = list.items.find(({ id }: { id: number }) => id === expected!['id']);
      for (const { totalReferrals, qualifiedReferrals, totalCommissions } of [listed, one]) {
        assert.deepEqual(
          [totalReferrals, qualifiedReferrals, totalCommissions],
          [expected!['referrals'], expected!['qualified'], expected!['earnedCents']],
        );
      }
    });
  });
}
