import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { longestSlug, readSlug, slugOf } from './link-slug.ts';

test('a slug is made of the words of a name, without accents', () => {
  const none = new Set<string>();
  assert.equal(slugOf('Sign, 12 Main St', none), 'sign-12-main-st');
  assert.equal(slugOf('  Feira de São João! ', none), 'feira-de-sao-joao');
  assert.equal(slugOf('李', none), 'link');
  assert.equal(slugOf('Sign', new Set(['sign', 'sign-2'])), 'sign-3');
});

test('each name yields a slug that an address can name, and never one that is taken', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugOf(name, taken);
      assert.equal(readSlug(slug), slug);
      assert.ok(slug.length <= longestSlug && !taken.has(slug));
      taken.add(slug);
    }),
  );
});

test('reads a slug in any case, and nothing else', () => {
  assert.equal(readSlug('Sign-2'), 'sign-2');
  for (const other of ['', '-a', 'a--b', 'a/b', '../etc', 'a'.repeat(41), 'ñ', null, 5, ['a']]) {
    assert.equal(readSlug(other), null);
  }
});
