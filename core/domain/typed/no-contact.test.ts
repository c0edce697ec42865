import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saysNoContact } from './no-contact.ts';

const saying = [
  'DNC',
  'dnc_status',
  'Ana Lopez (DO NOT CALL)',
  'DoNotCall',
  'do_not_contact',
  'Don’t text',
  'Do Not Allow Emails',
  'No calls',
  'No llamar',
  'no contacten',
  'Não ligar',
  'NÃO PERTURBE',
  'Opted out',
  'Email Opt-Out',
  'HasOptedOutOfEmail',
  'mailOptOut.at',
  'Unsubscribed from all email',
  'said stop: by text',
  'TCPA litigator',
  'Dado de baja',
];
const silent = [
  '',
  'New',
  'No contact yet',
  'Stop 12, Elm St',
  'no llamó',
  'Opted in',
  'Subscribed',
  'Donato Call',
  'Nolan Callahan',
  'Adncey',
  'Baja California',
  'Do not call before 9',
  'no llamar después de las 8',
  'optout@example.com',
];

test('a text that forbids contact is told from others', () => {
  for (const text of saying) {
    assert.equal(saysNoContact(text), true, text);
  }
  for (const text of silent) {
    assert.equal(saysNoContact(text), false, text);
  }
});
