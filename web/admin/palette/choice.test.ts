import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChoiceGroup, fitting, withNewBehind } from './choice.ts';

const run = () => {};
const groupOf = (value: string, ...labels: string[]): ChoiceGroup => ({
  value,
  items: labels.map((label) => ({ id: label, label, run })),
});

test('a command is found by the beginnings of its words, in any order and case', () => {
  const { items } = groupOf('Places', 'Go to Audit Log', 'Go to Leads');
  const found = (typed: string) => fitting(items, typed).map(({ label }) => label);
  assert.deepEqual(found('aud'), ['Go to Audit Log']);
  assert.deepEqual(found('LOG go'), ['Go to Audit Log']);
  assert.deepEqual(found(''), ['Go to Audit Log', 'Go to Leads']);
  assert.deepEqual(found('dit'), []);
  assert.deepEqual(found('audit leads'), []);
  const system = { id: 'system', label: 'Go to System', words: 'backup mail-server', run };
  for (const typed of ['back', 'mail-server', 'sys mail']) {
    assert.deepEqual(fitting([system], typed), [system], typed);
  }
});

test('new lines come behind those on the screen', () => {
  const shown = [groupOf('Leads', 'Ana'), groupOf('Places', 'Go to Leads')];
  const latest = [groupOf('Leads', 'Zoe', 'Ana'), groupOf('Places', 'Go to Leads')];
  assert.deepEqual(withNewBehind(shown, latest), [...shown, groupOf('Leads', 'Zoe')]);
  assert.deepEqual(withNewBehind(shown, shown), shown);
});
