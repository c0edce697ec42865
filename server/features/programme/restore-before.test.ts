import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

const path = '/api/admin/programme/rules';
const today = '2026-11-22';

interface Revision {
  id: number;
  state: string;
  updatedAt: string;
  standing: number;
  earlier: Record<string, unknown>;
  terms: Record<string, unknown>;
  source: string;
  supersededBy: string | null;
  supersededOn: string | null;
}

const app = await openApp();
app.clock.set(new Date('2026-11-22T17:00:00Z'));
const staff = await app.signIn();

const save = async (terms: Record<string, unknown>, effectiveFrom = today) => {
  const body = { effectiveFrom, source: 'Board resolution 12', basis: null, terms };
  return (await staff.post(path, body)).json() as Revision;
};
const publish = async (terms: Record<string, unknown>, effectiveFrom = today) => {
  const { id, updatedAt, standing } = await save(terms, effectiveFrom);
  return (await ok(staff.post(`${path}/${id}/publish`, { updatedAt, standing }))) as Revision;
};
const restore = (id: number, body: object = {}, by = staff) =>
  by.post(`/api/admin/programme/revisions/${id}/restore-before`, body);
const read = async (id: number) => (await staff.get(`${path}/${id}`)).json() as Revision;
const termsNow = () => app.app.services.programme.currentTerms();

test('publishes what held before it under a name of its own, and is written down', async () => {
  const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Reyes' });
  const first = await publish({ grantCap: 15_000, reviewCount: 900 });
  assert.equal((await termsNow()).grantCap, 15_000);
  const back = (await ok(restore(first.id, { standing: first.standing }, dana))) as Revision;
  assert.equal(back.state, 'effective');
  assert.equal(back.terms['grantCap'], 13_000);
  assert.deepEqual(Object.keys(back.terms), ['grantCap', 'reviewCount']);
  assert.match(back.source, /before revision \d+ of 2026-11-22: Board resolution 12/);
  assert.equal((await termsNow()).grantCap, 13_000);
  const [line] = await app.rows(
    `select action, before, after from audit_log where entity_id = $1 and entity = 'terms'`,
    [back.id],
  );
  assert.equal(line!['action'], 'terms.restore');
  assert.deepEqual((line!['before'] as { grantCap: number }).grantCap, 15_000);

  const replaced = await read(first.id);
  assert.equal(replaced.state, 'superseded');
  assert.equal(replaced.supersededBy, 'Dana Reyes');
  assert.match(String(replaced.supersededOn), /^\d{4}-\d\d-\d\d$/);
  assert.equal(replaced.earlier['grantCap'], 13_000, 'as it was before it, not after it');
  assert.equal((await restore(first.id)).statusCode, 409, 'nothing of it is left');
  const { rules } = (await staff.get('/api/admin/programme')).json();
  const caps = rules.filter(({ key }: { key: string }) => key === 'grantCap');
  assert.deepEqual(fieldsOf(caps, 'value', 'effectiveFrom'), [
    [13_000, null],
    [13_000, today],
  ]);
  assert.equal((await read(back.id)).earlier['grantCap'], 15_000);
});

test('of two terms only the one that still holds goes back', async () => {
  const both = await publish({ familiesHelped: 801, rating: 4.2 });
  await publish({ rating: 4.3 });
  const back = (await restore(both.id)).json() as Revision;
  assert.deepEqual(Object.keys(back.terms), ['familiesHelped']);
  assert.equal((await termsNow()).rating, 4.3);
});

test('refuses drafts, planned revisions, newer ones than the preview, and unknown ones', async () => {
  const draft = await save({ minHomePrice: 100_000 });
  assert.equal((await restore(draft.id)).statusCode, 409);
  const planned = await publish({ warrantyYears: 30 }, '2027-01-01');
  assert.match((await restore(planned.id)).json().message, /planned one is withdrawn/);
  const held = await publish({ minCreditScore: 600 });
  const rows = await app.count('terms_revisions');
  const late = await restore(held.id, { standing: held.standing - 1 });
  assert.equal(late.statusCode, 409);
  assert.match(late.json().message, /published or withdrew other terms/);
  assert.equal((await restore(99_999)).statusCode, 404);
  assert.equal(
    (await app.post(`/api/admin/programme/revisions/1/restore-before`, {})).statusCode,
    401,
  );
  assert.equal(await app.count('terms_revisions'), rows);
  assert.equal((await termsNow()).minCreditScore, 600);
});
