import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculateSavingsBody } from '#core/contract/visitor/savings.ts';
import { calculatorBodyOf, parseTyped } from '#core/contract/visitor/forms/typed-answers.ts';
import { billError } from './calculator-answers.ts';

/** What the server says about the bill, where the browser posts the form itself. */
function saidByServer(electricBill: string): string | null {
  const home = { homePrice: '500000', creditScore: '660-699', propertyState: 'TX' };
  const parsed = parseTyped({
    schema: calculateSavingsBody,
    bodyOf: calculatorBodyOf,
    typed: { ...home, electricBill },
  });
  return 'issues' in parsed ? parsed.issues.map(({ message }) => message).join() : null;
}

test('a bill that is refused says why, with a script and without', () => {
  for (const [typed, error] of [
    ['300', null],
    ['$1,250.50', null],
    ['1.250,50', null],
    ['100000', null],
    ['', 'calculator.electricBill'],
    ['  ', 'calculator.electricBill'],
    ['0', 'electricBill.number'],
    ['0.75', 'electricBill.number'],
    ['$352,000.50', 'electricBill.number'],
    ['100001', 'electricBill.number'],
    ['-300', 'electricBill.number'],
    ['300 a month', 'electricBill.number'],
    ['trescientos', 'electricBill.number'],
    ['1,2,3', 'electricBill.number'],
  ] as const) {
    assert.equal(billError(typed), error, `"${typed}" with a script`);
    assert.equal(saidByServer(typed), error, `"${typed}" without one`);
  }
});
