import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withReferral } from './followed-code.ts';

test('links and forms of the site hand the code on, others do not', () => {
  assert.equal(
    withReferral('<a href="/apply?lang=es">x</a><a href="https://x.example/">y</a>', 'RITA'),
    '<a href="/apply?lang=es&amp;ref=RITA">x</a><a href="https://x.example/">y</a>',
  );
});

test('the parts for referred visitors are uncovered', () => {
  assert.equal(
    withReferral('<section class="a" data-unreferred="">She sees it</section>', 'RITA'),
    '<section class="a">She sees it</section>',
  );
});
