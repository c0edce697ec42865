import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicSite } from './public-site.ts';

test('a site is public once others reach it by https', () => {
  for (const [publicUrl, isPublic] of [
    ['https://www.example.com', true],
    ['http://www.example.com', false],
    ['https://localhost:3000', false],
    ['https://demo.localhost', false],
    ['https://127.0.0.1', false],
    ['https://[::1]:8443', false],
    ['https://localhost.example.com', true],
  ] as const) {
    assert.equal(isPublicSite({ publicUrl }), isPublic, publicUrl);
  }
});
