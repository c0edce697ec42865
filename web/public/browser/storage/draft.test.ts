import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { openDraft, readDraft } from './draft.ts';

const { kept, refuse, empty } = fakeStorage();
beforeEach(empty);

const blank = { name: '', homePrice: '500,000', state: '', consent: true };
const known = { homePrice: '425,000', state: '' };
const open = () => openDraft('some_draft', blank, () => known);

test('a draft holds the touched fields alone, emptied ones too, and gives them back', () => {
  open().touch({ name: 'Ana' });
  open().touch({ state: '', consent: false });
  assert.equal(kept.get('some_draft'), '{"touched":{"name":"Ana","state":"","consent":false}}');
  assert.deepEqual(open().touched(), { name: 'Ana', state: '', consent: false });
});

test('answered fields leave the draft, and an empty draft leaves the storage', () => {
  const draft = open();
  draft.touch({ name: 'Ana', state: 'TX' });
  draft.settle(['state']);
  assert.deepEqual(open().touched(), { name: 'Ana' });
  draft.settle(['name']);
  assert.equal(kept.has('some_draft'), false);
});

test('without storage the open form remembers answers, and forgets them on request', () => {
  refuse();
  const draft = open();
  draft.touch({ name: 'Ana' });
  draft.touch({ state: 'TX' });
  assert.deepEqual(draft.touched(), { name: 'Ana', state: 'TX' });
  assert.deepEqual(open().touched(), {});
  draft.forget();
  assert.deepEqual(draft.touched(), {});
});

test('an answer deleted in another tab is deleted here', () => {
  const draft = open();
  draft.touch({ name: 'Ana' });
  kept.clear();
  assert.deepEqual(draft.touched(), {});
});

test('a draft restores only fields of the form, with values of their type', () => {
  kept.set('some_draft', '{"touched":{"name":"Ana","consent":"yes","stranger":"x"}}');
  assert.deepEqual(readDraft('some_draft', blank, known), { name: 'Ana' });
});

test('a complete form stored by an earlier release hides no newer answer', () => {
  kept.set(
    'some_draft',
    '{"name":"Ana","homePrice":"300,000","state":"","consent":true,"stranger":"x"}',
  );
  assert.deepEqual(readDraft('some_draft', blank, known), { name: 'Ana' });
});
