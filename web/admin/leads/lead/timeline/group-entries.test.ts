import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TimelineRow } from '../../../api-types.ts';
import { groupEntries } from './group-entries.ts';

const step = (action: string) => ({ kind: 'interaction', action }) as TimelineRow;
const mail = (status: string, written = false) => {
  return { kind: 'mail', status, written } as unknown as TimelineRow;
};

test('views that follow each other are one line, and mails in the same state', () => {
  const sizes = groupEntries([
    step('page_view'),
    step('page_view'),
    step('call'),
    step('page_view'),
    mail('sent'),
    mail('sent'),
    mail('waiting'),
    mail('waiting', true),
  ]).map(({ length }) => length);
  assert.deepEqual(sizes, [2, 1, 1, 2, 1, 1]);
});
