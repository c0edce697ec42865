import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContactChannel } from './consent-ticked.ts';
import { agreedInEach } from './person-consents.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const merged = [
  { id: 1, mergedAt: null },
  { id: 2, mergedAt: day(10) },
];
const consent = (leadId: number, at: number, ...channels: ContactChannel[]) => ({
  leadId,
  channels,
  recordedAt: day(at),
});

for (const [title, applications, consents, expected] of [
  ['a lead alone keeps its own', [{ id: 1, mergedAt: null }], [consent(1, 1, 'sms')], [['sms']]],
  [
    'what one did not agree to counts in neither',
    merged,
    [consent(1, 1, 'phone', 'sms'), consent(2, 2, 'phone', 'email')],
    [['phone'], ['phone']],
  ],
  ['one without a record closes every way', merged, [consent(1, 1, 'phone')], [[]]],
  [
    'a newer consent counts alone',
    merged,
    [consent(1, 1, 'phone'), consent(1, 11, 'sms')],
    [[], ['sms']],
  ],
] as const) {
  test(`merged consents: ${title}`, () => {
    const counted = agreedInEach(consents, applications).map(({ channels }) => channels);
    assert.deepEqual(counted, expected);
  });
}
