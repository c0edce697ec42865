import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readPersonFile } from '#server/features/leads/erasure/person-file.ts';
import { purgeExpired } from '#server/features/operations/retention/purge-expired.ts';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { visitorContext } from '#server/testing/visitor-context.ts';
import { openStepLog } from './open-step-log.ts';
import { findVisitDays } from './queries.ts';
import { trackInteraction } from './track-interaction.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const [phone, tablet] = ['Phone/1', 'Tablet/2'];

describe('the browser of a visit', async () => {
  const { app, staff } = await openOffice();

  const stored = async (sessionId: string) =>
    (
      await app.rows<{ user_agent: string | null }>(
        'select user_agent from interactions where session_id = $1 order by id',
        [sessionId],
      )
    ).map(({ user_agent }) => user_agent);
  /** As staff see them, the oldest first. */
  const seen = async (sessionId: string): Promise<(string | null)[]> =>
    (await staff.get('/api/admin/interactions?pageSize=100&direction=asc'))
      .json()
      .items.filter((item: { sessionId: string }) => item.sessionId === sessionId)
      .map((item: { userAgent: string | null }) => item.userAgent);
  const track = async (sessionId: string, userAgent: string | undefined, page = '/') => {
    const step = { sessionId, userAgent, page, action: 'click' };
    assert.equal((await app.post('/api/track-interaction', step)).statusCode, 200);
  };
  /** Another process on the same database. */
  const anotherProcess = (db = app.app.services.db) => {
    const services = { ...app.app.services, db };
    const steps = openStepLog(services, () => false);
    return (sessionId: string, userAgent?: string) =>
      trackInteraction(
        { ...visitorContext(services), steps },
        { sessionId, userAgent, page: '/', action: 'click' },
      );
  };
  const visits = async () => {
    const days = await findVisitDays(app.database, 'UTC');
    return days.reduce((sum, { count }) => sum + count, 0);
  };

  test('is stored once and shown at each step, and again once it is another one', async () => {
    const sessionId = makeSessionId();
    for (const browser of [phone, phone, tablet, tablet, phone, phone]) {
      await track(sessionId, browser);
    }
    assert.deepEqual(await stored(sessionId), [phone, null, tablet, null, phone, null]);
    const shown = [phone, phone, tablet, tablet, phone, phone];
    assert.deepEqual(await seen(sessionId), shown);
    const id = (await app.apply({ sessionId })) as number;
    const { interactions } = await readPersonFile(app.database, id);
    const told = interactions!.toSorted((a, b) =>
      String(a['created_at']).localeCompare(String(b['created_at'])),
    );
    assert.deepEqual(
      told.map((step) => step['user_agent']),
      shown,
    );
  });

  test('another process stores it again, also one that is told none', async () => {
    const sessionId = makeSessionId();
    await track(sessionId, phone);
    const elsewhere = anotherProcess();
    await elsewhere(sessionId, phone);
    await elsewhere(sessionId, phone);
    await elsewhere(sessionId);
    await elsewhere(sessionId);
    assert.deepEqual(await stored(sessionId), [phone, phone, null, '', null]);
    assert.deepEqual(await seen(sessionId), [phone, phone, phone, null, null]);
  });

  test('a step that was not stored is not relied on', async () => {
    const sessionId = makeSessionId();
    const { db } = app.app.services;
    let isDown = true;
    const failing = new Proxy(db, {
      get: (target, key) =>
        key === 'query' && isDown
          ? () => Promise.reject(new Error('away'))
          : Reflect.get(target, key, target),
    });
    const process = anotherProcess(failing);
    await assert.rejects(process(sessionId, phone), /away/);
    isDown = false;
    await process(sessionId, phone);
    assert.deepEqual(await stored(sessionId), [phone]);
  });

  test('the steps that stay know it when the first have served their time', async () => {
    const sessionId = makeSessionId();
    for (const browser of [phone, phone, phone, tablet]) {
      await track(sessionId, browser);
    }
    await app.database.query(
      `update interactions set created_at = created_at - interval '14 months'
         where id in (select id from interactions where session_id = $1 order by id limit 2)`,
      [sessionId],
    );
    const before = await visits();
    await purgeExpired(app.app.services);
    assert.deepEqual(await seen(sessionId), [phone, tablet]);
    assert.equal(await visits(), before);
  });

  test('a visit is counted once, erased or not, and another person of its tab keeps it', async () => {
    const sessionId = makeSessionId();
    const before = await visits();
    const first = (await app.apply({ sessionId })) as number;
    await track(sessionId, phone, '/thank-you');
    await app.post('/api/leads', makeLeadBody({ sessionId }));
    await track(sessionId, phone, '/thank-you');
    assert.deepEqual(await stored(sessionId), [phone, null]);
    assert.equal(await visits(), before + 1);
    await ok(staff.post(`/api/admin/leads/${first}/erase`, { reason: 'Asked' }));
    assert.deepEqual(await seen(sessionId), [phone]);
    assert.deepEqual(
      await app.rows('select user_agent from interactions where lead_id = $1', [first]),
      [{ user_agent: '' }],
    );
    assert.equal(await visits(), before + 2, 'of the erased, and of the other');
  });
});
