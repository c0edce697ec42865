import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/lead/own-page.ts';
import { freshApp } from '#server/testing/app.ts';
import { applyAsBuyer } from '#server/testing/sessions/buyer.ts';
import { engines } from '#server/testing/database.ts';

for (const engine of engines()) {
  describe(`notices on a buyer's own page on ${engine}`, () => {
    test('are those of the own visit and number, and none where someone else applied in the tab', async () => {
      const app = await freshApp({ engine });
      await app.setTerm('creditAgency', 'Federal Trade Commission, Washington, DC 20580');
      await app.setTerm('negativeAnswer', 'notice');
      const phone = '(503) 555-0142';
      const check = async (mobileNumber: string, sessionId: string) => {
        const answer = await app.post('/api/check-eligibility', {
          name: 'Ana Lopez',
          mobileNumber,
          creditScore: 300,
          state: 'TX',
          homePrice: 500_000,
          firstTimeHomebuyer: true,
          sessionId,
        });
        assert.equal(answer.statusCode, 200, answer.body);
        return answer.json().notice as { text: string };
      };
      const own = await check(phone, 'own-visit-12345');
      await check('(503) 555-0143', 'own-visit-12345');
      await check(phone, 'other-visit-12345');
      const pageOf = async ({ url, cookie }: { url: string; cookie: string }) =>
        (await app.get(url, { cookie })).json<OwnPage>().notices;
      const buyer = await applyAsBuyer(app, { phone, sessionId: 'own-visit-12345' });
      const [notice, ...others] = await pageOf(buyer);
      assert.deepEqual([notice!.text, notice!.way, notice!.sentAt], [own.text, null, null]);
      assert.deepEqual(others, []);
      const stranger = await applyAsBuyer(app, { phone: '(503) 555-0144' });
      assert.deepEqual(await pageOf(stranger), []);
      const file = await app.get(`${buyer.url}/download`, { cookie: buyer.cookie });
      assert.equal(file.json().kept.negative_notices.length, 1, file.body);
      await applyAsBuyer(app, { phone, email: 'x@example.com', sessionId: 'own-visit-12345' });
      assert.deepEqual(await pageOf(buyer), [], 'it cannot be told whose answer it was');
      await app.dispose();
    });
  });
}
