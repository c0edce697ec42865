import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatPhone } from '#core/domain/phone.ts';
import { readTelephone, showTelephone } from './telephone.ts';

test('numbers of every kind of country are kept as the world calls them, and shown as there', () => {
  for (const [typed, kept, shown] of [
    ['(541) 555-0142', '(541) 555-0142', '(541) 555-0142'],
    ['+1 416 555 0142', '(416) 555-0142', '(416) 555-0142'],
    ['+55 11 91234-5678', '+5511912345678', '+55 11 91234 5678'],
    ['+55 21 2345-6789', '+552123456789', '+55 21 2345 6789'],
    ['+52 33 1234 5678', '+523312345678', '+52 33 1234 5678'],
    ['+351 912 345 678', '+351912345678', '+351 912 345 678'],
    ['+49 30 901820', '+4930901820', '+49 30 901820'],
  ] as const) {
    assert.equal(readTelephone(typed), kept, typed);
    assert.equal(readTelephone(formatPhone(typed)), kept, `${typed} in the shape of the form`);
    assert.equal(showTelephone(kept), shown);
    assert.equal(readTelephone(shown), kept, 'what is shown can be typed');
  }
});

test('what no country has is no number', () => {
  for (const text of ['+55 00 00000-0000', '+55 11 9123', '+999 1234 56789', '+44 1', 'abc', '5']) {
    assert.equal(readTelephone(text), null, text);
  }
});

test('what was kept before is shown as it is', () => {
  for (const kept of ['5', '(5', 'ask for Ana', '555-0142', '+1 541 555 0142 x5', '+', '']) {
    assert.doesNotThrow(() => showTelephone(kept));
  }
  assert.equal(showTelephone('(5'), '(5');
  assert.equal(showTelephone('5415550142'), '(541) 555-0142');
});

test('a kept number stays the same however often it is shown and read', () => {
  const country = fc.constantFrom('52', '55', '44', '351', '34', '57', '503', '502', '86', '91');
  fc.assert(
    fc.property(country, fc.stringMatching(/^[1-9]\d{7,10}$/), (code, rest) => {
      const kept = readTelephone(`+${code}${rest}`);
      fc.pre(kept !== null);
      assert.equal(readTelephone(showTelephone(kept)), kept);
      assert.equal(readTelephone(formatPhone(kept)), kept);
    }),
  );
});
