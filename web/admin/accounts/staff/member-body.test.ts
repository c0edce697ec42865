import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MemberRow } from '../../api-types.ts';
import { blankMember, memberBody, memberChanges, statesError, typedMember } from './member-body.ts';

test('the typed values become the body', () => {
  const typed = { ...blankMember, es: true, pt: true, states: 'tx, FL;ny tx', dailyCap: ' 12 ' };
  const { languages, states, weight, dailyCap } = memberBody(typed);
  assert.deepEqual(
    [languages, states, weight, dailyCap],
    [['es', 'pt'], ['TX', 'FL', 'NY'], 1, 12],
  );
  assert.equal(memberBody(blankMember).dailyCap, null, 'no cap');
  assert.ok(
    Number.isNaN(memberBody({ ...blankMember, weight: '' }).weight),
    'refused at its field',
  );
  assert.ok(Number.isNaN(memberBody({ ...blankMember, weight: '1e1' }).weight));
});

test('an invalid state is found before the form is sent', () => {
  assert.deepEqual(statesError({ ...blankMember, states: 'TX, ZZ' }), { states: 'state.unknown' });
  assert.deepEqual(statesError({ ...blankMember, states: 'Texas' }), { states: 'state.unknown' });
  assert.deepEqual(statesError({ ...blankMember, states: ' tx,DC ' }), {});
});

test('an edit sends only changed fields', () => {
  const member = {
    email: 'omar@example.com',
    firstName: 'Omar',
    lastName: 'Reyes',
    phone: null,
    role: 'officer',
    languages: ['es'],
    states: ['TX'],
    weight: 1,
    dailyCap: 3,
  } as Partial<MemberRow> as MemberRow;
  const typed = typedMember(member);
  assert.deepEqual(memberChanges(typed, member), {});
  assert.deepEqual(memberChanges({ ...typed, dailyCap: '', role: 'admin' }, member), {
    role: 'admin',
    dailyCap: null,
  });
  assert.deepEqual(memberChanges({ ...typed, en: true }, member), { languages: ['en', 'es'] });
});
