import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalPaths } from './canonical-path.ts';

const canonicalOf = canonicalPaths(['/admin']);

test('what is no path of the site leads nowhere', () => {
  for (const path of [
    '',
    '/',
    '//',
    '//evil.example/',
    '//evil.example/calculator/',
    '//calculator/',
    '/\\evil.example/',
    '/\\\\evil.example/',
    '\\\\evil.example/calculator/',
    'https://evil.example/calculator/',
    '/%2F%2Fevil.example/',
    '/calculator/..//evil.example/',
    '/admin/contact//evil.example/',
    '/calculator',
    '/MARIA',
  ]) {
    assert.equal(canonicalOf(path), null, path);
  }
  assert.equal(canonicalOf('/CALCULATOR//'), '/calculator');
  assert.equal(canonicalOf('/Maria-1/'), '/Maria-1');
  assert.equal(canonicalOf('/Maria-1.'), '/Maria-1');
  assert.equal(canonicalOf('/qualify).'), '/qualify');
  assert.equal(canonicalOf('/Admin/Affiliates/7/'), '/admin/affiliates/7');
  assert.equal(canonicalOf('/ADMIN/contact/7'), '/admin/contact/7');
  assert.equal(canonicalOf('/admin/affiliates/7x/'), null);
});

test('a row of slashes costs what its length does, not the square of it', () => {
  const begun = performance.now();
  assert.equal(canonicalOf(`${'/'.repeat(400_000)}x`), null);
  // Quadratic time would be a minute.
  assert.ok(performance.now() - begun < 10_000);
});

test('any path leads to a path of this house, and from there no further', () => {
  const part = fc.constantFrom('/', '\\', 'Calculator', 'admin', 'contact', '7', '.', '%2F', 'x-Y');
  const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(path, fc.webPath()), (asked) => {
      const canonical = canonicalOf(asked);
      if (canonical !== null) {
        assert.match(canonical, /^(\/[A-Za-z0-9_-]+)+$/);
        assert.equal(canonicalOf(canonical), null);
      }
    }),
  );
});
