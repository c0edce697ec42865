import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface Compared {
  count: number;
  before: number;
}

interface Report {
  asOf: string;
  today: string;
  timeZone: string;
  visitsSince: string | null;
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  days: ({ day: string } & Compared)[];
  funnel: ({ step: string } & Compared)[];
  sources: ({ value: string | null } & Compared)[];
  states: ({ value: string | null } & Compared)[];
}

describe('the report of leads', async () => {
  const { app, staff } = await openOffice({ config: { timeZone: 'America/New_York' } });
  const visit = async (sessionId: string, lead: Record<string, unknown>) => {
    await app.post('/api/track-interaction', { sessionId, page: '/', action: 'page_view' });
    await app.post('/api/calculate-savings', {
      homePrice: 500_000,
      electricBill: 350,
      creditScore: '700-739',
      propertyState: 'TX',
      sessionId,
    });
    await app.post('/api/leads', makeLeadBody({ sessionId, ...lead }));
  };
  await visit('visitor-of-november-20th', {});
  await visit('visitor-of-november-19th', { propertyState: 'OR' });
  await visit('visitor-of-october-0001', {
    propertyState: 'AK',
    source: { utm_source: 'Newsletter' },
  });
  // The first one at half past nine in the evening of New York, the next day of UTC.
  for (const [session, at] of [
    ['visitor-of-november-20th', '2026-11-21T02:30:00Z'],
    ['visitor-of-november-19th', '2026-11-19T15:00:00Z'],
    ['visitor-of-october-0001', '2026-10-30T15:00:00Z'],
  ]) {
    for (const table of ['leads', 'interactions', 'calculations']) {
      await app.database.query(`update ${table} set created_at = $2 where session_id = $1`, [
        session,
        at,
      ]);
    }
  }
  app.clock.set(new Date('2026-11-21T04:00:00Z'));

  // On a busy machine counting takes long enough to be kept, while a test changes rows by hand.
  const forget = () => {
    app.app.services.figures.leads.forget();
    app.app.services.figures.traffic.forget();
  };

  const report = async (query = ''): Promise<Report> => {
    forget();
    return await ok(staff.get(`/api/admin/reports/leads${query}`));
  };

  test("days are the lender's, and compared with as many before", async () => {
    const read = await report('?from=2026-11-01&to=2026-11-20');
    assert.deepEqual([read.previousFrom, read.previousTo], ['2026-10-12', '2026-10-31']);
    assert.equal(read.days.length, 20);
    assert.deepEqual(
      read.days.filter(({ count, before: earlier }) => count + earlier > 0),
      [
        { day: '2026-11-19', count: 1, before: 1 },
        { day: '2026-11-20', count: 1, before: 0 },
      ],
    );
    assert.deepEqual(read.funnel, [
      { step: 'visits', count: 2, before: 1 },
      { step: 'calculator', count: 2, before: 1 },
      { step: 'eligibility', count: 0, before: 0 },
      { step: 'applications', count: 2, before: 1 },
      { step: 'qualified', count: 2, before: 0 },
    ]);
    assert.deepEqual(read.states.map(({ value }) => value).toSorted(), ['AK', 'OR', 'TX']);
    assert.deepEqual(read.sources, [
      { value: 'direct', count: 2, before: 0 },
      { value: 'newsletter', count: 0, before: 1 },
    ]);
  });

  test('without days it is the last thirty, up to today', async () => {
    const read = await report();
    assert.deepEqual([read.from, read.to, read.days.length], ['2026-10-22', '2026-11-20', 30]);
  });

  test("a range by name ends on the lender's today", async () => {
    const expected = {
      today: ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
      '7d': ['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
      '30d': ['2026-10-22', '2026-11-20', '2026-09-22', '2026-10-21'],
      month: ['2026-11-01', '2026-11-20', '2026-10-12', '2026-10-31'],
      year: ['2026-01-01', '2026-11-20', '2025-02-11', '2025-12-31'],
    };
    for (const [range, days] of Object.entries(expected)) {
      const read = await report(`?range=${range}`);
      assert.deepEqual([read.from, read.to, read.previousFrom, read.previousTo], days, range);
    }
    const today = await report('?range=today');
    assert.deepEqual(today.days, [{ day: '2026-11-20', count: 1, before: 1 }]);
    assert.deepEqual(
      [today.asOf, today.today, today.timeZone],
      ['2026-11-21T04:00:00.000Z', '2026-11-20', 'America/New_York'],
    );
  });

  test("the five figures say their moment and the lender's day", async () => {
    const { asOf, today, timeZone } = (await staff.get('/api/admin/dashboard/stats')).json();
    assert.deepEqual(
      [asOf, today, timeZone],
      ['2026-11-21T04:00:00.000Z', '2026-11-20', 'America/New_York'],
    );
  });

  test('it says since when visits are known', async () => {
    assert.equal((await report()).visitsSince, '2026-10-30');
    const { rows } = await app.database.query<{ session_id: string }>(
      `delete from interactions where created_at < '2026-11-01' returning session_id`,
    );
    assert.equal(rows.length, 1);
    assert.equal((await report()).visitsSince, '2026-11-19', 'what is gone is not known');
    await app.database.query(
      `insert into interactions (created_at, session_id, user_agent, page, action) values ('2026-10-30T15:00:00Z', $1, '', '/', 'page_view')`,
      [rows[0]!.session_id],
    );
  });

  test('a year of days comes in one answer', async () => {
    const read = await report('?from=2025-11-21&to=2026-11-20');
    assert.equal(read.days.length, 365);
    assert.equal(
      read.days.reduce((sum, { count }) => sum + count, 0),
      3,
    );
  });

  test('a deleted lead counts for nothing until it is restored', async () => {
    const leadsNow = async () => {
      const { funnel } = await report('?from=2026-11-01&to=2026-11-20');
      const { totalLeads, todayLeads } = (await staff.get('/api/admin/dashboard/stats')).json();
      return [funnel[3]!.count, totalLeads, todayLeads];
    };
    assert.deepEqual(await leadsNow(), [2, 3, 1]);
    await app.database.query(
      `update leads set deleted_at = now() where session_id = 'visitor-of-november-20th'`,
    );
    assert.deepEqual(await leadsNow(), [1, 2, 0]);
    await app.database.query('update leads set deleted_at = null');
    assert.deepEqual(await leadsNow(), [2, 3, 1]);
  });

  test('days that are none, backwards or without end are refused', async () => {
    for (const query of [
      '?from=2026-02-30',
      '?from=yesterday',
      '?from=2026-11-02&to=2026-11-01',
      '?from=1900-01-01&to=2026-11-01',
      '?to=2026-11-01T00:00:00Z',
      '?from=1900-01-01',
      '?to=0000-02-01',
      '?range=tomorrow',
      '?range=',
      '?range=7d&from=2026-11-01',
      '?range=7d&range=30d',
    ]) {
      const { statusCode } = await staff.get(`/api/admin/reports/leads${query}`);
      assert.equal(statusCode, 400, query);
    }
    assert.equal((await app.get('/api/admin/reports/leads')).statusCode, 401);
  });
});
