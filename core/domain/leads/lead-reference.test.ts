import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { leadReference, readLeadReference } from './lead-reference.ts';

test('a reference has six digits, more where there are more leads', () => {
  assert.equal(leadReference(198), 'SG-000198');
  assert.equal(leadReference(1_234_567), 'SG-1234567');
});

test('every reference is read as the lead it names, however it is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      const reference = leadReference(id);
      const typed = [reference, ` ${reference.toLowerCase()} `, `SG${id}`, `sg ${id}`];
      // As programs of texts and mails write the hyphen, and people the number.
      const dressed = [`SG–${id}`, `SG‑${id}`, `SG - ${id}`, `#SG-${id}`, `SG#${id}`, `SG-${id}.`];
      const all = [...typed, ...dressed].map(readLeadReference);
      assert.deepEqual(new Set(all), new Set([id]));
    }),
  );
});

test('text that is not a reference names no lead', () => {
  for (const text of ['', '198', 'SG-', 'SG-0', 'SG-000000', 'SG-9999999999', 'SG-12x', 'xSG-12']) {
    assert.equal(readLeadReference(text), null, text);
  }
});
