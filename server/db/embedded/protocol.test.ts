import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { actionableLength, frame } from './protocol.ts';

const message = fc
  .tuple(fc.constantFrom(...'QSHXcfPBDEd'), fc.uint8Array({ maxLength: 40 }))
  .map(([type, body]) => ({ type, bytes: frame(type, body) }));

test('of any cut of any messages, exactly the whole ones up to the last that calls for an answer are actionable', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 8 }), fc.nat(), (messages, cutAt) => {
      const all = Buffer.concat(messages.map(({ bytes }) => bytes));
      const cut = all.length === 0 ? 0 : cutAt % (all.length + 1);
      let end = 0;
      let expected = 0;
      for (const { type, bytes } of messages) {
        end += bytes.length;
        if (end <= cut && 'QSHXcf'.includes(type)) {
          expected = end;
        }
      }
      assert.equal(actionableLength(all.subarray(0, cut)), expected);
    }),
  );
});
