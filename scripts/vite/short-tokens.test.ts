import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plantedFiles } from '../test/planted-files.ts';
import { shortTokens } from './short-tokens.ts';

const names = Array.from({ length: 60 }, (_, index) => `--value-${index}`);
const planted = {
  'web/kit/styles/tokens.css': `:root {\n${names.map((name) => `  ${name}: 0;`).join('\n')}\n}`,
  'web/public/art/palette.css':
    ':root {\n  --art-sun: gold;\n}\n:root[dark] {\n  --art-sun: tan;\n}',
};

test('each value of the look has one short name, wherever it is named', (context) => {
  const shorten = shortTokens(plantedFiles(context, planted));
  const short = names.map((name) => shorten(name));
  assert.equal(new Set(short).size, names.length);
  assert.ok(
    short.every((name) => /^--[a-z]{1,2}$/.test(name)),
    short.join(' '),
  );
  assert.equal(shorten(`fill="var(--art-sun, gold)"`), `fill="var(${shorten('--art-sun')}, gold)"`);
  assert.equal(shorten('--value-1') === shorten('--value-10'), false);
});

test('a value of one style sheet, a class and an option of a command keep their names', (context) => {
  const shorten = shortTokens(plantedFiles(context, planted));
  for (const code of ['--split: 1fr', 'a--value-1', '-- value', '--no-sandbox']) {
    assert.equal(shorten(code), code);
  }
});

test('a value that is as short as that itself is refused', (context) => {
  const shorten = shortTokens(plantedFiles(context, planted));
  assert.throws(() => shorten('width: var(--w)'), /--w may be the short name of another value/);
});
