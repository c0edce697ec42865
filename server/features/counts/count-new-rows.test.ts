import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { byCounting, byCounts } from '#server/testing/counts/counts-by-hand.ts';
import { engines } from '#server/testing/database.ts';
import { countNewRows } from './count-new-rows.ts';
import { countOnce } from './queries.ts';

const zone = 'America/New_York';
const [counted, kept] = [byCounting(zone), byCounts(zone)];

/** Days before midnight and after it, where zones differ. */
const moments = [
  '2026-10-31T23:30:00Z',
  '2026-11-01T03:59:59Z',
  '2026-11-01T05:00:00Z',
  '2026-11-02T04:59:59.999Z',
  '2026-11-20T12:00:00Z',
];

const small = fc.nat(5);
const moment = fc.constantFrom(...moments);

/** One thing that happens to the tables: SQL with its values. */
interface Step {
  sql: string;
  values: unknown[];
}

const step = (sql: string, ...values: unknown[]): Step => ({ sql, values });

const nth = (table: string): string =>
  `(select id from ${table} order by id desc offset $1 limit 1)`;

const applies: fc.Arbitrary<Step> = fc
  .tuple(
    moment,
    fc.constantFrom('New', 'Contacted'),
    fc.constantFrom('TX', 'CA', null),
    fc.boolean(),
  )
  .map(([at, status, state, isQualified]) =>
    step(
      `insert into leads (created_at, first_name, last_name, email, phone, status, property_state, is_qualified, source, suspicion)
       values ($1, 'A', 'B', 'a@example.com', '1', $2, $3, $4, case when $4 then '{"utm_source": "News"}'::jsonb end,
         case when $4 then '{honeypot}'::text[] else '{}' end)`,
      at,
      status,
      state,
      isQualified,
    ),
  );

const isEdited: fc.Arbitrary<Step> = fc
  .tuple(
    small,
    fc.constantFrom(
      `status = 'Denied'`,
      `status = 'Unknown to us'`,
      `property_state = 'OR', is_qualified = not is_qualified`,
      `deleted_at = now()`,
      `deleted_at = null`,
      `language = 'es', referral_code = 'ROSA'`,
      `referral_code = 'Ben'`,
      `referral_code = null`,
      `suspicion = '{honeypot,no_start_time}'`,
      `suspicion = '{no_start_time}'`,
      `created_at = created_at + interval '1 day'`,
      `first_name = 'nothing counted'`,
    ),
  )
  .map(([at, change]) => step(`update leads set ${change} where id = ${nth('leads')}`, at));

// What staff do to many at once.
const areChanged: fc.Arbitrary<Step> = fc
  .tuple(
    fc.constantFrom('New', 'Contacted', 'Denied', 'Unknown to us'),
    fc.constantFrom(
      `status = 'Qualified'`,
      `status = 'New'`,
      `deleted_at = coalesce(deleted_at, now())`,
      `deleted_at = null, status = 'Contacted'`,
    ),
  )
  .map(([status, change]) =>
    step(`update leads set ${change}, updated_at = now() where status = $1`, status),
  );

const counts = fc.constant(step('count'));

const countsPiece = fc.nat(4).map((most) => step('count a piece', most + 1));

const isSeen: fc.Arbitrary<Step> = fc
  .tuple(moment, fc.nat(2), fc.constantFrom('page_view', 'button_click'))
  .map(([at, session, action]) =>
    step(
      `insert into interactions (created_at, session_id, page, action) values ($1, $2, '/', $3)`,
      at,
      `session-${session}`,
      action,
    ),
  );

