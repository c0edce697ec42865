import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate, makeSessionId } from '#server/testing/factories.ts';
import { visitorContext } from '#server/testing/visitor-context.ts';
import { openStepLog } from './open-step-log.ts';
import { trackInteraction } from './track-interaction.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

describe('tracking', async () => {
  const geo = {
    locate: () => ({
      city: 'Austin',
      region: 'Texas',
      country: 'United States',
      countryCode: 'US',
      timezone: 'America/Chicago',
      latitude: 30.26,
      longitude: -97.74,
      isp: null,
      organization: null,
    }),
  };
  const app = await openApp({ geo });

  const stepsOf = (sessionId: string) =>
    app.rows('select * from interactions where session_id = $1 order by id', [sessionId]);

  const makeSteps = async (sessionId: string, count: number): Promise<number> => {
    await app.database.query(
      `insert into interactions (session_id, page, action, created_at)
        select $1, '/', 'click', now() - interval '1 hour' + n * interval '1 millisecond'
        from generate_series(1, $2::int) n`,
      [sessionId, count],
    );
    return count;
  };

  test('the answer means it is stored, with the place and only the network of the address', async () => {
    const sessionId = makeSessionId();
    const data = { referrer: 'https://example.com', nested: { list: [1, 'two', null] } };
    await ok(
      app.send({
        method: 'POST',
        url: '/api/track-interaction',
        remoteAddress: '203.0.113.77',
        payload: {
          sessionId,
          page: '/calculator',
          action: 'page_view',
          data,
          leadId: 1,
          city: 'Forged',
        },
      }),
    );
    const [step] = await stepsOf(sessionId);
    assert.deepEqual(step!['data'], data);
    assert.deepEqual(
      [step!['ip_address'], step!['city'], step!['country_code'], step!['lead_id']],
      ['203.0.113.0', 'Austin', 'US', null],
    );
  });

  test('a thousand at once are all there', async () => {
    const sessionId = makeSessionId();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        app.post('/api/track-interaction', { sessionId, page: '/', action: 'click', data: { n } }),
      ),
    );
    assert.ok(answers.every(({ statusCode }) => statusCode === 200));
    assert.equal(
      new Set((await stepsOf(sessionId)).map((step) => (step['data'] as { n: number }).n)).size,
      1000,
    );
  });

  test("after applying, a visitor's further steps belong to the lead; no one else's do", async () => {
    const sessionId = makeSessionId();
    const id = await app.apply({ sessionId });
    await app.post('/api/track-interaction', {
      sessionId,
      page: '/thank-you',
      action: 'page_view',
    });
    const stranger = makeSessionId();
    await app.post('/api/track-interaction', {
      sessionId: stranger,
      page: '/',
      action: 'page_view',
      data: { leadId: id },
    });
    assert.deepEqual(
      (await stepsOf(sessionId)).map((step) => step['lead_id']),
      [id],
    );
    assert.deepEqual(
      (await stepsOf(stranger)).map((step) => step['lead_id']),
      [null],
    );
    const staff = await app.signIn();
    const page = (await staff.get(`/api/admin/leads/${id}/interactions`)).json();
    assert.deepEqual(fieldsOf(page.items, 'page'), ['/thank-you']);
  });

  test('a session stores so many steps, by whatever process they come', async () => {
    const sessionId = makeSessionId();
    const before = await makeSteps(sessionId, 1800);
    const track = () =>
      app.post('/api/track-interaction', { sessionId, page: '/', action: 'click' });
    const trackAtOnce = (count: number) => Promise.all(Array.from({ length: count }, track));
    // The database is queried once in 250 steps; from then on steps stored by another process
    // count.
    const answers = [...(await trackAtOnce(250)), ...(await trackAtOnce(300))];
    const taken = answers.filter(({ statusCode }) => statusCode === 200).length;
    assert.equal((await stepsOf(sessionId)).length, before + taken);
    assert.ok(taken < 550, String(taken));
    const later = await track();
    assert.deepEqual(
      [later.statusCode, later.json()],
      [429, { message: 'No more steps of this visit are recorded.' }],
    );
    const another = { sessionId: makeSessionId(), page: '/', action: 'click' };
    assert.equal((await app.post('/api/track-interaction', another)).statusCode, 200);
  });

  test('an application writes none of the steps before it, and its page shows them all', async () => {
    const sessionId = makeSessionId();
    await makeSteps(sessionId, 20_000);
    const versions = () =>
      app.rows('select distinct xmin::text, xmax::text from interactions where session_id = $1', [
        sessionId,
      ]);
    const written = await versions();
    const apply = async () => (await app.apply({ sessionId })) as number;
    const first = await apply();
    assert.deepEqual(await versions(), written);
    await app.post('/api/track-interaction', { sessionId, page: '/late', action: 'click' });
    const second = await apply();

    const staff = await app.signIn();
    const stepsOfLead = async (id: number) =>
      (await staff.get(`/api/admin/leads/${id}/interactions?pageSize=5`)).json();
    const ofFirst = await stepsOfLead(first);
    assert.deepEqual(fieldsOf(ofFirst.items, 'leadId'), [first, first, first, first, first]);
    assert.equal(ofFirst.items[0].page, '/late');
    assert.equal(ofFirst.totalIsCapped, true);
    assert.equal(ofFirst.total, 10_000);
    assert.equal((await stepsOfLead(second)).total, 0, "what came before both is the first one's");
    await app.database.query('update interactions set created_at = now() where session_id = $1', [
      sessionId,
    ]);
    const all = (await staff.get('/api/admin/interactions?pageSize=3')).json();
    assert.deepEqual(
      all.items.map((item: { leadId: number }) => item.leadId),
      [first, first, first],
      'in the list of all visitors too',
    );
  });

  test('a page view with a live code is a touch, once a visitor', async () => {
    const staff = await app.signIn();
    const { referralCode } = await makeAffiliate(staff);
    const sessionId = makeSessionId();
    const view = (code: unknown, action = 'page_view') =>
      app.post('/api/track-interaction', {
        sessionId,
        page: '/',
        action,
        data: { referralCode: code },
      });
    await Promise.all([
      view(referralCode),
      view(referralCode.toLowerCase()),
      view('unknown-code'),
      view('admin'),
      view(7),
      view({ a: 1 }),
      view(referralCode, 'click'),
    ]);
    await view(referralCode);
    assert.deepEqual(
      await app.rows('select referral_code from attribution_touches where session_id = $1', [
        sessionId,
      ]),
      [{ referral_code: referralCode }],
    );
  });

  test('refuses what is too large, too deep or not text, and stores nothing of it', async () => {
    const before = await app.count('interactions');
    const deep = JSON.parse('{"a":'.repeat(8) + '1' + '}'.repeat(8));
    for (const [body, status] of [
      [{ data: deep }, 400],
      [{ data: { a: 'x\u0000' } }, 400],
      [{ data: { 'a\u0000': 1 } }, 400],
      [{ data: [1] }, 400],
      [{ page: '' }, 400],
      [{ action: 'x'.repeat(61) }, 400],
      [{ sessionId: 'short' }, 400],
      [{ userAgent: 7 }, 400],
      [{ data: { a: 'x'.repeat(9000) } }, 413],
    ] as const) {
      const answer = await app.post('/api/track-interaction', {
        sessionId: makeSessionId(),
        page: '/',
        action: 'page_view',
        ...body,
      });
      assert.equal(answer.statusCode, status, JSON.stringify(body).slice(0, 60));
    }
    const sentence = async (data: unknown) =>
      (
        await app.post('/api/track-interaction', {
          sessionId: makeSessionId(),
          page: '/',
          action: 'click',
          data,
        })
      ).json().errors;
    assert.deepEqual(await sentence(deep), [
      { path: 'data', message: 'This data is nested too deeply' },
    ]);
    for (const data of [{ a: 'x\u0000' }, { 'a\u0000': 1 }, { a: [{ b: '\ud800' }] }]) {
      assert.deepEqual(await sentence(data), [
        { path: 'data', message: 'This data contains characters that cannot be stored' },
      ]);
    }
    assert.deepEqual(
      await sentence({ ...deep, b: '\u0000' }),
      [{ path: 'data', message: 'This data is nested too deeply' }],
      'one fault',
    );
    assert.equal(await app.count('interactions'), before);
  });

  test("a browser's long name is cut between letters", async () => {
    const sessionId = makeSessionId();
    await ok(
      app.post('/api/track-interaction', {
        sessionId,
        page: '/',
        action: 'click',
        userAgent: `${'x'.repeat(511)}\u{1f3e0}`,
      }),
    );
    assert.equal((await stepsOf(sessionId))[0]!['user_agent'], `${'x'.repeat(511)}\ufffd`);
  });

  test('steps aside while applications queue', async () => {
    const { services } = app.app;
    const steps = openStepLog(services, () => true);
    const step = { sessionId: 'abcdefgh', page: '/', action: 'click' };
    await assert.rejects(trackInteraction({ ...visitorContext(services), steps }, step), {
      status: 503,
    });
  });

  test('staff page through the newest, by action if they like', async () => {
    const staff = await app.signIn();
    await app.post('/api/track-interaction', {
      sessionId: makeSessionId(),
      page: '/qualify',
      action: 'form_start',
    });
    const newest = (await staff.get('/api/admin/interactions?pageSize=1')).json();
    assert.equal(newest.items[0].action, 'form_start');
    assert.equal((await staff.get('/api/admin/interactions?action=form_start')).json().total, 1);
  });
});
