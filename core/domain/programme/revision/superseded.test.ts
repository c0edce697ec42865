import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keysInForce, replacedValues, supersededBy } from './superseded.ts';

const day = '2026-11-22';
const later = '2026-12-01';

const revision = (id: number, effectiveFrom: string, terms: Record<string, unknown>) => ({
  id,
  effectiveFrom,
  source: 'test',
  basis: null,
  terms,
});
const higher = revision(1, day, { grantCap: 15_000 });
const back = revision(2, day, { grantCap: 13_000 });
const both = revision(3, day, { grantCap: 14_000, minHomePrice: 1 });
const next = revision(4, later, { grantCap: 16_000 });

test('of one day the later one takes the place of the earlier one, which says so', () => {
  const published = [higher, back];
  assert.equal(supersededBy(published, higher, day), back);
  assert.deepEqual(keysInForce(published, higher, day), []);
  assert.equal(supersededBy(published, back, day), undefined);
  assert.deepEqual(keysInForce(published, back, day), ['grantCap']);
});

test('one of a later day does so once its day has come', () => {
  const published = [higher, next];
  assert.equal(supersededBy(published, higher, '2026-11-30'), undefined);
  assert.equal(supersededBy(published, higher, later), next);
  assert.equal(supersededBy(published, next, later), undefined);
});

test('a revision stays in force for a value that was not replaced', () => {
  const published = [both, next];
  assert.equal(supersededBy(published, both, later), undefined);
  assert.deepEqual(keysInForce(published, both, later), ['minHomePrice']);
});

test('the last of its values was taken by the one that began last', () => {
  const price = revision(5, '2027-01-01', { minHomePrice: 2 });
  assert.equal(supersededBy([both, price, next], both, '2027-01-01'), price);
});

test('a value replaced on its own day is reported; one that ended later is in a rule', () => {
  assert.deepEqual(
    replacedValues([higher, both, back, next]).map(({ key, revision: one, by }) => [
      key,
      one.id,
      by.id,
    ]),
    [
      ['grantCap', 1, 3],
      ['grantCap', 3, 2],
    ],
  );
});
