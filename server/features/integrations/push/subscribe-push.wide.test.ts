import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openOffice } from '#server/testing/open-app.ts';

const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
const inside = [
  'https://10.1.2.3/x',
  'http://192.168.1.1/x',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/x',
  'http://push.example.com/x',
];
const onThisMachine = ['http://127.0.0.1:9/x', 'http://localhost:9/x', 'https://[::1]/x'];

for (const { publicUrl, here } of [
  { publicUrl: 'https://www.example.com', here: 400 },
  { publicUrl: 'http://localhost:4000', here: 204 },
]) {
  test(`a browser of ${publicUrl} names no private address as its push service`, async () => {
    const { staff } = await openOffice({ config: { publicUrl } });
    assert.equal((await staff.put('/api/admin/push', { isOn: true })).statusCode, 204);
    const named = async (endpoints: string[]) => {
      const post = (endpoint: string) => staff.post('/api/admin/push', { endpoint, keys });
      const answers = await Promise.all(endpoints.map(post));
      return answers.map(({ statusCode }) => statusCode);
    };
    assert.deepEqual(await named(inside), [400, 400, 400, 400, 400]);
    assert.deepEqual(await named(onThisMachine), [here, here, here]);
    assert.deepEqual(await named(['https://push.example.com/x']), [204]);
  });
}
