import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

describe('where a lead came from', async () => {
  const app = await openApp();

  const view = (sessionId: string, page: string, data: object) =>
    app.post('/api/track-interaction', { sessionId, page, action: 'page_view', data });
  async function sourceOf(changes: Record<string, unknown>) {
    const answer = await ok(app.post('/api/leads', makeLeadBody(changes)), 201);
    const staff = await app.signIn();
    return (await staff.get(`/api/admin/leads/${answer.id}`)).json().source;
  }
  const campaign = {
    utm_source: 'facebook',
    utm_medium: 'paid',
    utm_campaign: 'may',
    utm_content: 'film',
    utm_term: 'solar home',
    gclid: 'g-1',
    fbclid: 'f-1',
    msclkid: 'm-1',
  };

  test('the steps of others are not read, however many and of however few visits', async () => {
    const { database } = app;
    const read = async (): Promise<number> => {
      await database.query('select pg_stat_force_next_flush()');
      const { rows } = await database.query<{ read: number }>(
        `select (sum(idx_tup_read) + sum(seq_tup_read))::int as read
         from pg_stat_user_tables join pg_stat_user_indexes using (relid)
         where pg_stat_user_tables.relname = 'interactions'`,
      );
      return rows[0]!.read;
    };
    await database.query(
      `insert into interactions (session_id, user_agent, page, action, created_at)
       select 'of-another-' || n % 10, '', '/', 'click', now() - n * interval '1 second'
       from generate_series(1, 20000) n`,
    );
    await database.query('analyze interactions');
    const before = await read();
    assert.equal((await app.post('/api/leads', makeLeadBody())).statusCode, 201);
    const stepsRead = (await read()) - before;
    assert.ok(stepsRead < 100, `${stepsRead} steps were read`);
    await database.query('delete from interactions');
  });

  test('our own log of the first page goes before what the browser says, which fills its gaps', async () => {
    const sessionId = makeSessionId();
    await view(sessionId, '/', { ...campaign, referrer: 'https://l.facebook.com/' });
    await view(sessionId, '/apply', { utm_source: 'later', utm_term: 7 });
    const { firstSeen, ...source } = await sourceOf({
      sessionId,
      source: { page: '/', utm_source: 'invented', firstSeen: new Date().toISOString() },
    });
    assert.deepEqual(source, {
      ...campaign,
      page: '/',
      referrer: 'https://l.facebook.com/',
      isLogged: true,
    });
    assert.ok(Math.abs(Date.now() - Date.parse(firstSeen)) < 60_000);

    const left = makeSessionId();
    await view(left, '/', {});
    const filled = await sourceOf({ sessionId: left, source: campaign });
    assert.equal(filled.gclid, 'g-1');
    assert.equal(filled.isLogged, true);
  });

  test('an earlier visit of the same browser is the first one', async () => {
    const sessionId = makeSessionId();
    await view(sessionId, '/apply', { utm_source: 'mail' });
    const firstSeen = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const said = {
      ...campaign,
      page: '/',
      referrer: 'https://www.google.com/',
      firstSeen,
    };
    assert.deepEqual(await sourceOf({ sessionId, source: said }), { ...said, isLogged: false });
  });

  test('nothing that is said of it costs a lead, and nothing said is nothing kept', async () => {
    assert.equal(await sourceOf({ sessionId: makeSessionId() }), null);
    assert.equal(await sourceOf({ source: {} }), null);
    assert.equal(await sourceOf({ source: 'facebook' }), null);
    const { firstSeen, ...odd } = await sourceOf({
      source: {
        firstSeen: 'yesterday',
        page: 7,
        referrer: `\u0000${'x'.repeat(400)}`,
        utm_source: '\ud800a\nb',
        unknown: 'key',
      },
    });
    assert.ok(Math.abs(Date.now() - Date.parse(firstSeen)) < 60_000);
    assert.equal(odd.page, null);
    assert.equal(odd.referrer.length, 299);
    assert.equal(odd.utm_source, '\ufffda b');
    assert.equal('unknown' in odd, false);
  });

  test('a browser that has come from before all time costs no lead', async () => {
    for (const firstSeen of ['-271821-04-20', '0000-01-01', '-000001-01-01', '0001-01-01']) {
      const sessionId = makeSessionId();
      await view(sessionId, '/', { utm_source: 'mail' });
      const source = { firstSeen: `${firstSeen}T00:00:00.000Z`, page: '/' };
      const stored = await sourceOf({ sessionId, source });
      assert.equal(stored.utm_source, 'mail', firstSeen);
      assert.ok(Math.abs(Date.now() - Date.parse(stored.firstSeen)) < 60_000, stored.firstSeen);
    }
  });
});
