import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLines } from './csv.ts';

test('what a spreadsheet would take for a formula does not begin with its sign, a number keeps its minus', () => {
  const cells = [
    '=1+1',
    '+15551234567',
    '+52 55 1234 9999',
    '+52 1+1',
    '+52|cmd',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    "-1' OR",
    "'=1+1",
    "''-7",
    "'t Hooft",
    '-500.00',
    '-7',
    'a-b',
  ];
  const [row] = csvLines([cells]).split('\r\n');
  assert.equal(
    row,
    `'=1+1,+15551234567,+52 55 1234 9999,'+52 1+1,'+52|cmd,'-2+3,'@SUM(A1),'\t=1,'＝1,'-1' OR,''=1+1,'''-7,'t Hooft,-500.00,-7,a-b`,
  );
  assert.equal(csvLines([[-500, 'x, y']]), '-500,"x, y"\r\n');
});
