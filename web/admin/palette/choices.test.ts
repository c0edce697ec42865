import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChoiceGroup, withSameChoices } from './choices.ts';

const run = () => {};
const groupOf = (value: string, ...ids: string[]): ChoiceGroup => ({
  value,
  items: ids.map((id) => ({ id, label: `line ${id}`, run })),
});

test('lines and groups that say the same stay the very same', () => {
  const before = [groupOf('Leads', 'a', 'b'), groupOf('Go to', 'c')];
  const now = withSameChoices(before, [groupOf('Leads', 'b', 'd'), groupOf('Go to', 'c')]);
  assert.equal(now[0]?.items[0], before[0]?.items[1]);
  assert.deepEqual(now[0], groupOf('Leads', 'b', 'd'));
  assert.equal(now[1], before[1]);
  const again = [groupOf('Leads', 'a', 'b'), groupOf('Go to', 'c')];
  assert.equal(withSameChoices(before, again), before);
});

test('a line that says something else is another one', () => {
  const before = [groupOf('Leads', 'a')];
  const renamed = [{ value: 'Leads', items: [{ id: 'a', label: 'Ana', run }] }];
  assert.equal(withSameChoices(before, renamed)[0]?.items[0]?.label, 'Ana');
});
