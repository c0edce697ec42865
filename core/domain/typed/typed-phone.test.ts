import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatPhone } from '../phone.ts';
import { readTypedPhone } from './typed-phone.ts';

const home = '+15122345557';
const typed: [text: string, number: string, extension?: string, rest?: string][] = [
  ['5122345557', home],
  ['15122345557', home],
  ['512.234.5557', home],
  ['512·234·5557', home],
  ['512/234-5557', home],
  ['(512)234-5557', home],
  ['(512) 234‑5557', home],
  ['1 (512) 234-5557', home],
  ['(+1) 512 234 5557', home],
  ['+1-512-234-5557', home],
  ['(512-234-5557)', home],
  ['＋１ （５１２） ２３４ ５５５７', home],
  ['\u202a+1 512\u00a0234\u20115557\u202c', home],
  ['+52 55 1234 5678', '+525512345678'],
  ['0052 55 1234 5678', '+525512345678'],
  ['+55 (11) 91234-5678', '+5511912345678'],
  ['+44 20 7946 0958', '+442079460958'],
  ['p:+15122345557', home],
  ['p: 5122345557', home],
  ['tel:+1-512-234-5557', home],
  ['TEL: 512-234-5557', home],
  ['callto:+15122345557', home],
  ['Mobile: 512-234-5557', home],
  ['Celular (512) 234-5557', home],
  ['512-234-5557 (cell)', home],
  ['512-234-5557 WhatsApp', home],
  ['Tel. 512-234-5557', home],
  ['512-234-5557 - work', home],
  ['(512) 234-5557 x12', home, '12'],
  ['(512) 234-5557x12', home, '12'],
  ['(512) 234-5557 X 12', home, '12'],
  ['(512) 234-5557 ext. 12', home, '12'],
  ['(512) 234-5557 Ext.12', home, '12'],
  ['(512) 234-5557, ext 12', home, '12'],
  ['(512) 234-5557 ext: 12', home, '12'],
  ['(512) 234-5557 extension 1234', home, '1234'],
  ['(512) 234-5557 extensión 12', home, '12'],
  ['(512) 234-5557 ramal 12', home, '12'],
  ['(512) 234-5557 #12', home, '12'],
  ['5122345557,,12', home, '12'],
  ['5122345557,12#', home, '12'],
  ['5122345557;12', home, '12'],
  ['tel:+1-512-234-5557;ext=12', home, '12'],
  ['+52 55 1234 5678 ext 9', '+525512345678', '9'],
  ['Work: 512-234-5557 x12 (office)', home, '12'],
  ['512-234-5557 ::: 512-234-5559', home, '', '512-234-5559'],
  ['512-234-5557 ::: 512-234-5557', home, '', '512-234-5557'],
  ['512-234-5557 / 512-234-5559', home, '', '512-234-5559'],
  ['512-234-5557/512-234-5559', home, '', '512-234-5559'],
  ['512-234-5557 - 512-234-5559', home, '', '512-234-5559'],
  ['512-234-5557, 512-234-5559', home, '', '512-234-5559'],
  ['512-234-5557; 512-234-5559', home, '', '512-234-5559'],
  ['512-234-5557 or 512-234-5559', home, '', 'or 512-234-5559'],
  ['512-234-5557\n512-234-5559', home, '', '512-234-5559'],
  ['5122345557|5122345559', home, '', '5122345559'],
  ['5122345557 5122345559', home, '', '5122345559'],
  ['(512)234-5557 512-234-5559', home, '', '512-234-5559'],
  ['512 234 5557 512 234 5559', home, '', '512 234 5559'],
  ['wa.me/15122345557', home],
  ['https://wa.me/5511912345678', '+5511912345678'],
  ['12 ::: 512-234-5557', home, '', '12'],
  ['555-0100, (512) 234-5557 x3', home, '3', '555-0100'],
  ['Home: 512-234-5557, Work: 512-234-5559', home, '', 'Home, Work: 512-234-5559'],
  ['call 512-234-5557 after 5 pm', home, '', 'call, after 5 pm'],
  ['512-234-5557 (husband Bob)', home, '', '(husband Bob)'],
  ['fax 512-234-5557', home, '', 'fax'],
];

const unclear = [
  '',
  'none',
  '5',
  '512',
  '234-5557',
  '512-234-555',
  '512-234-55577',
  '512-234-555O',
  '512-234-FLOWERS',
  '1-800-FLOWERS',
  'x5122345557',
  'A5122345557',
  '5122345557A',
  '512-234-5557 12',
  '512-234-5557 512-234-555',
  '+55 512 234 5557 512 234 5559',
  '+1+15122345557',
  '+1 +1 512 234 5557',
  '+55 +11 91234-5678',
  '+0 512 234 5557',
  '5.12235E+09',
  '5122345557.5',
  '911',
  '(512) 911-5557',
  '555-555-5555',
  '000-000-0000',
  '111-111-1111',
  '512-234-555²',
  '٥١٢٢٣٤٥٥٥٧',
  '512_234_5557',
  '2026-11-28 512-234-5557',
  'DNC 512-234-5557',
  'do not call 512-234-5557',
  "don't call 512-234-5557",
  'wrong number: 512-234-5557',
  '512-234-5557 (no llamar)',
  '512-234-5557 (opted out)',
  'OPT OUT 512-234-5557',
  'unsubscribed 512-234-5557',
  'no contactar 512-234-5557',
  'bad number 512-234-5557',
  '512-234-5557 (invalid)',
  '512-234-5557 - no longer in service',
  '512-234-5557 equivocado',
  'errado 512-234-5557',
  'old: 512-234-5557',
  '(55) 1234-5678',
  '55 1234-5678',
  '(21) 98765-4321',
];

test('a number is found with its extension, and the rest of the text is told', () => {
  for (const [text, number, extension = '', rest = ''] of typed) {
    assert.deepEqual(readTypedPhone(` ${text} `), { number, extension, rest }, text);
  }
  for (const text of unclear) {
    assert.equal(readTypedPhone(text), null, text);
  }
});

test('the one who asks says which numbers count', () => {
  const read = (text: string) => (text.startsWith('+') ? null : text);
  assert.equal(readTypedPhone('+15122345557 / 5122345559', read)?.number, '5122345559');
});

test('no digit is lost or added', () => {
  const ext = fc.stringMatching(/^\d{1,6}$/);
  const mark = fc.constantFrom(' x', 'x', ' ext. ', ';ext=', ',,', ' #', ' ramal ');
  const line = fc.stringMatching(/^[2-9]\d{6}$/).filter((text) => text.slice(1, 3) !== '11');
  fc.assert(
    fc.property(line, ext, mark, (seven, extension, sign) => {
      const shown = formatPhone(`512${seven}`);
      const read = { number: `+1512${seven}`, extension, rest: '' };
      fc.pre(readTypedPhone(shown) !== null);
      assert.deepEqual(readTypedPhone(shown + sign + extension), read);
      assert.equal(readTypedPhone(shown + extension), null);
    }),
  );
});
