import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { pureCoreErrors } from './pure-core.ts';

const path = 'core/domain/visitor/savings.ts';
const errorsOf = (text: string, file = path) => [...pureCoreErrors(sourceFile(file, text))];

test('core may not ask for the moment, for chance or for its place', () => {
  for (const [text, found] of [
    ['export const now = Date.now();', 'a Date of no given moment'],
    [`export const now = Date['now']();`, 'a Date of no given moment'],
    ['export const now = Date\n  .now();', 'a Date of no given moment'],
    ['export const now = new Date();', 'a Date of no given moment'],
    ['export const now = Date();', 'a Date of no given moment'],
    ['const { now } = Date; export const a = now();', 'a Date of no given moment'],
    ['const Clock = Date; export const a = Clock.now();', 'a Date of no given moment'],
    ['const { random } = Math;', 'Math as a whole'],
    ['export const where = import.meta.url;', 'import.meta'],
    [`export const day = new Intl.DateTimeFormat('en').format();`, 'format() of no given moment'],
  ] as const) {
    assert.deepEqual(errorsOf(text), [
      `${path}: ${found} has no place in core, which has no clock and no outside`,
    ]);
  }
});

test('core may compute with given dates, and tests and other rooms may read the clock', () => {
  const text = `
    // Date.now() in a comment
    type Now = typeof Date.now;
    export const year = (moment: Date) => new Date(moment).getUTCFullYear();
    export const first = Date.UTC(2026, 0, 1);
    export const isMoment = (value: unknown) => value instanceof Date;
    export const round = (value: number) => Math.round(value);
    export const texts = { now: 'Date.now()' };
    export const day = (moment: Date) => new Intl.DateTimeFormat('en').format(moment);`;
  assert.deepEqual(errorsOf(text), []);
  for (const other of ['server/outside/clock.ts', 'core/domain/visitor/savings.test.ts']) {
    assert.deepEqual(errorsOf('export const now = Date.now();', other), []);
  }
});
