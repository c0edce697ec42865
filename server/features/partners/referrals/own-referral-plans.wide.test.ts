import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { ownReferralList } from './queries.ts';
import { openOffice } from '#server/testing/open-app.ts';

// A statement of this kind is run once for each of an affiliate's 50,000 referrals.
const oneByOne = /(?<!hashed )SubPlan \d+(?!\n)/;

describe(`the list of an affiliate's referrals`, async () => {
  const { app, staff } = await openOffice();
  const { id } = await makeAffiliate(staff, { referralCode: 'RITA25' });
  await app.database.query(`
        with stored as (
          insert into leads (first_name, last_name, email, phone, status, referral_code)
          select 'Ana', 'Lopez ' || n, 'ana' || n || '@example.com', '', 'New', 'RITA25'
          from generate_series(1, 500) n
          returning id
        )
        insert into referrals (affiliate_id, lead_id, referral_code)
        select ${id}, stored.id, 'RITA25' from stored`);
  await app.database.query('analyze leads, referrals');

  const explain = async (statement: SQL) => {
    const { rows } = await app.database.drizzle.execute(sql`explain (verbose) ${statement}`);
    return rows.map((row) => Object.values(row).join()).join('\n');
  };
  type Asked = Parameters<typeof ownReferralList>[1];
  const planOf = ({ sort = 'createdAt', ...filters }: Partial<Asked>) => {
    const own = {
      scope: leadScopeOf({
        kind: 'affiliate',
        id,
        sessionId: 1,
        viaAdminId: null,
      } as AffiliateActor),
      referralCode: 'RITA25',
    };
    const { table, where, sorts } = ownReferralList(
      own,
      { sort, ...filters },
      { partnerSees: 'all', paysCommissions: true },
    );
    const { by } = sorts[sort as keyof typeof sorts];
    return explain(sql`select id from ${table} where ${where} order by ${by}, id limit 21`);
  };

  const asked: Partial<Asked>[] = [
    { q: 'ana' },
    { status: 'New,Contacted' },
    { status: 'paid' },
    { sort: 'name' },
    { sort: 'commission' },
    { sort: 'homePrice' },
    { sort: 'status', q: 'lopez 7', status: 'New' },
  ];
  for (const query of asked) {
    test(`looks no lead up one by one for ${JSON.stringify(query)}`, async () => {
      const plan = await planOf(query);
      assert.match(plan, /on public\.(leads|referrals)/);
      assert.doesNotMatch(plan, oneByOne);
    });
  }

  test('a look-up for each row would be seen', async () => {
    const plan = await explain(
      sql`select id from referrals r
          where (select l.status from leads l where l.id = r.lead_id) = 'New'`,
    );
    assert.match(plan, oneByOne);
  });

  const reads = (plan: string, table: string) =>
    plan.match(new RegExp(`on public\\.${table}\\b`, 'g'))?.length ?? 0;

  test('reads no lead but the deleted ones for a list in the order of age', async () => {
    const plan = await planOf({});
    assert.deepEqual([reads(plan, 'leads'), reads(plan, 'referrals')], [1, 1], plan);
    assert.match(plan, /deleted_at IS NOT NULL|leads_deleted/);
  });

  for (const sort of ['name', 'homePrice', 'status']) {
    test(`reads no referral for a list in the order of ${sort}`, async () => {
      const plan = await planOf({ sort, q: 'lopez', status: 'New' });
      assert.deepEqual([reads(plan, 'leads'), reads(plan, 'referrals')], [1, 0], plan);
    });
  }
});
