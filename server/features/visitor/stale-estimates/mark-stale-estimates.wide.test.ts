import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { markStaleEstimates } from './mark-stale-estimates.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface Detail {
  id: number;
  estimateHolds: boolean;
  calculations: { holds: boolean }[];
  eligibilityChecks: { eligible: boolean; isEligibleToday: boolean }[];
}

const prices = [160_000, 360_000, 380_000, 700_000];

describe('leads that were shown what no longer holds', async () => {
  const ids: number[] = [];
  const { app, staff } = await openOffice();
  for (const [index, homePrice] of prices.entries()) {
    const sessionId = `session-of-visitor-${index}`;
    const home = { homePrice, electricBill: 250, creditScore: '700-739', propertyState: 'TX' };
    // One visitor calculated a larger home than the one in their application.
    const calculated = index === 1 ? { ...home, homePrice: 800_000 } : home;
    await app.post('/api/calculate-savings', { ...calculated, sessionId });
    const lead = await app.post('/api/leads', makeLeadBody({ ...home, sessionId }));
    ids.push(lead.json().id);
  }

  const markStale = () => markStaleEstimates(app.app.services, { graceSeconds: 0 });
  const listed = async (query = '') => {
    const { items, total } = await ok(staff.get(`/api/admin/leads?shown=outdated${query}`));
    assert.equal(total, items.length);
    return items.map(({ id }: { id: number }) => id).toSorted();
  };
  /** The verdict as each lead's own page shows it. */
  const toldByPages = async () => {
    const told: number[] = [];
    for (const id of ids) {
      const lead: Detail = (await staff.get(`/api/admin/leads/${id}`)).json();
      const holds =
        lead.estimateHolds &&
        lead.calculations.every((one) => one.holds) &&
        lead.eligibilityChecks.every((one) => one.eligible === one.isEligibleToday);
      if (!holds) {
        told.push(lead.id);
      }
    }
    return told.toSorted();
  };

  test('no lead while the terms are the same', async () => {
    await markStale();
    assert.deepEqual(await listed(), []);
  });

  test('those whose figures a higher grant would change, and no others', async () => {
    await app.setTerm('grantCap', 15_000);
    const { services } = app.app;
    assert.equal(
      await markStaleEstimates(services, { graceSeconds: 0, mostMs: 0 }),
      true,
      'no time',
    );
    assert.deepEqual(await listed(), [], 'whatever else is due comes first');
    assert.equal(await markStale(), false);
    const expected = [ids[1], ids[2], ids[3]];
    assert.deepEqual(await listed(), expected);
    assert.deepEqual(await toldByPages(), expected);
    assert.deepEqual(await listed('&status=New&sort=lastName'), expected);
    assert.deepEqual(await listed('&status=Closed'), []);
    const csv = await staff.get('/api/admin/leads/export?shown=outdated');
    assert.equal(csv.body.trim().split('\r\n').length, expected.length + 1);
  });

  test('another telephone number does not evaluate any lead again', async () => {
    await app.database.query('delete from outdated_leads where lead_id = $1', [ids[1]]);
    await app.setTerm('supportPhone', '(503) 555-0199');
    await markStale();
    assert.deepEqual(await listed(), [ids[2], ids[3]]);
    await app.database.query(
      `insert into outdated_leads select id, created_at from leads where id = $1`,
      [ids[1]],
    );
  });

  test('an edited lead is judged again, and one that comes later as well', async () => {
    const edit = (homePrice: number) => staff.put(`/api/admin/leads/${ids[2]}`, { homePrice });
    assert.equal((await edit(200_000)).statusCode, 200);
    await markStale();
    assert.deepEqual(await listed(), await toldByPages());
    const late = await app.post(
      '/api/leads',
      makeLeadBody({ homePrice: 700_000, sessionId: 'session-of-visitor-3' }),
    );
    ids.push(late.json().id);
    await markStale();
    assert.deepEqual(await listed(), await toldByPages());
    assert.ok((await listed()).includes(ids.at(-1)!), 'the calculation of the same visit');
  });

  test('the old terms again, and all is as it was', async () => {
    await app.setTerm('grantCap', 13_000);
    await markStale();
    assert.deepEqual(await listed(), await toldByPages());
    assert.equal(await app.count('leads_to_judge'), 0);
  });

  test('a stricter score is an answer that no longer holds', async () => {
    await app.setTerm('minCreditScore', 800);
    await markStale();
    assert.deepEqual(await listed(), await toldByPages());
    assert.ok((await listed()).length > 0);
  });
});
