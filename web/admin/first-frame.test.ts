import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const colorsIn = (text: string) => text.match(/oklch\([^)]*\)/g) ?? [];

test('the frame in the CRM’s document has the colors and the mark of the app that takes its place', () => {
  const [light = '', dark = ''] = read('index.html').split(
    '@media screen and (prefers-color-scheme: dark)',
  );
  for (const [part, sheet] of [
    [light, '../kit/styles/tokens.css'],
    [dark, '../kit/styles/dark.css'],
  ] as const) {
    const known = new Set(colorsIn(read(sheet)));
    const used = colorsIn(part);
    assert.ok(used.length >= 4, sheet);
    assert.deepEqual(
      used.filter((color) => !known.has(color)),
      [],
      sheet,
    );
  }
  const drawn = dark.match(/ d="[^"]*"/g) ?? [];
  const logo = read('../kit/Logo.tsx').match(/ d="[^"]*"/g);
  assert.deepEqual(drawn, logo);
});
