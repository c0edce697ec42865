import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldOfPath, messagesOf } from './form-errors.ts';

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

test('messages of nested errors come with their paths', () => {
  const errors = {
    email: { type: 'custom', message: 'invalid', ref: { message: 'not this' } },
    hours: [undefined, { message: 'second' }],
    address: { city: { message: 'required' } },
  };
  assert.deepEqual(messagesOf(errors), [
    ['email', 'invalid'],
    ['hours.1', 'second'],
    ['address.city', 'required'],
  ]);
});
