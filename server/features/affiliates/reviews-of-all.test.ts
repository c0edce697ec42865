import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { makeAffiliate } from '#server/testing/factories.ts';

const migration = new URL(
  '../../db/migrations/0091-reviews-of-all-who-registered.sql',
  import.meta.url,
);

for (const engine of engines()) {
  describe(`partners who registered before all were reviewed, on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    before(async () => {
      app = await freshApp({ engine });
      staff = await app.signIn();
    });
    after(() => app.dispose());

    const register = async (code: string) => {
      const password = 'seven purple harbor lamps';
      const answer = await app.post('/api/affiliate/register', {
        firstName: 'Tom',
        lastName: 'Friend',
        email: `${code}@example.com`,
        password,
        confirmPassword: password,
        isLicensedRealtor: false,
        referralCode: code,
      });
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json().id as number;
    };

    test('they are to be looked at, but for whom staff looked at or made', async () => {
      const never = await register('tom-never');
      const looked = await register('tom-looked');
      const done = await staff.send({
        method: 'PUT',
        url: `/api/admin/affiliates/${looked}`,
        payload: { needsReview: false },
      });
      assert.equal(done.statusCode, 200, done.body);
      const made = await makeAffiliate(staff);
      await app.database.query('update affiliates set needs_review = false');
      await app.database.query(await readFile(migration, 'utf8'));
      const rows = await app.rows('select id from affiliates where needs_review');
      assert.deepEqual(rows, [{ id: never }], `not ${looked}, not ${made.id}`);
    });
  });
}
