import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fakeSite } from '#server/testing/fake-site.ts';
import { composePages } from '../compose.ts';
import { openApp } from '#server/testing/open-app.ts';

describe('a form and its call are counted together', async () => {
  const pages = composePages(fakeSite(({ page }) => page));
  // A twentieth of each limit: two codes, one that is kept, six estimates, one wish for a link.
  const app = await openApp({ pages, config: { rateLimitScale: 0.05 } });

  const form = async (url: string, fields: Record<string, string>) =>
    (await app.postForm(url, fields)).statusCode;
  const call = async (url: string, body: object) => (await app.post(url, body)).statusCode;
  const home = {
    homePrice: '500000',
    electricBill: '350',
    creditScore: '700-739',
    propertyState: 'TX',
  };

  test('guesses of a code', async () => {
    const guessed = [
      await form('/resume', { code: 'AAAAAA' }),
      await call('/api/resume/BBBBBB', {}),
      await form('/resume', { code: 'CCCCCC' }),
      await call('/api/resume/DDDDDD', {}),
    ];
    assert.deepEqual(guessed, [422, 404, 429, 429]);
  });

  test('what is kept, on whatever form, while that form itself goes on', async () => {
    const keep = { ...home, keep: 'yes' };
    assert.deepEqual(
      [await form('/calculator', keep), await form('/calculator', keep)],
      [200, 429],
    );
    const body = { sessionId: 'a'.repeat(36), step: '/calculator', answers: {} };
    assert.equal(await call('/api/resume', body), 429);
    assert.equal(await form('/calculator', home), 200);
  });

  test('wishes for a new link', async () => {
    const email = 'ana@example.com';
    assert.deepEqual(
      [await form('/my/link', { email }), await call('/api/my/link', { email })],
      [200, 429],
    );
  });
});
