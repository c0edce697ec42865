import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('figures of an affiliate', async () => {
  const { app, staff } = await openOffice({ config: { timeZone: 'America/New_York' } });

  const makeRealtor = async () => {
    const affiliate = await makeAffiliate(staff);
    const cookie = await affiliateCookie(app.database, affiliate.id);
    const stats = async () => ok(app.get('/api/affiliate/dashboard/stats', { cookie }));
    return { ...affiliate, stats };
  };

  test('has these keys, and 0 where nothing came yet', async () => {
    const realtor = await makeRealtor();
    assert.deepEqual(await realtor.stats(), {
      totalReferrals: 0,
      qualifiedReferrals: 0,
      todayLeads: 0,
      referralTraffic: 0,
      calculatorUses: 0,
      conversionRate: 0,
      pendingCommissions: 0,
      paidCommissions: 0,
    });
  });

  test('counts visits with the affiliate’s code, their calculations and applications', async () => {
    const [mine, other] = [await makeRealtor(), await makeRealtor()];
    const visit = async (ref: string, calculations: number) => {
      const sessionId = makeSessionId();
      const step = { sessionId, page: '/', action: 'page_view', data: { referralCode: ref } };
      await app.post('/api/track-interaction', step);
      await app.post('/api/track-interaction', step);
      for (let n = 0; n < calculations; n++) {
        await app.post('/api/calculate-savings', {
          sessionId,
          homePrice: 500_000,
          electricBill: 350,
          creditScore: '740+',
          propertyState: 'TX',
        });
      }
      return sessionId;
    };
    const sessionId = await visit(mine.referralCode, 2);
    await visit(mine.referralCode, 0);
    await visit(mine.referralCode, 1);
    await visit(other.referralCode, 3);
    const { referralCode } = mine;
    const lead = await app.post('/api/leads', makeLeadBody({ referralCode, sessionId }));
    await app.database.query(`update referrals set status = 'qualified' where lead_id = $1`, [
      lead.json().id,
    ]);
    const expected = {
      totalReferrals: 1,
      qualifiedReferrals: 1,
      todayLeads: 1,
      referralTraffic: 3,
      calculatorUses: 3,
      conversionRate: 33.33,
      pendingCommissions: 0,
      paidCommissions: 0,
    };
    assert.deepEqual(await mine.stats(), expected);
  });

  test('today is the day of the lender', async () => {
    const realtor = await makeRealtor();
    const { referralCode } = realtor;
    for (const _lead of [1, 2]) {
      await app.post('/api/leads', makeLeadBody({ referralCode }));
    }
    // 23:30 of the 21st and 0:30 of the 22nd in New York.
    await app.database.query(
      `update referrals r set created_at = case when r.id = newest.id
         then timestamptz '2026-11-22 05:30Z' else timestamptz '2026-11-22 04:30Z' end
       from (select max(id) as id from referrals) newest
       where affiliate_id = $1`,
      [realtor.id],
    );
    const todayAt = async (moment: string) => {
      app.clock.set(new Date(moment));
      const { todayLeads, totalReferrals } = await realtor.stats();
      app.clock.set(null);
      return [todayLeads, totalReferrals];
    };
    assert.deepEqual(await todayAt('2026-11-22T06:00:00Z'), [1, 2]);
    assert.deepEqual(await todayAt('2026-11-22T04:59:00Z'), [2, 2]);
    assert.deepEqual(await todayAt('2026-11-24T12:00:00Z'), [0, 2]);
  });
});
