import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import labels from '../messages/en/labels.ts';
import { type LabelGroup, storedLabel } from './stored-label.ts';

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
