import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invitationState, lapsesAt } from './client-invitation.ts';

test('an invitation lapses after thirty days, unless it was confirmed', () => {
  const createdAt = new Date('2026-11-01T12:00:00Z');
  assert.equal(lapsesAt(createdAt).toISOString(), '2026-12-01T12:00:00.000Z');
  const before = new Date('2026-12-01T11:59:59Z');
  const then = new Date('2026-12-01T12:00:00Z');
  assert.equal(invitationState({ createdAt, confirmedAt: null }, before), 'invited');
  assert.equal(invitationState({ createdAt, confirmedAt: null }, then), 'lapsed');
  assert.equal(invitationState({ createdAt, confirmedAt: before }, then), 'confirmed');
});
