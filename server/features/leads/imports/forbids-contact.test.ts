import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deniesConsent, forbidsContact } from './forbids-contact.ts';

type Flag = [column: string, cell: string, isSaid: boolean];

const forbidding: Flag[] = [
  ['status', 'Do Not Call', true],
  ['status', 'Unsubscribed', true],
  ['status', 'DNC', true],
  ['phone', '503-555-0100 (opted out)', true],
  ['email', 'ana@example.com (unsubscribed)', true],
  ['lastName', 'Lopez - DO NOT CONTACT', true],
  ['Do Not Call', 'Yes', true],
  ['HasOptedOutOfEmail', '1', true],
  ['Unsubscribed from all email', 'TRUE', true],
  ['Opt-out date', '11/3/2026', true],
  ['Do not allow Phone Calls', 'Do Not Allow', true],
  ['Tags', 'hot, DNC', true],
  ['reach.phone.reason', 'said stop: by text', true],
  ['No llamar', 'sí', true],
  ['Do Not Call', 'No', false],
  ['Do Not Call', '', false],
  ['DNC status', 'Clean', false],
  ['DNC checked on', '11/3/2026', false],
  ['DNC scrubbed', 'yes', false],
  ['HasOptedOutOfEmail', '0', false],
  ['Do not allow Phone Calls', 'Allow', false],
  ['Opted in', 'Yes', false],
  ['status', 'STOP', true],
  ['lastName', 'Stop', false],
  ['Do Not Call', '✔️', true],
  ['Do Not Call', '☑', true],
  ['Do Not Call', 'Yes.', true],
  ['Do Not Call', 'yes - asked 3/4', true],
  ['Do Not Call', '1.0', true],
  ['Do Not Call', '-1', true],
  ['DNC', 'Federal', true],
  ['DNC', 'Listed', true],
  ['Email Opt Out', 'All', true],
  ['Opt-out date', '46100', true],
  ['Opt-out date', '2026-03-04 10:11:12+00', true],
  ['Opt-out date', 'asked on 3/4/2026', true],
  ['Do Not Call', 'No (checked 3/4/2026)', false],
  ['Do Not Call', '☐', false],
  ['DNC', 'N/A', false],
  ['unsubscribed_at', 'NULL', false],
  ['Do Not Call until', '3/4/2027', false],
  ['email', 'optout@example.com', false],
];

const denying: Flag[] = [
  ['SMS consent', 'No', true],
  ['Email Opt In', 'FALSE', true],
  ['Opted in', '0', true],
  ['OK to text', 'n', true],
  ['Can call', 'No.', true],
  ['Subscribed', 'no', true],
  ['Acepta llamadas', 'No', true],
  ['Subscription', 'Not subscribed', true],
  ['Tags', 'no consent', true],
  ['SMS consent', 'Yes', false],
  ['SMS consent', '', false],
  ['Inspection', 'No', false],
  ['Opted out', 'No', false],
];

test('a cell and its column say that its person is not to be contacted, or gave no consent', () => {
  for (const [column, cell, isSaid] of forbidding) {
    assert.equal(forbidsContact(column, cell), isSaid, `${column}: ${cell}`);
  }
  for (const [column, cell, isSaid] of denying) {
    assert.equal(deniesConsent(column, cell), isSaid, `${column}: ${cell}`);
  }
});
