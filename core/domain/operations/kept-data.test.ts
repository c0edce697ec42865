import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserKept } from './kept-data.ts';
import { extraStorageKeys, storageKeys } from '../options.ts';

test('the privacy policy names every key of the browser, each in one place', () => {
  const named = Object.values(browserKept).flat();
  assert.deepEqual(named, [...new Set(named)]);
  const missing = [...Object.values(storageKeys), ...Object.values(extraStorageKeys)].filter(
    (key) => !named.includes(key),
  );
  assert.deepEqual(missing, []);
});
