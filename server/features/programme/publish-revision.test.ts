import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

const path = '/api/admin/programme/rules';
const today = '2026-11-22';
const noon = new Date('2026-11-22T17:00:00Z');

interface Revision {
  id: number;
  state: string;
  updatedAt: string;
  standing: number;
  publishedBy: string | null;
  earlier: Record<string, unknown>;
  errors: { key: string | null; message: string }[];
  warnings: { key: string | null; message: string }[];
}

function valuesOf(terms: Record<string, unknown>, effectiveFrom = today) {
  return { effectiveFrom, source: 'Board resolution 12', basis: null, terms };
}

const app = await openApp();
app.clock.set(noon);
const staff = await app.signIn();

const save = async (terms: Record<string, unknown>, effectiveFrom = today) =>
  (await ok(staff.post(path, valuesOf(terms, effectiveFrom)), 201)) as Revision;
const publish = ({ id, updatedAt, standing }: Revision, by = staff) =>
  by.post(`${path}/${id}/publish`, { updatedAt, standing });
const grantOf = async () => {
  const answer = await app.post('/api/calculate-savings', {
    homePrice: 500_000,
    electricBill: 350,
    creditScore: '700-739',
    propertyState: 'TX',
  });
  return answer.json().educationEarnings;
};
const stored = (id: number) =>
  app.rows(`select terms, published_by, withdrawn_by from terms_revisions where id = $1`, [id]);

test('a draft changes nothing; published under a name it is in effect at once', async () => {
  const draft = await save({ grantCap: 15_000 });
  assert.equal(draft.state, 'draft');
  assert.deepEqual(draft.earlier, { grantCap: 13_000 });
  assert.equal(await grantOf(), 13_000);
  const published = await ok(publish(draft));
  assert.equal(published.state, 'effective');
  assert.match(published.publishedBy, /\S/);
  assert.equal(await grantOf(), 15_000);
  const { rules } = (await staff.get('/api/admin/programme')).json();
  const caps = rules.filter(({ key }: { key: string }) => key === 'grantCap');
  assert.deepEqual(fieldsOf(caps, 'value', 'effectiveFrom', 'effectiveTo'), [
    [13_000, null, '2026-11-21'],
    [15_000, today, null],
  ]);
  const audit = await app.rows(
    `select action, entity_id, before, actor_kind from audit_log where entity = 'terms' order by id`,
  );
  assert.deepEqual(
    audit.map(({ action, entity_id: id }) => [action, id]),
    [
      ['terms.draft', draft.id],
      ['terms.publish', draft.id],
    ],
  );
  assert.deepEqual(audit[1]!['before'], { grantCap: 13_000 });
});

test('a published revision never changes, for any actor', async () => {
  const draft = await save({ grantCap: 16_000 });
  const { id } = (await publish(draft)).json();
  const kept = await stored(id);
  const again = await publish(draft);
  assert.equal(again.statusCode, 409);
  assert.match(again.json().message, /has published this revision/);
  const edit = await staff.put(`${path}/${id}`, {
    ...valuesOf({ grantCap: 1 }),
    updatedAt: draft.updatedAt,
  });
  assert.equal(edit.statusCode, 409);
  const removal = await staff.remove(`${path}/${id}`);
  assert.equal(removal.statusCode, 409);
  assert.equal((await staff.post(`${path}/${id}/withdraw`, {})).statusCode, 409);
  for (const sql of [
    `update terms_revisions set terms = '{}' where id = ${id}`,
    `delete from terms_revisions where id = ${id}`,
  ]) {
    await assert.rejects(app.database.query(sql), /never changes/);
  }
  assert.deepEqual(await stored(id), kept);
});

test('a later day begins by itself at midnight where the lender is', async () => {
  const draft = await save({ minCreditScore: 600 }, '2026-12-01');
  assert.equal((await publish(draft)).json().state, 'planned');
  const isEligible = async () => {
    const terms = await app.app.services.programme.currentTerms();
    return terms.minCreditScore;
  };
  assert.equal(await isEligible(), 580);
  app.clock.set(new Date('2026-12-01T04:59:59Z'));
  assert.equal(await isEligible(), 580, 'a second before midnight in New York');
  app.clock.set(new Date('2026-12-01T05:00:00Z'));
  assert.equal(await isEligible(), 600);
  const { items } = (await staff.get(path)).json();
  assert.equal(items.find(({ id }: Revision) => id === draft.id).state, 'effective');
  assert.equal((await staff.post(`${path}/${draft.id}/withdraw`, {})).statusCode, 409);
  app.clock.set(noon);
});

test('what has not begun can be withdrawn, and is kept as withdrawn', async () => {
  const draft = await save({ warrantyYears: 30 }, '2026-12-24');
  const unpublished = await staff.post(`${path}/${draft.id}/withdraw`, {});
  assert.equal(unpublished.statusCode, 409, 'a draft is thrown away instead');
  await publish(draft);
  const withdrawn = await staff.post(`${path}/${draft.id}/withdraw`, {});
  assert.equal(withdrawn.json().state, 'withdrawn');
  app.clock.set(new Date('2026-12-24T12:00:00Z'));
  assert.equal((await app.app.services.programme.currentTerms()).warrantyYears, 25);
  app.clock.set(noon);
  assert.ok((await stored(draft.id))[0]!['withdrawn_by']);
});

