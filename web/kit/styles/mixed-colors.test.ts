import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const web = path.join(import.meta.dirname, '../..');
// `transparent` has no hue: mixed in oklch every color loses its own and turns to pink.
const losesHue = /color-mix\(\s*in (oklch|lch|hsl|hwb)\b[^;]*transparent/;

test('the rule refuses a mix that loses its hue, and no other', () => {
  assert.match('color-mix(in oklch, var(--paper-sunk) 45%, transparent)', losesHue);
  assert.doesNotMatch('color-mix(in oklab, var(--paper-sunk) 45%, transparent)', losesHue);
  assert.doesNotMatch('color-mix(in oklch, var(--leaf), var(--paper))', losesHue);
});

test('no style sheet mixes a color with transparent where it loses its hue', () => {
  const sheets = globSync('**/*.css', { cwd: web });
  assert.ok(sheets.length > 100);
  const wrong = sheets.filter((sheet) =>
    losesHue.test(readFileSync(path.join(web, sheet), 'utf8')),
  );
  assert.deepEqual(wrong, []);
});
