import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { engines } from '#server/testing/database.ts';
import { agreed, noticePath, noticing } from '#server/testing/sessions/notices.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';

const list = '/api/admin/notices';
const postalAddress = '12 Main Street, Portland, OR 97204';
const byLetter = { ...agreed, agrees: false, postalAddress };

for (const engine of engines()) {
  describe(`the notices that staff send, on ${engine}`, () => {
    async function listing() {
      const { app, check } = await noticing({ engine });
      const staff = await app.signIn();
      const open = async () => {
        const answer = await staff.get(list);
        assert.equal(answer.statusCode, 200, answer.body);
        return answer.json().items as { id: number; name: string; isAnsweredYes: boolean }[];
      };
      const names = async () => (await open()).map(({ name }) => name);
      return { app, check, staff, open, names };
    }

    test('are first those with an address, however many have none', async () => {
      const { app, check, names } = await listing();
      await check({ name: 'No Address', sessionId: undefined });
      const { notice } = await check({ name: 'Bo Diaz', sessionId: undefined });
      assert.deepEqual(await names(), ['No Address', 'Bo Diaz']);
      const answer = await app.post(noticePath, { token: notice.token, ...byLetter });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.deepEqual(await names(), ['Bo Diaz', 'No Address']);
      await app.dispose();
    });

    test('are read by admins and compliance alone, and each read leaves a line', async () => {
      const { app, check } = await listing();
      await check();
      const [{ id }] = (await app.rows('select id from negative_notices')) as [{ id: number }];
      for (const role of ['officer', 'read_only'] as const) {
        const client = await makeStaff(app, { role });
        const calls = [
          await client.get(list),
          await client.get(`${list}/due`),
          await client.post(`${list}/${id}/sent`, { postalAddress }),
        ];
        const codes = calls.map(({ statusCode }) => statusCode);
        assert.deepEqual(codes, [403, 403, 403], role);
      }
      const compliance = await makeStaff(app, { role: 'compliance' });
      assert.equal((await compliance.get(list)).statusCode, 200);
      assert.equal((await compliance.get(`${list}?state=sent`)).statusCode, 200);
      const lines = await app.rows(
        `select after from audit_log where action = 'notice.list' order by id`,
      );
      assert.deepEqual(
        lines.map(({ after }) => after),
        [
          { state: 'open', ids: [id] },
          { state: 'sent', ids: [] },
        ],
      );
      await app.dispose();
    });

    test('say that a later answer of the visit was yes', async () => {
      const { app, check, open } = await listing();
      await check();
      await check({ sessionId: 'notice-session-2', name: 'Bo Diaz' });
      const yes = async () => (await open()).map(({ isAnsweredYes }) => isAnsweredYes);
      assert.deepEqual(await yes(), [false, false]);
      await check({ creditScore: 700 });
      assert.deepEqual(await yes(), [true, false]);
      await check();
      assert.deepEqual(await yes(), [false, false], 'the last answer is no again');
      await app.dispose();
    });

    test('ask nobody who is sealed for an address; a letter to them still goes', async () => {
      const { app, check, staff, names } = await listing();
      const phone = '(503) 555-0100';
      const own = { mobileNumber: phone };
      await check({ ...own, name: 'No Address', sessionId: undefined });
      const letter = await check({ ...own, name: 'By Letter', sessionId: undefined });
      await app.post(noticePath, { token: letter.notice.token, ...byLetter });
      const mailed = await check({ ...own, name: 'By Email', sessionId: undefined });
      await app.post(noticePath, { token: mailed.notice.token, ...agreed });
      await app.database.query(`update jobs set status = 'failed' where kind = 'negative_notice'`);
      assert.deepEqual(await names(), ['By Letter', 'By Email', 'No Address']);
      const id = await app.apply({ phone });
      const sealed = await staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked by post' });
      assert.equal(sealed.statusCode, 200, sealed.body);
      assert.notEqual(sealed.json().receipt.eraseOn, null);
      assert.deepEqual(await names(), ['By Letter']);
      assert.equal((await staff.get(`${list}/due`)).json().open, 1);
      await check({ ...own, name: 'Came Back', sessionId: undefined });
      assert.deepEqual(await names(), ['By Letter', 'Came Back']);
      await app.dispose();
    });
  });
}