const steps: fc.Arbitrary<Step> = fc.oneof(
  applies,
  applies,
  isEdited,
  isEdited,
  isEdited,
  areChanged,
  counts,
  countsPiece,
  countsPiece,
  isSeen,
  isSeen,
  isSeen,
  small.map((at) =>
    step(
      `update interactions set created_at = created_at - interval '1 day', action = 'page_view' where id = ${nth('interactions')}`,
      at,
    ),
  ),
  small.map((session) =>
    step(
      `update interactions set session_id = 'session-9' where session_id = $1`,
      `session-${session}`,
    ),
  ),
  moment.map((at) => step(`delete from interactions where created_at < $1`, at)),
  fc
    .constantFrom('calculations', 'eligibility_checks')
    .map((table) => step(`delete from ${table}`)),
  fc.constant(step('truncate interactions')),
  fc.tuple(moment, fc.option(small)).map(([at, session]) =>
    step(
      `insert into calculations (created_at, session_id, home_price, electric_bill, property_state, result, terms_version)
     values ($1, $2, 1, 1, 'TX', '{}', 'counted000000000')`,
      at,
      session === null ? null : `session-${session}`,
    ),
  ),
  fc.tuple(moment, fc.option(small)).map(([at, session]) =>
    step(
      `insert into eligibility_checks (created_at, session_id, name, mobile_number, credit_score, state, home_price,
       first_time_homebuyer, eligible, reasons, terms_version)
     values ($1, $2, 'A', '1', 700, 'TX', 1, false, true, '{}', 'counted000000000')`,
      at,
      session === null ? null : `session-${session}`,
    ),
  ),
);

// Long enough that a visit goes on after it was counted.
const histories = fc.array(steps, {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});

for (const engine of engines()) {
  describe(`the counts of each day on ${engine}`, () => {
    let app: FreshApp;
    before(async () => {
      app = await freshApp({ engine, config: { timeZone: zone } });
      await app.database.query(
        `insert into terms_versions (id, as_of, terms) values ('counted000000000', '2026-11-01', '{}')`,
      );
    });
    after(() => app.dispose());

    const count = () => countNewRows(app.app.services, { graceSeconds: 0 });
    const countPiece = (most: number) =>
      app.database.transaction((tx) =>
        countOnce(tx, {
          timeZone: zone,
          most,
          graceSeconds: 0,
        }),
      );
    const take = async ({ sql, values }: Step): Promise<unknown> => {
      if (sql === 'count') {
        return count();
      }
      if (sql === 'count a piece') {
        return countPiece(values[0] as number);
      }
      return app.database.query(sql, values);
    };
    const empty = async () => {
      await app.database.query('update leads set deleted_at = now() where deleted_at is null');
      for (const table of ['interactions', 'calculations', 'eligibility_checks']) {
        await app.database.query(`delete from ${table}`);
      }
    };

    test('are what counting says, after any order of inserts, edits, deletes and counting', async () => {
      await fc.assert(
        fc.asyncProperty(histories, async (taken) => {
          await empty();
          for (const one of taken) {
            await take(one);
          }
          assert.deepEqual(await app.rows(kept), await app.rows(counted));
          await count();
          await count();
          assert.deepEqual(await app.rows(kept), await app.rows(counted));
          assert.equal(await app.count('count_changes'), 0, 'nothing is left to be counted');
        }),
        { numRuns: engine === 'embedded' ? 40 : 60 },
      );
    });

    test('and while servers count and visitors come, leave and are edited at the same time', async () => {
      await empty();
      const state = { isOver: false };
      const visitors = [1, 2, 3].map(async (visitor) => {
        for (let turn = 0; turn < 150; turn++) {
          await app.database.transaction(async (tx) => {
            await tx.query(
              `insert into leads (first_name, last_name, email, phone, status) values ('A', 'B', $1, '1', 'New')`,
              [`${visitor}`],
            );
            await tx.query(
              `insert into interactions (session_id, page, action) values ($1, '/', 'page_view')`,
              [`session-${visitor}-${turn % 20}`],
            );
            await tx.query(`update leads set status = 'Closed' where email = $1 and id % 5 = $2`, [
              `${visitor}`,
              turn % 5,
            ]);
          });
        }
      });
      const counting = [1, 2].map(async () => {
        while (!state.isOver) {
          // Whoever counted in the same moment was first; the job tries again.
          await countNewRows(app.app.services, { graceSeconds: 0.1, atOnce: 50 }).catch(
            (error: { code?: string }) => assert.equal(error.code, '40001'),
          );
        }
      });
      await Promise.all(visitors);
      state.isOver = true;
      await Promise.all(counting);
      assert.deepEqual(await app.rows(kept), await app.rows(counted));
      await count();
      await count();
      assert.deepEqual(await app.rows(kept), await app.rows(counted));
    });
  });
}
