import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { piecesOf } from './pieces-of.ts';

test('a text is looked up by few pieces of it that are likely rare', () => {
  assert.deepEqual(piecesOf('Ximena Cavalcanti'), ['Xime', 'Cava']);
  assert.deepEqual(piecesOf('thiago.moore.7919@example.com'), ['moore', '7919']);
  assert.deepEqual(piecesOf('.7919@example'), ['7919']);
  assert.deepEqual(piecesOf('Thiago Villaseñor'), ['Thia', 'Vill']);
  assert.deepEqual(piecesOf('Núñez Hernández'), [], 'one of them has no four plain letters');
  assert.deepEqual(piecesOf('2075554310'), ['2075', '54310']);
  assert.deepEqual(piecesOf('+12075554310'), ['1207', '54310']);
  assert.deepEqual(piecesOf('555-0142'), ['0142']);
  assert.deepEqual(piecesOf('50355501'), ['5035', '5501'], 'half a number');
  assert.deepEqual(piecesOf('(503) 555-01'), ['503)', '-01']);
  assert.deepEqual(piecesOf('+1 503.555.0142'), ['503.', '.0142']);
  assert.deepEqual(piecesOf('503\u{a0}555\u{a0}0142'), [], 'a sign that folding changes');
});

test('one that is short, or one word, is looked up whole', () => {
  for (const q of ['garcia', 'Hernández', 'xi', '@example', '5550', '555-01', 'li wu', '%', '']) {
    assert.deepEqual(piecesOf(q), [], q);
  }
});

test('what is looked up stands in the text, without a letter that folding could change', () => {
  const number = fc.string({ unit: fc.constantFrom(...'0123456789-(). +/'), maxLength: 20 });
  const typed = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), number);
  fc.assert(
    fc.property(typed, (q) => {
      for (const piece of piecesOf(q)) {
        assert.ok(q.includes(piece));
        assert.match(piece, /^([a-z\d]{3,5}|\d{2,5}[-(). +/]|[-(). +/]\d{2,5})$/i);
      }
    }),
  );
});
