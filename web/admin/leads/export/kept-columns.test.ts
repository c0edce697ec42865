import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allExportColumns, exportColumns } from '#core/contract/leads/export-columns.ts';
import { type ColumnChoice, exportQuery, withColumns } from './kept-columns.ts';

const choice: ColumnChoice = { way: 'chosen', chosen: ['id', 'email'] };

test('columns are added and taken out in the order of the contract', () => {
  const grown = withColumns(choice, ['lastName', 'status'], true);
  assert.deepEqual(grown.chosen, ['id', 'status', 'lastName', 'email']);
  const person = withColumns(grown, exportColumns.person, false);
  assert.deepEqual(person, { way: 'chosen', chosen: ['id', 'status'] });
  assert.deepEqual(withColumns(choice, allExportColumns, false).chosen, []);
});

test('an export has the filters and the order of its list, and the columns of the choice', () => {
  const address = new URLSearchParams('tab=leads&status=New&sort=price&hide=phone&columns=old');
  const listed = 'tab=leads&status=New&sort=price&hide=phone';
  assert.equal(exportQuery(address, { ...choice, way: 'list' }), listed);
  assert.equal(exportQuery(address, choice), `${listed}&columns=id%2Cemail`);
  for (const all of [
    { ...choice, way: 'all' },
    { way: 'chosen', chosen: allExportColumns },
  ] as const) {
    assert.equal(exportQuery(address, all), `${listed}&columns=all`);
  }
  assert.ok(address.has('columns'), 'the address of the list stays as it is');
});
