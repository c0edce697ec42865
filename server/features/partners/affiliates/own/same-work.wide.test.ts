import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { type Work, workOf } from '#server/testing/work-of.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();

async function addresses(): Promise<Record<string, string>> {
  const [known, never, inactive, deleted] = [
    await makeAffiliate(staff),
    await makeAffiliate(staff),
    await makeAffiliate(staff),
    await makeAffiliate(staff),
  ];
  for (const affiliate of [known, inactive, deleted]) {
    await app.signInAffiliate(affiliate);
  }
  await app.database.query('update affiliates set is_active = false where id = $1', [inactive.id]);
  await app.database.query('update affiliates set deleted_at = now() where id = $1', [deleted.id]);
  return {
    known: known.email,
    never: never.email,
    inactive: inactive.email,
    deleted: deleted.email,
    unknown: 'nobody.at.all@example.com',
  };
}

test('a failed sign-in is one hash and the same statements for every address', async () => {
  const work: Record<string, Work> = {};
  for (const [who, email] of Object.entries(await addresses())) {
    work[who] = await workOf(() =>
      app.post('/api/affiliate/dashboard/login', { email, password: 'not the password' }),
    );
  }
  const { known } = work;
  assert.equal(known!.hashes, 1);
  assert.ok(known!.statements.length >= 4, known!.statements.join('\n'));
  for (const [who, done] of Object.entries(work)) {
    assert.deepEqual(done, known, who);
  }
});

test('asking for a new password is one statement for every address', async () => {
  const work: Record<string, Work> = {};
  for (const [who, email] of Object.entries(await addresses())) {
    work[who] = await workOf(() => app.post('/api/affiliate/forgot-password', { email }));
  }
  const { known } = work;
  assert.deepEqual([known!.hashes, known!.statements.length], [0, 1]);
  for (const [who, done] of Object.entries(work)) {
    assert.deepEqual(done, known, who);
  }
});
