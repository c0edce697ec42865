import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldError } from 'react-hook-form';
import { errorText } from './error-text.ts';
import { fieldOfPath } from './form-errors.ts';

test('an error of a nested value is shown at the field that holds it', () => {
  const cases: [path: string, names: string[], field: string | undefined][] = [
    ['email', ['name', 'email'], 'email'],
    ['events.2', ['url', 'events'], 'events'],
    ['hours.sat.0', ['hours.mon', 'hours.sat'], 'hours.sat'],
    ['address.city', ['street', 'city'], 'city'],
    ['lines.0.amount', ['amount', 'lines'], 'lines'],
    ['elsewhere', ['name'], undefined],
  ];
  for (const [path, names, field] of cases) {
    assert.equal(fieldOfPath(path, names), field, path);
  }
});

test('a field whose value is a list or a record shows the first message inside', () => {
  const text = (error: object) => errorText(error as FieldError, 'en');
  const refused = { type: 'server', message: 'Not this one.' };
  assert.equal(text({ type: 'server', message: 'Plain.' }), 'Plain.');
  assert.equal(text([undefined, refused]), 'Not this one.');
  assert.equal(
    text({ sat: { 0: refused }, ref: { type: 'server', message: 'input' } }),
    'Not this one.',
  );
  assert.equal(text({ type: 'custom' }), null);
});
