import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { pureCoreErrors } from './pure-core.ts';

const path = 'core/domain/savings.ts';
const errorsOf = (text: string) => [...pureCoreErrors(sourceFile(path, text))];

const impure: readonly (readonly [text: string, written: string])[] = [
  ['export const now = Date.now();', 'Date.now'],
  [`export const now = Date['now']();`, 'Date.now'],
  ['export const now = Date\n  .now();', 'Date.now'],
  ['export const now = new Date();', 'new Date()'],
  ['export const now = Date();', 'Date'],
  ['const { now } = Date; export const a = now();', 'Date'],
  ['const Clock = Date; export const a = Clock.now();', 'Date'],
  ['export const chance = Math.random();', 'Math.random'],
  ['const { random } = Math;', 'Math'],
  [`export const chance = Math['random']();`, 'Math.random'],
  ['export const at = performance.now();', 'performance.now'],
  ['export const id = crypto.randomUUID();', 'crypto.randomUUID'],
  [`export const load = () => fetch('/api/leads');`, 'fetch'],
  ['export const env = process.env.HOME;', 'process.env'],
  ['export const all = { process };', 'process'],
  ['export const now = globalThis.Date.now();', 'globalThis.Date'],
  [`console.log('seen');`, 'console.log'],
  ['setTimeout(() => {}, 10);', 'setTimeout'],
  ['export const width = window.innerWidth;', 'window.innerWidth'],
  ['export const where = import.meta.url;', 'import.meta'],
  ['export const hour = (moment: Date) => moment.getHours();', 'getHours()'],
  ['export const text = (moment: Date) => moment.toLocaleString();', 'toLocaleString()'],
  ['export const zone = new Intl.NumberFormat().resolvedOptions();', 'resolvedOptions()'],
  [`export const day = new Intl.DateTimeFormat('en').format();`, 'format() of no given moment'],
];

for (const [text, written] of impure) {
  test(`core may not say ${text.replace(/\s+/g, ' ')}`, () => {
    assert.deepEqual(errorsOf(text), [
      `${path}: ${written} has no place in core, which has no clock and no outside`,
    ]);
  });
}

test('core may reckon with what it is given', () => {
  const text = `
    import type { process } from './process.ts';
    // Date.now() in a comment
    export interface Window { document: string; fetch(): void }
    type Now = typeof Date.now;
    export const year = (moment: Date) => new Date(moment).getUTCFullYear();
    export const hour = (moment: Date) => moment.getUTCHours();
    export const first = Date.UTC(2026, 0, 1);
    export const isMoment = (value: unknown) => value instanceof Date;
    export const round = (value: number) => Math.round(value);
    export const texts = { process: 'Process', now: 'Date.now()' };
    export const title = (texts: { document: string }) => texts.document;
    export const day = (moment: Date) => new Intl.DateTimeFormat('en').format(moment);`;
  assert.deepEqual(errorsOf(text), []);
});

test('other rooms and the tests of core have their clock', () => {
  const text = 'export const now = Date.now();';
  for (const other of ['server/outside/clock.ts', 'core/domain/savings.test.ts']) {
    assert.deepEqual([...pureCoreErrors(sourceFile(other, text))], []);
  }
});
