import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import type { Client } from '#server/testing/app.ts';
import { until } from '#server/testing/listening-app.ts';
import { openPushService } from '#server/testing/outside/push-service.ts';
import { openDesk } from '#server/testing/sessions/desk.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { proofOf } from '../../accounts/buyer-links/make-link.ts';
import { addLink } from '../../accounts/buyer-links/open-link.ts';
import { assignLeads } from '../../office/queue/assign-leads.ts';
import { returnLeads } from '../../office/queue/tend-queue.ts';
import { pushJob } from './send-notice.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

const url = '/api/admin/push';

describe('push notices', async () => {
  const desk = await openDesk();
  let service = await openPushService();
  after(() => service.close());
  beforeEach(async () => {
    await desk.clear();
    await desk.app.database.query('delete from push_subscriptions');
    service.received.length = 0;
    assert.equal((await desk.admin.put(url, { isOn: true })).statusCode, 204);
  });

  const subscribe = async (by: Client) => {
    const { path, ...subscription } = service.subscribe();
    await ok(by.post(url, { ...subscription, expirationTime: null }), 204);
    return { path, ...subscription };
  };
  const remove = (by: Client, endpoint: string) =>
    by.send({ method: 'DELETE', url, payload: { endpoint } });
  const read = async (by: Client) => (await by.get(url)).json();
  const send = () => runDueJobs(desk.app.database, [pushJob(desk.app.app.services)]);
  const stored = () =>
    desk.app.rows(`select status, attempts, last_error from jobs where kind = 'push'`);

  test('an owner gets a notice of a lead, encrypted for the browser and signed by the office', async () => {
    const { path } = await subscribe(desk.dana);
    const { publicKey } = await read(desk.dana);
    const [id, other] = [await desk.app.apply(), await desk.app.apply()];
    await desk.hand(desk.admin, id, desk.ids.dana);
    await desk.hand(desk.dana, other, desk.ids.dana);
    await send();
    assert.equal(service.received.length, 1, 'who takes a lead is told nothing new');
    const [got] = service.received;
    assert.equal(got!.path, path);
    assert.deepEqual(got!.notice, {
      title: leadReference(id),
      body: 'Given to you.',
      url: `${desk.app.config.publicUrl}/admin/contact/${id}`,
    });
    assert.equal(got!.key, publicKey);
    assert.deepEqual(
      [got!.claims.aud, got!.claims.sub],
      [service.origin, 'mailto:no-reply@localhost'],
    );
    const { headers } = got!;
    assert.deepEqual(
      [headers['content-encoding'], headers['ttl'], headers['urgency']],
      ['aes128gcm', '1800', 'high'],
    );
  });

  test('an owner hears that the buyer withdrew, and admins that one asks to be erased', async () => {
    const dana = await subscribe(desk.dana);
    const admin = await subscribe(desk.admin);
    const id = await desk.app.apply();
    await desk.hand(desk.dana, id, desk.ids.dana);
    const { token, ...link } = await addLink(desk.app.database, id);
    const cookie = `my=${token}.${proofOf({ token, ...link })}`;
    for (const action of ['withdraw', 'erasure']) {
      const url = `/api/my/${token}/${action}`;
      await ok(desk.app.post(url, undefined, { cookie }));
    }
    await send();
    const bodyOf = (notice: unknown) => (notice as { body: string }).body;
    const told = service.received.map(({ path, notice }) => [path, bodyOf(notice)]);
    assert.deepEqual(
      told.map(String).toSorted(),
      [
        `${admin.path},The buyer asks to be erased.`,
        `${dana.path},The buyer asks to be erased.`,
        `${dana.path},Withdrawn by the buyer.`,
      ].toSorted(),
    );
  });

  test('who asks for a lead hears the answer, and of one that is kept nothing else', async () => {
    await subscribe(desk.dana);
    for (const [answer, notice] of [
      ['keep', { title: 'The lead you asked for', body: 'The owner keeps it.', at: 'dashboard' }],
      ['hand_over', { title: 'SG', body: 'Given to you.', at: 'contact/ID' }],
    ] as const) {
      const id = await desk.app.apply();
      await desk.hand(desk.admin, id, desk.ids.omar);
      await ok(desk.dana.post('/api/admin/leads/ask', { q: leadReference(id) }));
      await ok(desk.omar.post(`/api/admin/leads/${id}/ask`, { answer }));
      service.received.length = 0;
      await send();
      const { title, body, url } = service.received[0]!.notice as Record<string, string>;
      assert.deepEqual(
        {
          title: title!.replace(/-\d+/, ''),
          body,
          at: url!.replace(/^.*\/admin\//, '').replace(String(id), 'ID'),
        },
        notice,
      );
      assert.equal(service.received.length, 1);
    }
  });

  test('many leads in one change are one notice', async () => {
    await subscribe(desk.dana);
    const ids = [await desk.app.apply(), await desk.app.apply(), await desk.app.apply()];
    const leads = ids.map((id) => ({ id, status: 'New' }));
    const change = { key: 'many-are-one-notice', kind: 'owner', ownerId: desk.ids.dana, leads };
    assert.equal((await desk.admin.post('/api/admin/leads/bulk', change)).statusCode, 200);
    await send();
    const titles = service.received.map(({ notice }) => (notice as { title: string }).title);
    assert.deepEqual(
      titles.map((title) => title.replace(/^SG-\d+/, 'SG')),
      ['SG and 2 more'],
    );
  });

  test('who gets the leads of a colleague who leaves is told once, as of any other change', async () => {
    const heir = await subscribe(desk.dana);
    await subscribe(desk.admin);
    const leaver = async (count: number) => {
      const account = await makeStaff(desk.app, { role: 'officer' });
      const { id } = (await account.get('/api/admin/session')).json() as { id: number };
      const leads: number[] = [];
      for (let n = 0; n < count; n += 1) {
        leads.push(await desk.app.apply());
      }
      await desk.app.database.query('update leads set owner_id = $1 where id = any($2)', [
        id,
        leads,
      ]);
      return { id, leads };
    };
    const leave = async (id: number, leadsTo: number | 'queue') => {
      await ok(desk.admin.remove(`/api/admin/staff/${id}?leadsTo=${leadsTo}`));
      await send();
      return service.received
        .splice(0)
        .map(({ path, notice }) => [path, (notice as { title: string }).title]);
    };
    const one = await leaver(3);
    await desk.admin.remove(`/api/admin/leads/${one.leads[0]}`);
    assert.deepEqual(await leave(one.id, desk.ids.dana), [
      [heir.path, `${leadReference(one.leads[1]!)} and 1 more`],
    ]);
    const other = await leaver(1);
    await desk.admin.remove(`/api/admin/leads/${other.leads[0]}`);
    assert.deepEqual(await leave(other.id, desk.ids.dana), [], 'none that can be opened');
    assert.deepEqual(await leave((await leaver(1)).id, 'queue'), []);
    const own = await leave((await leaver(1)).id, desk.ids.admin);
    assert.deepEqual(own, [], 'who takes them is told nothing new');
  });

  test('the rule notifies the owner once, or for an unowned lead the members on shift who serve it', async () => {
    const dana = await subscribe(desk.dana);
    await subscribe(desk.omar);
    await subscribe(desk.admin);
    await desk.onShift(desk.ids.dana, ', daily_cap = 0');
    await desk.onShift(desk.ids.omar, `, states = '{CA}'`);
    await desk.app.apply({ propertyState: 'TX' });
    await assignLeads(desk.app.app.services);
    await assignLeads(desk.app.app.services);
    await send();
    const bodies = () =>
      service.received.map(({ path, notice }) => [path, (notice as { body: string }).body]);
    assert.deepEqual(bodies(), [[dana.path, 'New, and no one has it yet.']]);
    await desk.app.database.query('update admin_users set daily_cap = 1000');
    await assignLeads(desk.app.app.services);
    await send();
    assert.deepEqual(bodies().slice(1), [[dana.path, 'Given to you.']]);
  });

  test('admins are notified of leads that return to the queue', async () => {
    const admin = await subscribe(desk.admin);
    await subscribe(desk.omar);
    const id = await desk.app.apply();
    await desk.atNoon([id]);
    await desk.hand(desk.dana, id, desk.ids.dana);
    desk.later(31);
    await returnLeads(desk.app.app.services);
    await send();
    assert.deepEqual(
      service.received.map(({ path, notice }) => [path, (notice as { title: string }).title]),
      [[admin.path, leadReference(id)]],
    );
  });

  test('nothing is enqueued while the office has none; its keys stay', async () => {
    await subscribe(desk.dana);
    const { publicKey } = await read(desk.dana);
    const id = await desk.app.apply();
    await desk.hand(desk.admin, id, desk.ids.dana);
    await desk.admin.put(url, { isOn: false });
    await send();
    assert.deepEqual(service.received, [], 'what waited is withheld');
    await desk.hand(desk.admin, id, null);
    await desk.hand(desk.admin, id, desk.ids.dana);
    assert.deepEqual(fieldsOf(await stored(), 'status'), ['withheld']);
    const { path: _, ...subscription } = service.subscribe();
    assert.equal((await desk.omar.post(url, subscription)).statusCode, 409);
    assert.equal((await desk.dana.put(url, { isOn: true })).statusCode, 403);
    await desk.admin.put(url, { isOn: true });
    assert.equal((await read(desk.dana)).publicKey, publicKey);
  });

  test('what a push service answers ends, repeats or gives up', async () => {
    const give = async () => {
      const id = await desk.app.apply();
      await desk.hand(desk.admin, id, desk.ids.dana);
      await send();
    };
    const again = async () => {
      await desk.app.database.query(`update jobs set run_at = now() where kind = 'push'`);
      await send();
    };
    for (const gone of [404, 410]) {
      await subscribe(desk.dana);
      service.answers.push(gone);
      await give();
      assert.deepEqual((await read(desk.dana)).endpoints, []);
    }
    await subscribe(desk.dana);
    await desk.app.database.query('delete from jobs');
    service.answers.push(503, 429, 201);
    await give();
    assert.equal((await stored())[0]!['status'], 'waiting');
    await again();
    await again();
    assert.deepEqual(await stored(), [{ status: 'done', attempts: 3, last_error: null }]);
    await desk.app.database.query('delete from jobs');
    service.answers.push(500, 500, 500, 500);
    await give();
    for (let n = 0; n < 5; n += 1) {
      await again();
    }
    assert.deepEqual(await stored(), [
      { status: 'failed', attempts: 4, last_error: 'the push service: 500' },
    ]);
    await desk.app.database.query('delete from jobs');
    service.answers.push(403);
    await give();
    assert.equal((await stored())[0]!['status'], 'failed', 'at once: no time changes that');
  });

  test('a subscription is its member’s, who alone ends it, and ends with the account', async () => {
    const { endpoint, ...rest } = await subscribe(desk.dana);
    assert.equal((await remove(desk.omar, endpoint)).statusCode, 204);
    assert.deepEqual((await read(desk.dana)).endpoints, [endpoint]);
    assert.deepEqual((await read(desk.omar)).endpoints, []);
    await desk.omar.post(url, { endpoint, keys: rest.keys });
    assert.deepEqual((await read(desk.dana)).endpoints, [], 'the browser is somebody else’s now');
    assert.equal((await remove(desk.omar, endpoint)).statusCode, 204);
    assert.deepEqual((await read(desk.omar)).endpoints, []);
    for (let n = 0; n < 12; n += 1) {
      await subscribe(desk.dana);
    }
    assert.equal((await read(desk.dana)).endpoints.length, 10);
    const leaver = await makeStaff(desk.app, { role: 'officer' });
    await subscribe(leaver);
    const [{ id }] = (await desk.app.rows<{ id: number }>(
      'select max(id) as id from admin_users',
    )) as [{ id: number }];
    assert.equal((await desk.admin.remove(`/api/admin/staff/${id}`)).statusCode, 200);
    const left = await desk.app.rows(
      `select 1 from push_subscriptions where admin_user_id = ${id}`,
    );
    assert.deepEqual(left, []);
    const lines = await desk.app.rows<{ after: unknown }>(
      `select after from audit_log where action = 'push.subscribe' order by id desc limit 1`,
    );
    assert.deepEqual(lines, [{ after: { at: new URL(endpoint).host } }]);
  });
});

test('from an application to a notice in less than five seconds', async (t) => {
  const desk = await openDesk({ areJobsOn: true });
  const service = await openPushService();
  t.after(() => service.close());
  await desk.admin.put(url, { isOn: true });
  const { path: _, ...subscription } = service.subscribe();
  await desk.dana.post(url, subscription);
  await desk.onShift(desk.ids.dana);
  const sentAt = Date.now();
  await desk.app.apply();
  await until(() => service.received.length > 0);
  const took = service.received[0]!.at - sentAt;
  assert.ok(took < 5000, `${took} ms`);
});
