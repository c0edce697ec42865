import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { browserKept } from '#core/domain/operations/kept-data.ts';

const site = join(import.meta.dirname, '..', '..');

test("the privacy policy names every storage key that the site's code defines", () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
  );
  const named = Object.values(browserKept).flat() as string[];
  for (const file of files) {
    const source = readFileSync(join(site, file), 'utf8');
    if (!/readTab|storeTab|readStored|localStorage|sessionStorage/.test(source)) {
      continue;
    }
    for (const [, key] of source.matchAll(/const \w*(?:[sS]lot|Key) = '([^']+)'/g)) {
      assert.ok(named.includes(key!), `${file}: ${key}`);
    }
  }
});
