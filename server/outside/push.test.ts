import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPushService } from '#server/testing/outside/push-service.ts';
import { makePushKeys, sendPush } from './push.ts';

test('a name that leads into this machine gets nothing', async (t) => {
  const service = await openPushService();
  t.after(service.close);
  const keys = await makePushKeys();
  const { keys: browser } = service.subscribe();
  const sender = { ...keys, subject: 'https://lender.example', mayBePrivate: false };
  const { port } = new URL(service.origin);
  const target = { endpoint: `https://localhost:${port}/x`, ...browser };
  await assert.rejects(sendPush(target, {}, sender), /a private address/);
  const plain = { endpoint: `${service.origin}/x`, ...browser };
  await assert.rejects(sendPush(plain, {}, sender), /may not be posted to/);
  assert.deepEqual(service.received, []);
});
