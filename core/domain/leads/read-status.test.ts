import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStatus } from './read-status.ts';

test('a status is read as people and programs write it, and another text stays', () => {
  for (const [text, status] of [
    ['Approved', 'Approved'],
    ['approved', 'Approved'],
    ['CLOSED WON', 'Closed Won'],
    ['follow-up', 'Follow Up'],
    ['Closed/Won', 'Closed Won'],
    ['ClosedLost', 'Closed Lost'],
    ['closed (won)', 'Closed Won'],
    ['Followup', 'Follow Up'],
    ['NEW!', 'New'],
    ['Denied.', 'Denied'],
    ['Won', 'Won'],
    ['---', '---'],
    ['do_not_contact', 'Do Not Contact'],
    ['Do Not Call', 'Do Not Contact'],
    ['Unsubscribed', 'Do Not Contact'],
    ['Their own stage', 'Their own stage'],
  ] as const) {
    assert.equal(readStatus(text), status, text);
  }
});
