import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import labels from '../../messages/en/labels.ts';
import {
  capitalize,
  type LabelGroup,
  mailStatusText,
  shareText,
  stepDetails,
  storedLabel,
  timelineText,
} from './stored-words.ts';

const t = createTranslator({
  locale: 'en',
  messages: { admin: { labels } },
  namespace: 'admin.labels',
});
const label = (group: LabelGroup, value: string) => storedLabel(t, group, value);

test('stored values read as words, unknown ones as themselves', () => {
  assert.equal(label('housing', 'living_with_relative'), 'Lives with a relative');
  assert.equal(label('housing', 'house_boat'), 'House boat');
  assert.equal(label('mailStatus', 'no_server'), 'not sent: no mail server');
  assert.match(label('mailStatus', 'withheld'), /^held/);
  assert.equal(label('suspicion', 'too_fast'), 'Sent faster than a person can type');
  assert.equal(label('attribution', 'constructor'), 'Constructor');
  assert.equal(label('attribution', 'a.b'), 'A.b');
  assert.match(
    label('review', 'claim_over_log'),
    /^Going only by our server log, another affiliate/,
  );
  assert.equal(label('source', 'server'), 'from our own log');
});

test('a mail that did not leave says the one reason that Sent Mail says', () => {
  const said = [
    ['sent', null, 'sent'],
    ['waiting', 'the mail server could not be reached', 'waiting to be sent'],
    [
      'failed',
      'no address is set for mail to staff (STAFF_MAIL)',
      'not sent: no address is set for mail to staff (STAFF_MAIL)',
    ],
    ['withheld', 'withheld: the mailbox does not exist', 'held back: the mailbox does not exist'],
    ['no_server', 'no mail server is set', 'not sent: no mail server'],
  ] as const;
  for (const [status, reason, text] of said) {
    assert.equal(mailStatusText(t, { status, reason }), text);
  }
});

test('ranges read as people write them', () => {
  assert.deepEqual(['1-3 months', '1 month', 'not sure'].map(timelineText), [
    '1–3 months',
    '1 month',
    'Not sure',
  ]);
  assert.equal(capitalize('not sure'), 'Not sure');
});

test('the credit is labelled with the share it was computed with', () => {
  assert.equal(shareText(18_180, 60_600), '30%');
  assert.equal(shareText(0, 60_600), null);
  assert.equal(shareText(null, null), null);
});

test('the data of a step is shown as pairs', () => {
  const data = { homePrice: 500_000, referrer: '', step: null, utm: { source: 'a' } };
  assert.deepEqual(stepDetails(data), ['Home price: 500000', 'Utm: {"source":"a"}']);
  assert.deepEqual(stepDetails({ language: 'es', shown: 'aB3-dE5g' }), ['Language: es']);
  assert.deepEqual(stepDetails('text'), []);
  assert.deepEqual(stepDetails(null), []);
});
