import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { asideLine, email } from './fields.ts';

const isEmail = (text: string): boolean => email().safeParse(text).success;

test('unusual addresses that receive mail are taken', () => {
  for (const address of [
    'ana@example.com',
    ' Ana.Lopez@Example.COM ',
    'ana+solar@example.com',
    "o'brien@example.ie",
    'a@b.co',
    '1@2.co',
    'first.last@mail.dept.example.org',
    'ana_lopez-99@my-house.example',
    'x=y/z!#$%&*?^`{|}~@example.com',
    'josé@español.example',
    '李@例子.广告',
    'ana@xn--bcher-kva.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
    'ana@123.example',
    'a--b@c--d.museum',
  ]) {
    assert.ok(isEmail(address), address);
  }
});

test('what no mail can reach is not', () => {
  for (const address of [
    '',
    '@',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example@com.org',
    'ana lopez@example.com',
    '.@..aa',
    'a@b..cc',
    'a@-b.cc',
    'a@b-.cc',
    'a@.b.cc',
    'a@b.cc.',
    '.a@b.cc',
    'a.@b.cc',
    'a..b@c.dd',
    'a@b.c',
    'a@127.0.0.1',
    'a@b.12',
    'a@b_c.dd',
    'a@[127.0.0.1]',
    '"a b"@c.dd',
    'Ana <ana@example.com>',
    'a,b@c.dd',
    'a@b.cc,d@e.ff',
    'a@b.co\r\nBcc: x@y.z',
    'a\u0000@b.cc',
    'a\u0001b@c.dd',
    `${'a'.repeat(65)}@b.cc`,
    `a@${'b'.repeat(64)}.cc`,
    `${'a'.repeat(60)}@${'b.'.repeat(110)}cc`,
    'a@b.-c',
    'a@b.xn--',
    'a@%.cc',
  ]) {
    assert.ok(!isEmail(address), address);
  }
});

test('every name of words and dots at a host of labels is one, and two dots in a row never are', () => {
  const word = fc.stringMatching(/^[a-z0-9'+_]{1,9}$/);
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,7}[a-z0-9])?$/);
  const parts = fc.tuple(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    fc.array(label, { minLength: 1, maxLength: 4 }),
    fc.stringMatching(/^[a-z]{2,8}$/),
  );
  fc.assert(
    fc.property(parts, ([words, labels, last]) => {
      assert.ok(isEmail(`${words.join('.')}@${labels.join('.')}.${last}`));
      assert.ok(!isEmail(`${words.join('..')}.@${labels.join('.')}.${last}`));
      assert.ok(!isEmail(`${words.join('.')}@${labels.join('..')}..${last}`));
    }),
  );
});

test('a line that a page says of itself is cut and cleaned, and never refused', () => {
  const schema = asideLine(10);
  for (const [said, kept] of [
    ['/apply', '/apply'],
    ['0123456789abc', '0123456789'],
    ['a\u0000b\nc', 'a b c'],
    ['\ud800', '\ufffd'],
    ['123456789\u{1F600}', '123456789\ufffd'],
    [undefined, undefined],
    [null, null],
    [7, undefined],
    [{ a: 1 }, undefined],
  ] as const) {
    assert.equal(schema.parse(said), kept);
  }
});
