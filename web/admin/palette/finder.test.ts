import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { askAffiliates, askLeads } from './ask-people.ts';
import { makeFinder } from './finder.ts';

const commandOf = (label: string) => ({ id: label, label, run: () => {} });

/** A finder whose server is never reached. */
function newFinder(t: TestContext) {
  const queries = new QueryClient();
  t.after(() => queries.clear());
  const people = {
    leads: askLeads(queries, () => {}),
    affiliates: askAffiliates(queries, () => {}),
  };
  const finder = makeFinder(people, {
    leads: 'Leads',
    affiliates: 'Affiliates',
    actions: 'Actions',
    places: 'Places',
  });
  finder.offer({
    actions: [commandOf('Export all leads')],
    places: [commandOf('Go to Overview'), commandOf('Go to Leads'), commandOf('Go to Audit Log')],
  });
  return finder;
}

const labelsOf = ({ read }: ReturnType<typeof newFinder>) => read().lines.map(({ label }) => label);

test('letters that change no line are told to nobody', (t) => {
  const finder = newFinder(t);
  let told = 0;
  finder.subscribe(() => (told += 1));
  finder.search('g');
  assert.deepEqual(labelsOf(finder), ['Go to Overview', 'Go to Leads', 'Go to Audit Log']);
  assert.equal(told, 1);
  const { groups } = finder.read();
  finder.search('go');
  assert.equal(told, 2, 'the server is to be asked');
  assert.ok(finder.read().isWaiting);
  const before = finder.read();
  assert.equal(before.groups, groups);
  for (const typed of ['go ', 'go t', 'go to', 'go to ']) {
    finder.search(typed);
  }
  assert.equal(told, 2);
  assert.equal(finder.read(), before);
});

test('the highlight goes round, stays with its line, and other letters begin at the top', (t) => {
  const finder = newFinder(t);
  const highlighted = () => finder.read().highlighted?.label;
  assert.equal(highlighted(), 'Export all leads');
  finder.move(-1);
  assert.equal(highlighted(), 'Go to Audit Log');
  assert.equal(finder.read().reached, 3);
  finder.move(1);
  assert.equal(highlighted(), 'Export all leads');
  finder.moveTo('Go to Leads', false);
  assert.equal(highlighted(), 'Go to Leads');
  assert.equal(finder.read().reached, undefined, 'the pointer moves nothing');
  finder.offer({ actions: [], places: [commandOf('Go to Drafts'), commandOf('Go to Leads')] });
  assert.equal(highlighted(), 'Go to Leads');
  finder.search('go');
  assert.equal(highlighted(), 'Go to Drafts');
});

test('nothing fits, and nothing is highlighted nor moved to', (t) => {
  const finder = newFinder(t);
  finder.search('z');
  finder.move(1);
  const { lines, highlighted, isWaiting } = finder.read();
  assert.deepEqual(lines, []);
  assert.equal(highlighted, undefined);
  assert.equal(isWaiting, false, 'one letter is not asked for');
});
