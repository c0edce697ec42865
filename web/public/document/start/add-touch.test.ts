import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTouch } from './add-touch.ts';
import { mostTouches } from './values.ts';

const at = '2026-11-21T10:00:00.000Z';
const listOf = (...codes: string[]) => JSON.stringify(codes.map((code) => ({ code, at })));
const codesAfter = (json: string | null, code: string) =>
  (JSON.parse(addTouch(json, code, at)!) as { code: string }[]).map((touch) => touch.code);

test('the first followed link begins the list, the next ones stand behind it', () => {
  assert.equal(addTouch(null, 'ANNA', at), listOf('ANNA'));
  assert.deepEqual(codesAfter(listOf('ANNA'), 'BEN'), ['ANNA', 'BEN']);
  assert.deepEqual(codesAfter(listOf('ANNA', 'BEN'), 'ANNA'), ['ANNA', 'BEN', 'ANNA']);
});

test('the same link again adds nothing', () => {
  assert.equal(addTouch(listOf('ANNA', 'BEN'), 'BEN', at), null);
});

test('a full list keeps its oldest links: the first one has the credit', () => {
  const codes = Array.from({ length: mostTouches }, (_, index) => `CODE${index}`);
  assert.deepEqual(codesAfter(listOf(...codes), 'LATE'), codes);
});

test('a damaged list begins anew', () => {
  for (const json of ['', '{', 'null', '"ANNA"', '{"code":"ANNA"}', '7']) {
    assert.deepEqual(codesAfter(json, 'BEN'), ['BEN']);
  }
  assert.equal(addTouch('[null]', 'BEN', at), `[null,{"code":"BEN","at":"${at}"}]`);
});
