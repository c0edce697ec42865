import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { actionableLength, errorResponse, frame, simpleQuery } from './protocol.ts';

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

test('a framed query is its type, its length without the type, its text and a closing zero', () => {
  assert.deepEqual([...simpleQuery('ok')], [0x51, 0, 0, 0, 7, 0x6f, 0x6b, 0]);
});

test('an error carries severity, SQLSTATE and message', () => {
  assert.equal(
    errorResponse('57014', 'late').subarray(5).toString(),
    'SFATAL\0VFATAL\0C57014\0Mlate\0\0',
  );
});
