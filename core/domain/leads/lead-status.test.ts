import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  badgeTone,
  displayStatus,
  isLeadStatus,
  leadStatuses,
  newLeadStatus,
  referralEffect,
} from './lead-status.ts';

test('there are twelve statuses that fit their column, and a lead starts as New', () => {
  assert.equal(new Set(leadStatuses).size, 12);
  assert.ok(leadStatuses.every((status) => status.length <= 50 && isLeadStatus(status)));
  assert.equal(newLeadStatus, 'New');
  for (const other of ['new', 'Pending', '', null]) {
    assert.equal(isLeadStatus(other), false);
  }
});

test('seven statuses have a colour of their own, all others are grey', () => {
  const coloured = leadStatuses.filter((status) => badgeTone(status) !== 'grey');
  assert.deepEqual(coloured, [
    'New',
    'Contacted',
    'Qualified',
    'Application Submitted',
    'Approved',
    'Denied',
    'Closed',
  ]);
  assert.equal(new Set(coloured.map(badgeTone)).size, 7);
  assert.equal(badgeTone('anything'), 'grey');
});

test('shows the status of the lead, else its qualification', () => {
  const cases = [
    [{ status: 'Denied', isQualified: true }, 'Denied', 'Denied'],
    [{ status: '', isQualified: true }, 'Qualified', 'Qualified'],
    [{ status: null, isQualified: false }, 'New', 'Pending'],
    [{}, 'New', 'Pending'],
  ] as const;
  for (const [lead, affiliate, admin] of cases) {
    assert.equal(displayStatus(lead, 'affiliate'), affiliate);
    assert.equal(displayStatus(lead, 'admin'), admin);
  }
});

test('three statuses qualify a referral and four void it', () => {
  const withEffect = (effect: string): string[] =>
    leadStatuses.filter((status) => referralEffect(status) === effect);
  assert.deepEqual(withEffect('qualify'), ['Qualified', 'Application Submitted', 'Approved']);
  assert.deepEqual(withEffect('void'), [
    'Not Qualified',
    'Denied',
    'Closed Lost',
    'Do Not Contact',
  ]);
});
