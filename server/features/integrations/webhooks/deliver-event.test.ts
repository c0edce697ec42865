import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { mostAttempts } from '#server/db/jobs/settle-jobs.ts';
import { purgeExpired } from '#server/features/operations/retention/purge-expired.ts';
import { freshApp } from '#server/testing/app.ts';
import {
  openReceiver,
  type Receiver,
  verifyEvent,
} from '#server/testing/outside/webhook-receiver.ts';
import { webhookJob } from './deliver-event.ts';
import { ok } from '#server/testing/open-app.ts';

const path = '/api/admin/webhooks';
const config = { mayWebhooksBePrivate: true };

describe('deliveries', async () => {
  let receiver: Receiver;
  let hook: { id: number; secret: string };
  const app = await freshApp({ config });
  const admin = await app.signIn();
  receiver = await openReceiver();
  after(async () => {
    await app.dispose();
    await receiver.close();
  });
  beforeEach(async () => {
    await app.database.query('delete from webhooks');
    receiver.received.length = 0;
    receiver.answers.length = 0;
    hook = await add(receiver.url);
  });

  const add = async (url: string) => ok(admin.post(path, { url, events: ['lead.created'] }), 201);
  const deliver = () => runDueJobs(app.database, [webhookJob(app.app.services)]);
  const deliverAgain = async () => {
    await app.database.query(`update jobs set run_at = now() where kind = 'webhook'`);
    await deliver();
  };
  const deliveries = async (query = '') =>
    (await ok(admin.get(`${path}/${hook.id}/deliveries${query}`))).items;
  const shown = async () => (await admin.get(path)).json().items[0];
  const resend = (id: number) => admin.post(`${path}/${hook.id}/deliveries/${id}/resend`);
  const resume = (isActive: boolean) => admin.patch(`${path}/${hook.id}`, { isActive });

  test('what fails is tried again under the same number, newly signed, until it arrives', async () => {
    receiver.answers.push(500, 302);
    const lead = await app.apply();
    await deliver();
    const [failed] = await deliveries();
    const { answer, ms, nextTryAt, ...first } = failed;
    assert.deepEqual(
      [first.state, first.attempts, first.statusCode, first.reason, first.event, first.data],
      ['waiting', 1, 500, 'the receiver answered 500', 'lead.created', { id: lead }],
    );
    assert.equal(answer, 'said 500');
    assert.ok(ms >= 0 && Date.parse(nextTryAt) > Date.parse(first.createdAt));
    assert.notEqual((await shown()).failingSince, null);
    await deliverAgain();
    assert.equal((await deliveries())[0].reason, 'the receiver answered 302', 'not followed');
    await deliverAgain();
    await deliverAgain();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    assert.deepEqual(ids, [first.messageId, first.messageId, first.messageId]);
    assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1);
    receiver.received.forEach((one) => verifyEvent(hook.secret, one));
    const [done] = await deliveries();
    assert.deepEqual(
      [done.state, done.attempts, done.statusCode, done.answer, done.reason, done.nextTryAt],
      ['delivered', 3, 204, null, null, null],
    );
    const { failingSince, lastDelivery } = await shown();
    assert.equal(failingSince, null);
    assert.deepEqual([lastDelivery.state, lastDelivery.statusCode], ['delivered', 204]);
  });

  test('the pauses between its tries grow, and after a day it is given up', async () => {
    await app.apply();
    const pauses: number[] = [];
    for (let n = 0; n < mostAttempts; n += 1) {
      receiver.answers.push(503);
      await deliverAgain();
      const [row] = await app.rows<{ seconds: number }>(
        `select round(extract(epoch from run_at - now()) / 60)::int * 60 as seconds
           from jobs where kind = 'webhook'`,
      );
      pauses.push(row!.seconds);
    }
    const waited = pauses.slice(0, -1);
    assert.deepEqual(
      waited,
      waited.toSorted((one, other) => one - other),
    );
    const hours = waited.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    assert.ok(hours > 23 && hours < 24, `${hours} hours`);
    const [given] = await deliveries('?status=failed');
    assert.deepEqual([given.state, given.attempts], ['failed', mostAttempts]);
    await deliverAgain();
    assert.equal(receiver.received.length, mostAttempts);
    assert.deepEqual(await deliveries('?status=delivered'), []);
  });

  test('sent again by hand it keeps its number; what is on its way is not sent twice', async () => {
    await app.apply();
    const [{ id }] = await deliveries();
    assert.equal((await resend(id)).statusCode, 409);
    await deliver();
    const again = await ok(resend(id));
    assert.deepEqual([again.state, again.attempts], ['waiting', 0]);
    await deliver();
    const [one, other] = receiver.received;
    assert.equal(receiver.received.length, 2);
    assert.equal(one!.headers['webhook-id'], other!.headers['webhook-id']);
    assert.equal((await deliveries()).length, 1);
    const lines = await app.rows(
      `select after from audit_log where action = 'webhook.resend' order by id desc limit 1`,
    );
    assert.deepEqual(lines, [{ after: { delivery: id, event: 'lead.created' } }]);
  });

  test('what was sent again by hand before a pause is withheld by it too', async () => {
    receiver.answers.push(410);
    await app.apply();
    await deliver();
    const [{ id }] = await deliveries();
    await resume(true);
    for (const pause of [async () => void (await resume(false)), async () => app.apply()]) {
      receiver.answers.push(500, 410);
      await resend(id);
      await deliver();
      await pause();
      await deliver();
      const sent = receiver.received.length;
      await deliverAgain();
      assert.equal((await shown()).isActive, false);
      assert.equal(receiver.received.length, sent, 'nothing leaves once it is paused');
      assert.equal(
        (await deliveries()).find((one: { id: number }) => one.id === id).state,
        'withheld',
      );
      receiver.answers.length = 0;
      await resume(true);
    }
  });

  test('a webhook that fails for a day is paused, with its reason, and resumes clean', async () => {
    receiver.answers.push(500, 500);
    await app.apply();
    await deliver();
    await app.database.query(`update webhooks set failing_since = now() - interval '22 hours'`);
    await deliverAgain();
    assert.equal((await shown()).isActive, true);
    await app.database.query(`update webhooks set failing_since = now() - interval '23 hours'`);
    await app.apply();
    receiver.answers.push(500, 500);
    await deliverAgain();
    const paused = await shown();
    assert.deepEqual([paused.isActive, paused.pauseReason], [false, 'failing']);
    assert.deepEqual(
      (await deliveries()).map(({ state }: { state: string }) => state).toSorted(),
      ['failed', 'withheld'],
      'what would have followed is not sent',
    );
    const lines = await app.rows(
      `select actor_kind, after from audit_log where action = 'webhook.pause'
         and entity_id = $1`,
      [hook.id],
    );
    assert.deepEqual(lines, [{ actor_kind: 'system', after: { reason: 'failing' } }]);
    const { checks } = (await admin.get('/api/admin/system')).json();
    const found = checks.find(({ name }: { name: string }) => name === 'webhooks');
    assert.deepEqual([found.state, found.count], ['wrong', 1]);
    await app.apply();
    assert.equal((await deliveries()).length, 2, 'it gets nothing more');
    receiver.answers.length = 0;
    const resumed = (await resume(true)).json();
    assert.deepEqual([resumed.isActive, resumed.failingSince], [true, null]);
    const [{ id }] = await deliveries('?status=withheld');
    await resend(id);
    await deliver();
    assert.equal((await deliveries('?status=delivered'))[0].id, id);
  });

  test('a receiver that is gone is paused at once; a test reaches it all the same', async () => {
    receiver.answers.push(410);
    await app.apply();
    await deliver();
    assert.equal((await shown()).pauseReason, 'gone');
    assert.equal((await deliveries())[0].state, 'failed');
    receiver.answers.push(500);
    for (const state of ['failed', 'delivered']) {
      const answer = await ok(admin.post(`${path}/${hook.id}/ping`), 201);
      await deliver();
      const [ping] = await deliveries();
      assert.deepEqual(
        [ping.id, ping.event, ping.state, ping.attempts],
        [answer.id, 'ping', state, 1],
        'a test is tried once',
      );
    }
    const { event } = receiver.received.at(-1)!;
    assert.deepEqual([event.type, event.data], ['ping', {}]);
    assert.equal((await shown()).isActive, false, 'and resumes nothing');
  });

  test('a worker that dies loses nothing', async () => {
    await app.apply();
    // As it is when a process ends between the commit and the delivery, or in the delivery.
    await app.database.query(
      `update jobs set attempts = 1, locked_until = now() - interval '1 second'
         where kind = 'webhook'`,
    );
    const next = await app.startBeside(app.dataDir);
    await deliver();
    assert.equal(receiver.received.length, 1);
    assert.equal((await deliveries())[0].state, 'delivered');
    await next?.close();
  });

  test('where private addresses are refused, nothing leaves for one', async () => {
    const services = {
      ...app.app.services,
      config: { ...app.config, mayWebhooksBePrivate: false },
    };
    const { port } = new URL(receiver.url);
    const inside = [receiver.url, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`];
    for (const url of inside) {
      await app.database.query('update webhooks set url = $1', [url]);
      await app.apply();
      await runDueJobs(app.database, [webhookJob(services)]);
      const [row] = await deliveries();
      assert.deepEqual(
        [row.state, row.statusCode, row.reason],
        ['waiting', null, 'the address leads into a private network'],
        url,
      );
    }
    assert.deepEqual(receiver.received, []);
  });

  test('deliveries are kept for 30 days, those that wait until they are settled', async () => {
    await app.apply();
    await app.apply();
    await app.apply();
    await app.database.query(
      `update jobs set created_at = now() - age, status = state
         from (
           select id, row_number() over (order by id) as n from jobs where kind = 'webhook'
         ) numbered
         join (values (1, interval '31 days', 'done'), (2, interval '29 days', 'failed'),
           (3, interval '31 days', 'waiting')) as made (n, age, state) using (n)
         where jobs.id = numbered.id`,
    );
    await purgeExpired(app.app.services);
    const states = (await deliveries()).map(({ state }: { state: string }) => state);
    assert.deepEqual(states, ['failed', 'waiting']);
  });
});
