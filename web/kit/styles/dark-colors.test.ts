import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const web = path.join(import.meta.dirname, '../..');
const read = (sheet: string) => readFileSync(path.join(web, sheet), 'utf8');

/** Surfaces named night are dark in both themes, so colours on them stay the same. */
const sameInDark = ['--on-night', '--on-night-soft', '--focus-on-night'];

/** Names of values that define a colour. */
const colours = (css: string): string[] =>
  [...css.matchAll(/(--[\w-]+):([^;]*)/g)]
    .filter(([, , value]) => value!.includes('oklch('))
    .map(([, name]) => name!);

function missingInDark(light: string, dark: string): string[] {
  const known = new Set([...colours(dark), ...sameInDark]);
  return colours(light).filter((name) => !known.has(name));
}

test('a colour without a dark value is found', () => {
  const light =
    ':root { --ink: oklch(25% 0.03 160); --fog: oklch(90% 0 0); --gap: 1rem;\n  --ring: 0 0 1px var(--ink), 0 0 2px oklch(40% 0 0 / 0.1); --on-night: oklch(96% 0 0) }';
  assert.deepEqual(missingInDark(light, 'html:root { --ink: oklch(94% 0.01 88) }'), [
    '--fog',
    '--ring',
  ]);
});

for (const [light, ...dark] of [
  ['kit/styles/tokens.css', 'kit/styles/dark.css'],
  ['public/art/palette.css', 'public/document/dark.css'],
  ['office/styles/tokens-office.css', 'office/styles/tokens-dark.css'],
] as const) {
  test(`every colour of ${light} has a dark value`, () => {
    assert.ok(colours(read(light)).length > 10);
    assert.deepEqual(missingInDark(read(light), dark.map(read).join('\n')), []);
  });
}
