import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOfStep, toldFirst } from './told-first.ts';

type Step = Parameters<typeof kindOfStep>[0];

const step = (milestone: string, status: string, commissionAmount: number | null = 900_000) =>
  kindOfStep({ milestone, status, commissionAmount } as Step);

test('a step is told by its money, or else by how far the client came', () => {
  assert.deepEqual(
    [
      step('closed', 'paid'),
      step('approved', 'approved'),
      step('approved', 'qualified'),
      step('qualified', 'qualified', null),
      step('contacted', 'pending', 0),
      step('qualified', 'void', 0),
      step('ended', 'approved'),
    ],
    ['money', 'money', 'estimate', 'progress', 'progress', 'end', 'end'],
  );
});

test('money is told before clients, what ended last, and of one kind the newest first', () => {
  const at = (kind: Parameters<typeof toldFirst>[0][number]['kind'], day: number) => ({
    kind,
    at: `2026-11-0${day}T00:00:00Z`,
  });
  const told = [at('end', 9), at('clients', 8), at('dispute', 7), at('money', 2), at('money', 3)];
  const last = [at('payment', 1), at('estimate', 6), at('progress', 5), at('approval', 4)];
  assert.deepEqual(
    toldFirst([...told, ...last]).map(({ kind, at: day }) => `${kind} ${day.slice(9, 10)}`),
    [
      'payment 1',
      'approval 4',
      'money 3',
      'money 2',
      'dispute 7',
      'estimate 6',
      'clients 8',
      'progress 5',
      'end 9',
    ],
  );
});
