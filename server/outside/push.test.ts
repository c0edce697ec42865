import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPushService } from '#server/testing/outside/push-service.ts';
import { isPushAddress, makePushKeys, sendPush } from './push.ts';

test('only https, and no address of a private network', () => {
  for (const right of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://[2606:4700::1111]/x',
  ]) {
    assert.equal(isPushAddress(right, false), true, right);
  }
  for (const wrong of [
    'http://fcm.googleapis.com/x',
    'ftp://example.com/x',
    'https://user:secret@example.com/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://%',
    'nothing',
  ]) {
    assert.equal(isPushAddress(wrong, false), false, wrong);
  }
  assert.equal(isPushAddress('http://127.0.0.1:8080/x', true), true);
  assert.equal(isPushAddress('file:///etc/passwd', true), false);
});

test('a name that leads into this machine gets nothing', async (t) => {
  const service = await openPushService();
  t.after(service.close);
  const keys = await makePushKeys();
  const { keys: browser } = service.subscribe();
  const sender = { ...keys, subject: 'https://lender.example', mayBeLocal: false };
  const { port } = new URL(service.origin);
  const target = { endpoint: `https://localhost:${port}/x`, ...browser };
  await assert.rejects(sendPush(target, {}, sender), /private network/);
  const plain = { endpoint: `${service.origin}/x`, ...browser };
  await assert.rejects(sendPush(plain, {}, sender), /not the address/);
  assert.deepEqual(service.received, []);
});
