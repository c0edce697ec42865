import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { testChromiumFlags } from './chromium-flags.ts';

/** The features that Playwright itself switches off, read from its code. */
function offForPlaywright(): string[] {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core'));
  const code = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /\n\s*disabledFeatures = \[(.*?)\n\s*\]/s.exec(code) ?? [];
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name!);
}

test('whatever Playwright switches off in Chromium stays off: our list of features takes the place of its own', () => {
  const list = testChromiumFlags.find((flag) => flag.startsWith('--disable-features='));
  const off = new Set(list!.split('=')[1]!.split(','));
  const playwrights = offForPlaywright();
  assert.ok(playwrights.length > 10, 'the list of Playwright is found');
  assert.deepEqual(
    playwrights.filter((name) => !off.has(name)),
    [],
  );
});
