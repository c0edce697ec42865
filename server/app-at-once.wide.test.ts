import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { makeAffiliate } from './testing/factories.ts';
import { duringTransaction, inTurn } from './testing/postgres/during-transaction.ts';
import { makeStaff } from './testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const statusesOf = (answers: LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

describe('calls at the same moment', async () => {
  const { app, staff } = await openOffice({ poolSize: 20 });

  // Whoever writes has counted by then, and waits to write its audit line.
  const beforeAudits = 'lock table audit_log in exclusive mode';

  test('do not pass a limit together', async () => {
    const url = 'https://hooks.example.com/a-path';
    const create = () => staff.post('/api/admin/webhooks', { url, events: ['lead.created'] });
    for (let n = 0; n < 19; n += 1) {
      assert.equal((await create()).statusCode, 201);
    }
    const created = await duringTransaction(app, beforeAudits, () =>
      Array.from({ length: 6 }, create),
    );
    assert.deepEqual(statusesOf(created), [201, 409, 409, 409, 409, 409]);

    assert.equal((await staff.put('/api/admin/push', { isOn: true })).statusCode, 204);
    const keys = { p256dh: 'BPush'.padEnd(87, 'A'), auth: 'auth'.padEnd(22, 'A') };
    const subscribe = (_: unknown, n: number) =>
      staff.post('/api/admin/push', { endpoint: `https://push.example.com/${n}`, keys });
    const kept = await duringTransaction(app, beforeAudits, () =>
      Array.from({ length: 14 }, subscribe),
    );
    assert.deepEqual(
      statusesOf(kept),
      Array.from({ length: 14 }, () => 204),
    );
    assert.equal(await app.count('push_subscriptions'), 10);
  });

  let people = 0;
  const twins = async () => {
    people += 1;
    const phone = `(503) 555-03${10 + people}`;
    return [await app.apply({ phone }), await app.apply({ phone })] as const;
  };
  const held = (id: number) => `select from leads where id = ${id} for no key update`;
  const erase = (id: number) => () => [
    staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked by post' }),
  ];
  const merge = (id: number, otherId: number) => () => [
    staff.post(`/api/admin/leads/${id}/merge`, { otherId, fields: {} }),
  ];
  const undo = async (id: number, otherId: number) => {
    const [merged] = await Promise.all(merge(id, otherId)());
    const { mergeId } = merged!.json();
    return () => [staff.post(`/api/admin/merges/${mergeId}/undo`)];
  };

  test('of one person wait for one another instead of failing', async () => {
    const [low, high] = await twins();
    const merging = await inTurn(app, held(low), [merge(low, high), erase(high)]);
    assert.deepEqual(statusesOf(merging), [200, 200]);

    const [first, last] = await twins();
    const undoing = await undo(last, first);
    const [, undone] = await inTurn(app, held(first), [erase(last), undoing]);
    assert.equal(undone!.statusCode, 404, undone!.body);

    const lead = await app.apply();
    const partner = await app.signInAffiliate(await makeAffiliate(staff));
    const asked = { leadReference: leadReference(lead), reason: 'We met in May' };
    const { id } = (await partner.post('/api/affiliate/disputes', asked)).json();
    const decide = () => [
      staff.post(`/api/admin/disputes/${id}/decide`, { outcome: 'upheld', reason: 'They did' }),
    ];
    const [erased, decided] = await inTurn(app, held(lead), [erase(lead), decide]);
    assert.deepEqual([erased!.statusCode, decided!.statusCode], [200, 404], decided!.body);
  });

  test('of a lead and of its owner wait for one another too', async () => {
    await makeStaff(app, { firstName: 'Leaving', role: 'officer' });
    const [leaver] = await app.rows<{ id: number }>(
      `select id from admin_users where first_name = 'Leaving'`,
    );
    const deactivate = () => [staff.remove(`/api/admin/staff/${leaver!.id}`)];
    const own = async (id: number, ownerId: number) => {
      await ok(staff.post(`/api/admin/leads/${id}/owner`, { ownerId }));
    };
    const [admin] = await app.rows<{ id: number }>('select min(id)::int as id from admin_users');

    const [id, otherId] = await twins();
    await own(id, admin!.id);
    const undoing = await undo(id, otherId);
    await own(id, leaver!.id);
    const answers = await inTurn(app, held(id), [undoing, deactivate]);
    assert.deepEqual(statusesOf(answers), [200, 200], answers.map(({ body }) => body).join());
  });
});
