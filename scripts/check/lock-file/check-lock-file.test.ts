import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFileErrors } from './check-lock-file.ts';

const drawer = { optionalDependencies: { 'drawer-linux': '1.0.0', 'drawer-macos': '1.0.0' } };
const binary = { integrity: 'sha512-of-its-content' };

test('a lock file that has the binary of every machine has no error', () => {
  const packages = {
    'node_modules/drawer': drawer,
    'node_modules/drawer-linux': binary,
    'node_modules/drawer/node_modules/drawer-macos': binary,
  };
  assert.deepEqual(lockFileErrors({ packages }), []);
});

test('a binary that npm forgot, or locked without its content, is named', () => {
  const packages = {
    'node_modules/drawer': drawer,
    'node_modules/drawer-macos': {},
  };
  assert.deepEqual(lockFileErrors({ packages }), [
    'package-lock.json: drawer-linux of drawer is not locked',
    'package-lock.json: drawer-macos of drawer is not locked',
  ]);
});
