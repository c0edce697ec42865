import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domainToASCII } from 'node:url';
import { isPunycode } from './punycode.ts';

const codedOf = (word: string) => domainToASCII(`${word}.example`).slice(4, -8);

test('the names of RFC 3492 and of real hosts are taken', () => {
  // Section 7.1, and hosts that are registered.
  for (const word of [
    'ليهمابتكلموشعربي؟',
    '他们为什么不说中文',
    'pročprostěnemluvíčesky',
    'למההםפשוטלאמדבריםעברית',
    'なぜみんな日本語を話してくれないのか',
    'почемужеонинеговорятпорусски',
    'porquénopuedensimplementehablarenespañol',
    '3年b組金八先生',
    'bücher',
    'faß',
    'são-paulo',
    'a'.repeat(40) + 'é',
  ]) {
    const coded = codedOf(word);
    assert.ok(coded && isPunycode(coded), `${word}: ${coded}`);
    assert.ok(isPunycode(coded.toUpperCase()), coded);
  }
});

test('what stands for no letters is refused', () => {
  for (const coded of ['', '-', 'a', 'a-', 'bcher-', 'zzzzzz99999', '99999999', 'bcher-kv', '0']) {
    assert.ok(!isPunycode(coded), coded);
  }
});
