import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { asideLine, email, line, lines } from './fields.ts';

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
    'ana@xn--fa-hia.de',
    'ana@xn--mgbh0fb.example',
    'xn--zzzzzz99999@example.com',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
    'ana@123.example',
    'a--b@c--d.museum',
  ]) {
    assert.ok(isEmail(address), address);
  }
});

test('an accent typed by itself makes no other address', () => {
  assert.equal(email().parse('jose\u0301@exa\u0301mple.com'), 'josé@exámple.com');
  assert.equal(email().parse('ａｎａ＠ｅxample．com'), 'ana@example.com');
  for (const typed of ['ana@example.com. ', 'ana@example.com,', 'ana@example.com;']) {
    assert.equal(email().parse(typed), 'ana@example.com', typed);
  }
});

test('an address that no mail can reach is refused', () => {
  const plain = `
    @ ana ana@ @example.com ana@example ana@@example.com ana@example@com.org .@..aa a@b..cc
    a@-b.cc a@b-.cc a@.b.cc .a@b.cc a.@b.cc a..b@c.dd a@b.c a@127.0.0.1 a@b.12 a@b_c.dd
    a@[127.0.0.1] a,b@c.dd a@b.cc,d@e.ff a@b.-c a@b.xn-- a@%.cc`;
  for (const address of [
    ...plain.trim().split(/\s+/),
    '',
    'ana lopez@example.com',
    '"a b"@c.dd',
    'Ana <ana@example.com>',
    'a@b.co\r\nBcc: x@y.z',
    'a\u0000@b.cc',
    'a\u0001b@c.dd',
    `${'a'.repeat(65)}@b.cc`,
    `a@${'b'.repeat(64)}.cc`,
    `${'a'.repeat(60)}@${'b.'.repeat(110)}cc`,
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

test('a line that the page itself sends is cut and cleaned, and never refused', () => {
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

test('a name of nothing visible is missing, however long it is', () => {
  const name = line(100, 'firstName.required');
  const points = [
    0x20, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180e, 0x2003, 0x200b, 0x200c,
    0x200d, 0x200e, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x206f, 0x2800, 0x3000, 0x3164, 0xfe0f,
    0xfeff, 0xffa0, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0x301, 0x180b,
  ];
  const unseen = points.map((point) => String.fromCodePoint(point));
  const text = fc.array(fc.constantFrom(...unseen), { minLength: 1, maxLength: 9 });
  const isRefused = (value: string): void => {
    const issues = name.safeParse(value).error?.issues ?? [];
    assert.equal(issues[0]?.message, 'firstName.required', escape(value));
  };
  unseen.forEach(isRefused);
  fc.assert(fc.property(text, (signs) => isRefused(signs.join(''))));
  assert.equal(line(200, 'name.short', 2).safeParse('A\u200b\u3164\ufe0f').success, false);
});

test('blanks of any kind and number are one in a line, and stay in a text of several lines', () => {
  for (const blank of ['  ', '\t', '\u00a0', '\u202f', '\u3000', ' \u2009\u200b ', '\u0085']) {
    assert.equal(line(100).parse(`${blank}De${blank}La${blank}Cruz${blank}`), 'De La Cruz');
  }
  assert.equal(line(10).parse(`Ana${' '.repeat(20)}Paz`), 'Ana Paz');
  assert.equal(line(100).safeParse('Ana\nPaz').success, false);
  assert.equal(lines(100).parse('a  b\n\n  c'), 'a  b\n\n  c');
});

test('invisible characters are removed from a name, except those that its script needs', () => {
  const name = line(100);
  for (const [typed, kept] of [
    ['Ma\u00adria', 'Maria'],
    ['\u3164Ana\u3164', 'Ana'],
    ['Ana\u202egro.live', 'Anagro.live'],
    ['M\u200daria', 'Maria'],
    ['Ana\u200c', 'Ana'],
    ['Ana\ufe0f', 'Ana'],
    ['Ana\u{e0041}\u{e0042}', 'Ana'],
    ['\u2066Ana\u2069 \u200bLópez', 'Ana López'],
  ] as const) {
    assert.equal(name.parse(typed), kept, escape(typed));
  }
  for (const proper of [
    'José',
    'Jose\u0301',
    'علی\u200cرضا',
    'क्\u200dष',
    'শ্\u200cর',
    '👩\u200d👩\u200d👧',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '❤\ufe0f\u200d🔥 Ana',
    '1\ufe0f\u20e3',
    '葛\u{e0100}城',
    'ᠠ\u180bᠭ',
    'さくら',
    "O'Neil-López Jr.",
  ]) {
    assert.equal(name.parse(proper), proper, escape(proper));
  }
});
