import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { apiScopes } from '#core/contract/integrations/api-keys.ts';
import { sha256 } from '#server/outside/ids.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { keyClient } from '#server/testing/sessions/api-key.ts';
import { fieldsOf, ok, openApp, openOffice } from '#server/testing/open-app.ts';

const leads = '/api/admin/leads';
const keys = '/api/admin/api-keys';
const read = ['GET /api/admin/leads', 'GET /api/admin/leads/{id}'] as const;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe('API keys', async () => {
  const { app, staff: admin } = await openOffice();

  test('a key is shown once: neither table, list nor log has it', async () => {
    const { key, id } = await keyClient(app, read, 'Reading');
    assert.match(key, /^sgh_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/);
    const [row] = await app.rows('select k.*, k::text as all from api_keys k where id = $1', [id]);
    const secret = key.split('_').slice(2).join('_');
    assert.ok(!String(row!['all']).includes(secret));
    const { items, total } = (await admin.get(`${keys}?sort=name&direction=asc`)).json();
    assert.equal(total, 1);
    assert.deepEqual(
      { ...items[0], createdAt: '', expiresAt: '' },
      {
        id,
        name: 'Reading',
        prefix: key.slice(0, 12),
        scopes: read,
        state: 'active',
        createdBy: 'admin',
        createdAt: '',
        expiresAt: '',
        lastUsedAt: null,
      },
    );
    const log = await app.rows(`select * from audit_log where entity = 'api_key'`);
    assert.deepEqual(
      log.map((line) => line['action']),
      ['api_key.create'],
    );
    assert.ok(!JSON.stringify(log).includes(secret));
  });

  test('who may change leads reads what a change answers, and the key says so', async () => {
    const change = 'PUT /api/admin/leads/{id}' as const;
    const { id, get } = await keyClient(app, [change], 'Changing');
    const { items } = (await admin.get(keys)).json();
    const made = items.find((one: { id: number }) => one.id === id);
    assert.deepEqual(made.scopes, [change, read[1]]);
    assert.equal((await get(`${leads}/${await app.apply()}`)).statusCode, 200);
    assert.equal((await get(leads)).statusCode, 403);
  });

  test('a new key is refused without a name, a scope, or a day to come', async () => {
    const right = { name: 'A', scopes: read, expiresAt: tomorrow() };
    for (const wrong of [
      { name: '' },
      { scopes: [] },
      { scopes: ['GET /api/admin/staff'] },
      { expiresAt: undefined },
      { expiresAt: new Date(Date.now() - 1000).toISOString() },
    ]) {
      const answer = await admin.post(keys, { ...right, ...wrong });
      assert.equal(answer.statusCode, 400, JSON.stringify(wrong));
      assert.equal(answer.json().errors[0].path.split('.')[0], Object.keys(wrong)[0]);
    }
  });

  test('who proved long ago who they are makes and revokes none', async () => {
    const { id } = await keyClient(app, read);
    const late = await app.signIn();
    await app.database.query(
      `update sessions set stepped_up_at = now() - interval '61 minutes'
         where id = (select max(id) from sessions)`,
    );
    const body = { name: 'A', scopes: read, expiresAt: tomorrow() };
    for (const answer of [await late.post(keys, body), await late.remove(`${keys}/${id}`)]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'step_up']);
    }
    assert.equal((await late.get(keys)).statusCode, 200);
  });

  test('it reads the leads of the whole office, and makes no other call', async () => {
    const id = await app.apply();
    await app.database.query('update leads set owner_id = 1 where id = $1', [id]);
    const program = await keyClient(app, read);
    assert.equal((await program.get(`${leads}/${id}`)).json().id, id);
    const { items } = (await program.get(leads)).json();
    assert.ok(items.some((lead: { id: number }) => lead.id === id));
    assert.equal((await program.get(`${leads}?owner=me`)).json().total, 0);
    assert.equal((await program.send({ method: 'HEAD', url: leads })).statusCode, 200);
    const one = await keyClient(app, [read[1]]);
    assert.equal((await one.send({ method: 'HEAD', url: leads })).statusCode, 403);
    const refused = await program.put(`${leads}/${id}`, { firstName: 'Eve' });
    assert.deepEqual(
      [refused.statusCode, refused.json().message],
      [403, 'This API key may not make this call.'],
    );
    for (const spelling of ['/api/%61dmin/leads/1', '/api/admin/leads/1/', '//api/admin/leads']) {
      assert.notEqual((await one.put(spelling, { firstName: 'Eve' })).statusCode, 200, spelling);
    }
  });

  test('revoked or expired, the next call is refused, by another server too', async (t) => {
    const beside = await app.startBeside(app.dataDir);
    t.after(() => beside.close());
    const program = await keyClient(app, read);
    const authorization = `Bearer ${program.key}`;
    const both = async () => [
      (await program.get(leads)).statusCode,
      (await beside.get(leads, { authorization })).statusCode,
    ];
    assert.deepEqual(await both(), [200, 200]);
    const setEnd = (interval: string) =>
      app.database.query(`update api_keys set expires_at = now() + $2::interval where id = $1`, [
        program.id,
        interval,
      ]);
    await setEnd('-1 second');
    assert.deepEqual(await both(), [401, 401]);
    const listed = async () =>
      (await admin.get(keys)).json().items.find((row: { id: number }) => row.id === program.id);
    assert.equal((await listed()).state, 'expired');
    await setEnd('1 day');
    assert.deepEqual(await both(), [200, 200]);
    assert.equal((await admin.remove(`${keys}/${program.id}`)).statusCode, 204);
    assert.deepEqual(await both(), [401, 401]);
    assert.equal((await listed()).state, 'revoked');
    assert.equal((await admin.remove(`${keys}/${program.id}`)).statusCode, 404);
    assert.equal((await admin.remove(`${keys}/99999`)).statusCode, 404);
  });

  test('beside a session the key alone speaks, and what is no key of ours is ignored', async () => {
    const { key } = await keyClient(app, [read[1]]);
    const { cookie } = admin;
    const status = async (authorization: string, url = leads) =>
      (await app.get(url, { authorization, cookie })).statusCode;
    assert.equal(await status(`Bearer ${key}`), 403, 'the session would let it in');
    assert.equal(await status(`bearer   ${key}`), 403);
    assert.equal(await status(`Bearer ${key}`, '/api/admin/session'), 403);
    assert.equal(await status(`Bearer ${key.slice(0, -1)}`), 401);
    assert.equal(await status('Bearer sgh_'), 200, 'no key at all');
    assert.equal(await status('Bearer eyJhbGciOiJub25lIn0.e30.'), 200, 'the token of a proxy');
    assert.equal((await app.get(leads, { authorization: 'Bearer nothing' })).statusCode, 401);
    const own = (await app.get(leads, { authorization: `Basic ${key}` })).statusCode;
    assert.equal(own, 401);
  });

  test('its last use is written once a minute', async () => {
    const { id, get } = await keyClient(app, read);
    const used = async () =>
      (await app.rows('select last_used_at as at from api_keys where id = $1', [id]))[0]!['at'];
    await get(leads);
    const first = await used();
    assert.ok(first instanceof Date);
    await get(leads);
    assert.deepEqual(await used(), first);
    await app.database.query(
      `update api_keys set last_used_at = now() - interval '2 minutes' where id = $1`,
      [id],
    );
    await get(leads);
    assert.ok(((await used()) as Date) >= first);
  });

  test('it enters leads without an owner, once for one key of its own', async () => {
    const scopes = ['POST /api/admin/leads', 'GET /api/admin/leads/{id}'] as const;
    const program = await keyClient(app, scopes, 'Aggregator');
    const body = {
      firstName: 'Ada',
      lastName: 'Gator',
      email: 'ada@example.com',
      phone: '(503) 555-0171',
      consent: { basis: 'none' },
    };
    const once = { 'idempotency-key': 'first' };
    // No key of a visitor is one of a program, whatever it says.
    const claimed = { 'idempotency-key': `${program.id}:${sha256('first')}` };
    assert.equal((await app.post('/api/leads', makeLeadBody(), claimed)).statusCode, 201);
    const { id, ownerId, statusHistory, consent } = await ok(program.post(leads, body, once), 201);
    assert.deepEqual([ownerId, consent, statusHistory[0].actor], [null, null, 'Aggregator']);
    assert.equal((await program.post(leads, body, once)).json().id, id);
    const waiting = (await admin.get('/api/admin/queue')).json().items;
    assert.ok(waiting.some((item: { lead: { id: number } }) => item.lead.id === id));
    const [used] = await app.rows('select key from idempotency_keys where lead_id = $1', [id]);
    assert.match(String(used!['key']), new RegExp(`^entry:key:${program.id}:`), 'no key of staff');
    assert.notEqual((await admin.post(leads, body, once)).json().id, id);
    const spoken = { basis: 'spoken', channels: ['phone'], words: 'x' };
    const refused = await program.post(leads, { ...body, consent: spoken });
    assert.equal(refused.statusCode, 400);
    assert.equal(refused.json().errors[0].path, 'consent.basis');
  });

  test('the log and the lead name the program; who edits meanwhile hears of it', async () => {
    const id = await app.apply();
    const program = await keyClient(app, apiScopes, 'Encompass');
    const { updatedAt } = (await admin.get(`${leads}/${id}`)).json();
    const change = { loanNumber: 'L-77', status: 'Contacted' };
    assert.equal((await program.put(`${leads}/${id}`, change)).statusCode, 200);
    const late = await admin.put(`${leads}/${id}`, { status: 'Qualified', updatedAt });
    assert.match(late.json().message, /^Encompass changed this lead after you opened it/);
    const { items } = (await admin.get(`/api/admin/audit?actor=key&entityId=${id}`)).json();
    assert.deepEqual(fieldsOf(items, 'action', 'actorName'), [['lead.update', 'Encompass']]);
    const { items: told } = (await admin.get(`${leads}/${id}/timeline`)).json();
    const by = told.filter((entry: { actor: { kind: string } }) => entry.actor.kind === 'key');
    assert.deepEqual(
      by
        .map((entry: { kind: string; actor: { name: string } }) => [entry.kind, entry.actor.name])
        .toSorted(),
      [
        ['edit', 'Encompass'],
        ['status', 'Encompass'],
      ],
    );
    const since = new Date(Date.now() - 60_000).toISOString();
    const { changes } = (await admin.get(`/api/admin/news?since=${since}`)).json();
    const news = changes.find((one: { by: string }) => one.by === 'Encompass');
    assert.deepEqual([news.entityId, news.isOwn], [id, false]);
  });

  test('what it does to a commission is not said of a member of staff', async () => {
    const affiliate = await makeAffiliate(admin);
    const id = await app.apply({ referralCode: affiliate.referralCode });
    const program = await keyClient(app, apiScopes, 'Encompass');
    await ok(program.put(`${leads}/${id}`, { status: 'Qualified' }));
    const { items } = (await admin.get('/api/admin/commissions')).json();
    const { lines, moves } = (await admin.get(`/api/admin/commissions/${items[0].id}`)).json();
    assert.deepEqual(fieldsOf([...lines, ...moves], 'by'), ['Encompass', 'Encompass']);
  });

  test('it lists affiliates and reads the figures of the office', async () => {
    const program = await keyClient(app, apiScopes);
    assert.ok((await program.get('/api/admin/affiliates')).json().total >= 1);
    const stats = (await program.get('/api/admin/dashboard/stats')).json();
    assert.equal(
      stats.totalLeads,
      (await admin.get('/api/admin/dashboard/stats')).json().totalLeads,
    );
  });
});

test('wrong keys are counted by address, and no key is in the log of the server', async () => {
  let log = '';
  const app = await openApp({
    config: { rateLimitScale: 0.05, logLevel: 'trace' },
    logStream: { write: (line) => (log += line) },
  });
  const { key, get } = await keyClient(app, read);
  assert.equal((await get(leads)).statusCode, 200);
  const authorization = `Bearer ${key}x`;
  const statuses = new Set<number>();
  for (let n = 0; n < 30; n += 1) {
    statuses.add((await app.get(leads, { authorization })).statusCode);
  }
  assert.deepEqual([...statuses], [401, 429]);
  assert.match(log, /request completed/);
  assert.doesNotMatch(log, /sgh_/);
});

test('of an address fifty wrong keys are looked up in 15 minutes; who signs in there may', async () => {
  const app = await openApp({ config: { rateLimitScale: 1 } });
  const { key, get } = await keyClient(app, read);
  for (let n = 0; n < 53; n += 1) {
    const { statusCode } = await app.get(leads, { authorization: `Bearer ${key}x` });
    assert.equal(statusCode, n < 50 ? 401 : 429);
  }
  assert.equal((await get(leads)).statusCode, 200, 'a right one is none of them');
  await app.signIn();
});
