import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

const app = await openApp();
const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk' });

const stored = (id: number) => app.rows('select * from affiliates where id = $1', [id]);
const counted = () => app.count('login_failures');
async function signedIn() {
  const affiliate = await makeAffiliate(dana);
  const client = await app.signInAffiliate(affiliate);
  const { affiliate: own } = (await client.get('/api/affiliate/session')).json();
  const put = (changes: object, headers = {}) =>
    client.put(
      `/api/affiliate/profile/${own.id}`,
      {
        firstName: own.firstName,
        lastName: own.lastName,
        email: own.email,
        isLicensedRealtor: own.isLicensedRealtor,
        ...changes,
      },
      headers,
    );
  return { own, put };
}

test('the second window gets the changed fields in its language, and overwrites nothing', async () => {
  const { own, put } = await signedIn();
  const { id, updatedAt } = own;
  await ok(put({ company: 'Theirs', phone: '503 555 0111', updatedAt }));
  const earlier = await stored(id);
  const languages = {
    en: 'This was changed elsewhere in the meantime',
    es: 'Esto se cambió en otro lugar mientras tanto',
    pt: 'Isto foi alterado em outro lugar nesse meio-tempo',
  };
  for (const [language, message] of Object.entries(languages)) {
    const refused = await put(
      { company: 'Mine', phone: null, updatedAt },
      { 'accept-language': language },
    );
    assert.equal(refused.statusCode, 409, refused.body);
    assert.deepEqual(
      refused.json().errors,
      ['phone', 'company'].map((path) => ({ path, message })),
    );
  }
  assert.deepEqual(await stored(id), earlier);
  const same = await put({ company: 'Theirs', phone: '503 555 0111', updatedAt });
  assert.equal(same.statusCode, 200, 'what is so already conflicts with nothing');
  const now = same.json().updatedAt;
  assert.equal((await put({ company: 'Mine', updatedAt: now })).statusCode, 200);
  assert.equal((await put({ company: 'More' })).statusCode, 200, 'without it, it wins');
  assert.equal((await put({ company: 'More', updatedAt: 'yesterday' })).statusCode, 400);
});

test('changes by staff are not overwritten, no one is named, and switches cause no conflict', async () => {
  const { own, put } = await signedIn();
  const { id, updatedAt } = own;
  const byStaff = (payload: object) => dana.put(`/api/admin/affiliates/${id}`, payload);
  assert.equal((await byStaff({ needsReview: true })).statusCode, 200);
  const unhindered = await ok(put({ company: 'Sun', updatedAt }));
  const moved = `moved.${id}@example.com`;
  assert.equal((await byStaff({ email: moved })).statusCode, 200);
  const before = await counted();
  const refused = await put({ company: 'Moon', updatedAt: unhindered.updatedAt });
  assert.equal(refused.statusCode, 409, refused.body);
  assert.deepEqual(fieldsOf(refused.json().errors, 'path'), ['email']);
  assert.doesNotMatch(refused.body, /Dana|Desk/);
  assert.equal(await counted(), before, 'an old address that nobody typed is no new one');
  const [row] = await stored(id);
  assert.equal(row!['email'], moved);
});
