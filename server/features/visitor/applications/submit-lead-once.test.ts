import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { visitorBrowser, visitorContext } from '#server/testing/visitor-context.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

const kept =
  'leads consent_records lead_status_history audit_log jobs idempotency_keys referrals'.split(' ');

describe('an application that is sent again', async () => {
  const app = await openApp();

  const counts = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(kept.map(async (table) => [table, await app.count(table)] as const)),
    );

  test('a double click is one lead, with a key and without', async () => {
    const body = makeLeadBody();
    const first = await app.post('/api/leads', body);
    const second = await ok(app.post('/api/leads', { ...body, secondsOnForm: 46 }), 201);
    assert.equal(second.id, first.json().id);

    const named = makeLeadBody();
    const key = { 'idempotency-key': 'one-of-mine' };
    const third = await app.post('/api/leads', named, key);
    assert.equal((await app.post('/api/leads', named, key)).json().id, third.json().id);
    const other = await app.post('/api/leads', makeLeadBody(), key);
    assert.equal(other.statusCode, 422);
    assert.match(other.json().message, /already used/);
    assert.equal(
      (await app.post('/api/leads', makeLeadBody(), { 'idempotency-key': 'x'.repeat(101) }))
        .statusCode,
      400,
    );
  });

  test('the same application is a new lead a day later', async () => {
    const body = makeLeadBody();
    const { id } = (await app.post('/api/leads', body)).json();
    await app.database.query(
      `update idempotency_keys set created_at = now() - interval '25 hours' where lead_id = $1`,
      [id],
    );
    const later = (await app.post('/api/leads', body)).json();
    assert.notEqual(later.id, id);
    assert.equal((await app.post('/api/leads', body)).json().id, later.id);
  });

  test('two hundred equal requests at once are one lead with one of everything', async () => {
    const earlier = await counts();
    const body = makeLeadBody();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        app.post('/api/leads', body, { 'idempotency-key': 'crowd' }),
      ),
    );
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [201]);
    assert.equal(new Set(answers.map((answer) => answer.json().id)).size, 1);
    const opening = answers.filter(({ headers }) => headers['set-cookie'] !== undefined);
    assert.equal(opening.length, 1, 'the page opens in the first browser alone');
    const now = await counts();
    assert.deepEqual(
      kept.map((table) => now[table]! - earlier[table]!),
      [1, 1, 1, 1, 2, 1, 0],
    );
  });

  test('two server processes with the same request make one lead', async () => {
    const { openIntake, submitLead } = await import('./submit-lead.ts');
    const { submitLeadBody } = await import('#core/contract/leads/leads.ts');
    const application = submitLeadBody.parse(makeLeadBody());
    const sent = { ...application, ...visitorBrowser };
    const { services } = app.app;
    const intakes = Array.from({ length: 8 }, () => openIntake());
    const leads = await Promise.all(
      intakes.map((intake) => submitLead({ ...visitorContext(services), intake }, sent)),
    );
    assert.equal(new Set(leads.map(({ id }) => id)).size, 1);
  });
});
