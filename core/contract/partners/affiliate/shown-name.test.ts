import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownCompany, shownName } from './shown-name.ts';

const name = shownName('firstName.required');

function faultsOf(result: { error?: { issues: { message: string }[] } }): string[] {
  return [...new Set((result.error?.issues ?? []).map(({ message }) => message))];
}

test('a name may look unusual, and leads visitors nowhere else', () => {
  const names = ['Ma.Elena', 'J.R.', 'O’Neil-Souza, Jr.', 'de la Cruz', 'São', 'Дарья'];
  for (const typed of names) {
    assert.deepEqual(faultsOf(name.safeParse(typed)), [], typed);
  }
  const addresses = ['http://evil', 'evil.example/prize', 'Claim at evil.example', 'www. evil'];
  for (const typed of [...addresses, '<b>Eve</b>', 'eve@evil']) {
    assert.deepEqual(faultsOf(name.safeParse(typed)), ['text.address'], typed);
  }
  const sentences = ['3rd', 'Your loan was denied today', 'Denied. Call', 'x'.repeat(41)];
  for (const typed of sentences) {
    assert.deepEqual(faultsOf(name.safeParse(typed)), ['name.plain'], typed);
  }
  assert.deepEqual(faultsOf(name.safeParse('  ')), ['firstName.required']);
});

test('a company may be called like a host, or be left out, and is no address', () => {
  for (const typed of [null, undefined, '', 'RE/MAX & Co.', 'Homes.com', 'Century 21 No. 1']) {
    assert.deepEqual(faultsOf(shownCompany.safeParse(typed)), [], String(typed));
  }
  const addresses = ['https://evil.example', 'Free at WWW.evil.example', 'eve@evil.example', '<i>'];
  const calls = ['Win $500', 'Call (541) 555-0100 now', '1.900.555.0100', 'Gana 500 €'];
  for (const typed of [...addresses, ...calls]) {
    assert.deepEqual(faultsOf(shownCompany.safeParse(typed)), ['text.address'], typed);
  }
});
