import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, openApp } from '#server/testing/open-app.ts';

const home = { homePrice: 500_000, electricBill: 350, creditScore: '700-739', propertyState: 'TX' };

interface Fact {
  id: string;
  severity: string;
  state: 'open' | 'confirmed';
  reviewBy: string;
  isConfirmed: boolean;
  valuesId: string;
  confirmations: { confirmedBy: string; isConfirmed: boolean; recordedBy: string }[];
}

const app = await openApp();
let staff = await app.signIn();

const say = async (fact: string, isConfirmed: boolean, ground = 'Letter of our counsel') => {
  const seen: Fact | undefined = await factOf(fact);
  return sayOf(fact, seen?.valuesId ?? 'none', isConfirmed, ground);
};
const sayOf = (fact: string, valuesId: string, isConfirmed: boolean, ground: string) =>
  staff.post(`/api/admin/programme/facts/${fact}/confirmations`, {
    isConfirmed,
    confirmedBy: 'Jane Roe, general counsel',
    ground,
    valuesId,
  });
const factOf = async (id: string): Promise<Fact> => {
  const { factsToConfirm } = (await staff.get('/api/admin/programme')).json();
  return factsToConfirm.find((fact: Fact) => fact.id === id);
};
const creditOf = async () =>
  (await app.post('/api/calculate-savings', home)).json().taxCredit as number;

test('who confirmed a fact, when and on what ground is kept for good, and audited', async () => {
  assert.equal((await factOf('tax-credit-ended')).isConfirmed, false);
  await ok(say('tax-credit-ended', true));
  const fact = await factOf('tax-credit-ended');
  assert.equal(fact.isConfirmed, true);
  assert.equal(fact.confirmations[0]!.confirmedBy, 'Jane Roe, general counsel');
  await say('tax-credit-ended', false, 'The counsel changed her mind');
  const revoked = await factOf('tax-credit-ended');
  assert.equal(revoked.isConfirmed, false);
  assert.equal(revoked.confirmations.length, 2);
  const audit = await app.rows(
    `select action, after->>'ground' as ground from audit_log where entity = 'fact' order by id`,
  );
  assert.deepEqual(audit, [
    { action: 'fact.confirm', ground: 'Letter of our counsel' },
    { action: 'fact.revoke', ground: 'The counsel changed her mind' },
  ]);
  for (const sql of [
    `update fact_confirmations set ground = 'none'`,
    'delete from fact_confirmations',
  ]) {
    await assert.rejects(app.database.query(sql), /append-only/);
  }
});

test('only what is confirmed is shown once the lender asks for that', async () => {
  assert.equal(await creditOf(), 18_180);
  await app.setTerm('showOnlyConfirmed', true);
  assert.equal(await creditOf(), 0);
  const terms = await app.app.services.programme.currentTerms();
  assert.equal(terms.consentDefault, false);
  assert.ok(terms.withheld!.includes('comparison-unsourced'));
  await say('tax-credit-ended', true);
  assert.equal(await creditOf(), 18_180);
  await app.setTerm('taxCreditRate', 0.26);
  assert.equal(await creditOf(), 0, 'another value was never confirmed');
  assert.equal((await factOf('tax-credit-ended')).isConfirmed, false);
  await app.setTerm('taxCreditRate', 0.3);
  await app.setTerm('showOnlyConfirmed', false);
});

test('a value that changed after the actor read it is not confirmed', async () => {
  await app.setTerm('showOnlyConfirmed', true);
  const { valuesId } = await factOf('tax-credit-ended');
  await app.setTerm('taxCreditRate', 0.9);
  const rows = await app.count('fact_confirmations');
  const late = await sayOf('tax-credit-ended', valuesId, true, 'Letter of our counsel');
  assert.equal(late.statusCode, 409, late.body);
  assert.match(late.json().message, /changed after you opened the page/);
  assert.equal(await app.count('fact_confirmations'), rows);
  assert.equal(await creditOf(), 0, 'nobody confirmed 90%');
  const back = await sayOf('tax-credit-ended', valuesId, false, 'No longer true');
  assert.equal(back.statusCode, 200, 'a word can be taken back at any time');
  await app.setTerm('taxCreditRate', 0.3);
  await app.setTerm('showOnlyConfirmed', false);
});

test('every fact and every rule has a review date; once it passes, the fact is open again', async () => {
  const programme = (await staff.get('/api/admin/programme')).json();
  const facts: Fact[] = programme.factsToConfirm;
  const rules: { reviewBy: string }[] = programme.rules;
  for (const { reviewBy } of [...facts, ...rules]) {
    assert.match(reviewBy, /^20\d\d-\d\d-\d\d$/);
  }
  const ids = facts.map(({ id }) => id);
  for (const id of ['grant-source', 'solar-cap', 'service-times', 'privacy-notice']) {
    assert.ok(ids.includes(id), id);
  }
  assert.equal((await factOf('warranty')).state, 'open');
  assert.equal((await say('warranty', true)).statusCode, 200);
  const { state, reviewBy } = await factOf('warranty');
  assert.equal(state, 'confirmed');
  await app.setTerm('showOnlyConfirmed', true);
  const withheld = async () => (await app.app.services.programme.currentTerms()).withheld!;
  assert.equal((await withheld()).includes('warranty'), false);
  const goTo = async (moment: Date | null) => {
    app.clock.set(moment);
    staff = await app.signIn();
  };
  await goTo(new Date(`${reviewBy}T17:00:00Z`));
  assert.equal((await factOf('warranty')).state, 'confirmed', 'its last day');
  await goTo(new Date(Date.parse(`${reviewBy}T17:00:00Z`) + 86_400_000));
  const { state: later, isConfirmed } = await factOf('warranty');
  assert.deepEqual([later, isConfirmed], ['open', false]);
  assert.ok((await withheld()).includes('warranty'), 'pages leave it out from that day on');
  await goTo(null);
  await app.setTerm('showOnlyConfirmed', false);
});

test('a fact that needs no confirmation, and a confirmation without a reason, are refused', async () => {
  const rows = await app.count('fact_confirmations');
  assert.equal((await say('nothing', true)).statusCode, 404);
  assert.equal((await say('claims-unconfirmed', true, ' ')).statusCode, 400);
  assert.equal((await say('claims-unconfirmed', true, 'x'.repeat(1001))).statusCode, 400);
  assert.equal(await app.count('fact_confirmations'), rows);
});
