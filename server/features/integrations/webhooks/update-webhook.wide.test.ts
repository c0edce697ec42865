import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ok, openOffice } from '#server/testing/open-app.ts';

const path = '/api/admin/webhooks';
const url = 'https://hooks.example.com/a-path-that-nobody-guesses';

describe('webhooks as admins keep them', async () => {
  const { app, staff: admin } = await openOffice();

  const create = async (changes: object = {}, by = admin) =>
    by.post(path, { url, events: ['lead.created'], isActive: true, ...changes });
  const patch = (id: number, payload: object) => admin.patch(`${path}/${id}`, payload);
  const made = async (changes: object = {}): Promise<{ id: number; secret: string }> =>
    ok(create(changes), 201);
  const linesOf = (id: number) =>
    app.rows(
      `select action, before, after from audit_log where entity = 'webhook' and entity_id = $1
       order by id`,
      [id],
    );

  test('the secret is shown once, and stands in no other answer and not in the audit log', async () => {
    const { id, secret } = await made({ events: ['lead.created', 'lead.created'] });
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    const { items, total } = (await admin.get(path)).json();
    assert.equal(total, 1);
    const { createdAt, ...shown } = items[0];
    assert.ok(Math.abs(Date.now() - Date.parse(createdAt)) < 3_600_000);
    assert.deepEqual(shown, {
      id,
      url,
      events: ['lead.created'],
      isActive: true,
      pausedAt: null,
      pauseReason: null,
      failingSince: null,
      lastDelivery: null,
    });
    const changed = await patch(id, { events: ['lead.status', 'payout.created'], isActive: false });
    const { events, isActive, pauseReason } = changed.json();
    assert.deepEqual(
      [events, isActive, pauseReason],
      [['lead.status', 'payout.created'], false, 'hand'],
    );
    assert.equal((await patch(id, {})).statusCode, 200);
    assert.equal((await patch(id, { isActive: true })).json().pausedAt, null);
    assert.equal((await admin.remove(`${path}/${id}`)).statusCode, 204);
    const lines = await linesOf(id);
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['webhook.create', 'webhook.update', 'webhook.update', 'webhook.delete'],
    );
    assert.deepEqual(lines[0]!['after'], {
      at: 'hooks.example.com',
      events: ['lead.created'],
      isActive: true,
    });
    const written = JSON.stringify(await app.rows('select * from audit_log'));
    assert.doesNotMatch(written, /whsec_|nobody-guesses/);
    assert.ok(!`${changed.body}${JSON.stringify(items)}`.includes(secret.slice(6)));
  });

  test('what is no address of the internet, no event or one too many is refused', async () => {
    for (const [changes, at] of [
      [{ url: 'http://hooks.example.com/' }, 'url'],
      [{ url: 'https://10.0.0.8/' }, 'url'],
      [{ url: 'https://[::ffff:169.254.169.254]/latest' }, 'url'],
      [{ url: 'https://user:word@hooks.example.com/' }, 'url'],
      [{ url: 'ftp://hooks.example.com/' }, 'url'],
      [{ url: 'hooks.example.com' }, 'url'],
      [{ url: `https://hooks.example.com/${'x'.repeat(500)}` }, 'url'],
      [{ events: [] }, 'events'],
      [{ events: ['lead.read'] }, 'events.0'],
      [{ events: 'lead.created' }, 'events'],
    ] as const) {
      const answer = await create(changes);
      assert.equal(answer.statusCode, 400, JSON.stringify(changes));
      assert.equal(answer.json().errors[0].path, at, answer.body);
    }
    const { id } = await made();
    assert.equal((await patch(id, { url: 'https://127.0.0.1/' })).statusCode, 400);
    assert.equal((await admin.get(path)).json().items[0].url, url);
    for (let n = 1; n < 20; n += 1) {
      await made();
    }
    const refused = await create();
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /20 webhooks already/);
    await app.database.query('delete from webhooks');
  });

  test('what is not there is not found', async () => {
    const { id } = await made();
    for (const answer of [
      await patch(999_999, { isActive: false }),
      await admin.remove(`${path}/999999`),
      await admin.get(`${path}/999999/deliveries`),
      await admin.post(`${path}/999999/ping`),
      await admin.post(`${path}/${id}/deliveries/999999/resend`),
    ]) {
      assert.equal(answer.statusCode, 404, answer.body);
    }
    // A job that is no delivery to this webhook is none of its business.
    await app.apply();
    const [job] = await app.rows<{ id: number }>(
      `select max(id) as id from jobs where kind <> 'webhook'`,
    );
    const foreign = await admin.post(`${path}/${id}/deliveries/${job!.id}/resend`);
    assert.equal(foreign.statusCode, 404);
    await app.database.query('delete from webhooks');
  });
});
