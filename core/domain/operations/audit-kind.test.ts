import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditKindOf } from './audit-kind.ts';

test('an action is of the kind that its last word says, and else a change', () => {
  assert.equal(auditKindOf('lead.view'), 'viewed');
  assert.equal(auditKindOf('affiliate.referrals'), 'viewed');
  assert.equal(auditKindOf('lead.export'), 'exported');
  assert.equal(auditKindOf('lead.archive'), 'exported');
  assert.equal(auditKindOf('affiliate.delete'), 'deleted');
  assert.equal(auditKindOf('staff.login_failed'), 'signed_in');
  assert.equal(auditKindOf('staff.change_password'), 'changed');
  assert.equal(auditKindOf('view'), 'viewed');
});
