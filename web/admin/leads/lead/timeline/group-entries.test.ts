import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TimelineRow } from '../../../api-types.ts';
import { groupEntries } from './group-entries.ts';

const step = (action: string) => ({ kind: 'interaction', action }) as TimelineRow;
const mail = (status: string, written = false) => {
  return { kind: 'mail', status, written } as unknown as TimelineRow;
};

test('mails in the same state that follow each other are one line', () => {
  const sizes = groupEntries([
    step('call'),
    step('call'),
    mail('sent'),
    mail('sent'),
    mail('waiting'),
    mail('waiting', true),
  ]).map(({ length }) => length);
  assert.deepEqual(sizes, [1, 1, 2, 1, 1]);
});