test('of two concurrent publications the second gets 409 and publishes nothing', async () => {
  const other = await makeStaff(app, { firstName: 'Dana', lastName: 'Reyes' });
  const first = await save({ reviewCount: 501 });
  const second = await save({ reviewCount: 502 });
  const answers = await Promise.all([publish(first), publish(second, other)]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  assert.deepEqual(statuses, [200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  assert.match(refused.json().message, /published or withdrew other terms/);
  const published = await app.rows(
    `select id from terms_revisions where id = any($1) and published_at is not null`,
    [[first.id, second.id]],
  );
  assert.equal(published.length, 1);
});

test('one draft in two windows: the second edit gets 409', async () => {
  const draft = await save({ familiesHelped: 800 });
  const edit = (familiesHelped: number) =>
    staff.put(`${path}/${draft.id}`, {
      ...valuesOf({ familiesHelped }),
      updatedAt: draft.updatedAt,
    });
  assert.equal((await edit(801)).statusCode, 200);
  const refused = await edit(802);
  assert.equal(refused.statusCode, 409);
  assert.deepEqual(refused.json(), {
    message: 'admin changed this draft after you opened it: values.',
    errors: [{ path: 'terms', message: 'admin changed this in the meantime' }],
  });
  assert.deepEqual((await stored(draft.id))[0]!['terms'], { familiesHelped: 801 });
  assert.equal((await publish(draft)).statusCode, 409, 'nor is it published unseen');
  await ok(staff.remove(`${path}/${draft.id}`), 204);
  assert.equal((await staff.get(`${path}/${draft.id}`)).statusCode, 404);
});

test('values that cannot stand are refused with a sentence and leave no row', async () => {
  const rows = await app.count('terms_revisions');
  const cases: [Record<string, unknown>, RegExp][] = [
    [{ grantRate: 3.5 }, /between 0% and 100%/],
    [{ grantCap: '15000' }, /whole dollars/],
    [{ grantCap: -1 }, /whole dollars/],
    [{ minCreditScore: 900 }, /between 300 and 850/],
    [{ eligibleStates: [] }, /no one could be eligible/],
    [{ eligibleStates: ['XX'] }, /two-letter state codes/],
    [{ lenderName: 'A\u0000B' }, /hidden characters/],
    [{ supportHours: { en: 'x' } }, /Spanish and Portuguese/],
    [{ loanRateLow: 0.5 }, /lower end/],
    [{ constructor: 1 }, /no term named constructor/],
    [{}, /at least one term/],
  ];
  for (const [terms, message] of cases) {
    const answer = await staff.post(path, valuesOf(terms));
    assert.equal(answer.statusCode, 400, JSON.stringify(terms));
    assert.match(answer.json().message, message);
  }
  const past = await staff.post(path, valuesOf({ grantCap: 1 }, '2026-11-21'));
  assert.match(past.json().message, /date has passed/);
  for (const wrong of [{ source: '' }, { effectiveFrom: 'soon' }, { terms: [] }]) {
    const answer = await staff.post(path, { ...valuesOf({ grantCap: 1 }), ...wrong });
    assert.equal(answer.statusCode, 400, JSON.stringify(wrong));
  }
  assert.equal(await app.count('terms_revisions'), rows);
});

test('what is possible and unlikely is said, and may be saved', async () => {
  const { warnings } = await save({ grantCap: 160_000, taxCreditRate: 0 });
  assert.match(warnings[0]!.message, /10 times as much/);
  assert.match(warnings[1]!.message, /Not available/);
  const checked = await staff.post(`${path}/check`, valuesOf({ grantCap: 16_000 }));
  assert.match(checked.json().warnings[0].message, /value already/);
});

test('answers with a notice are refused without the agency that it names, also when a draft is published', async () => {
  const creditAgency = 'Federal Trade Commission, Washington, DC 20580';
  const wish = { negativeAnswer: 'notice' };
  const refused = await staff.post(path, valuesOf(wish));
  assert.equal(refused.statusCode, 400, refused.body);
  assert.match(refused.json().message, /^negativeAnswer: .*federal agency/);
  const checked = await staff.post(`${path}/check`, valuesOf({ ...wish, creditAgency: null }));
  assert.deepEqual(fieldsOf(checked.json().errors, 'key'), ['negativeAnswer', 'creditAgency']);
  assert.equal((await publish(await save({ creditAgency }))).statusCode, 200);
  const draft = await save(wish);
  assert.equal((await publish(await save({ creditAgency: null }))).statusCode, 200);
  const stale = (await staff.get(`${path}/${draft.id}`)).json();
  assert.equal((await publish(stale)).statusCode, 400, 'the agency went in the meantime');
  await ok(publish(await save({ ...wish, creditAgency })));
  assert.equal((await staff.post(path, valuesOf({ creditAgency: null }))).statusCode, 400);
});
