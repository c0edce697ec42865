import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formFields } from '#core/contract/visitor/forms/form-exit.ts';
import { toldColumns, toldTables } from './person-file.ts';
import { columnsIn, columnsOf, personalData } from './personal-data.ts';

const { told } = toldTables.find(({ table }) => table === 'leads')!;

test('each column that is left out, or told in another form, is one of its table, once', () => {
  for (const {
    table,
    told: { without, instead = {} },
  } of toldTables) {
    const named = [...Object.values(without).flatMap(columnsIn), ...Object.keys(instead)];
    const columns = columnsOf(table);
    assert.deepEqual(
      named.filter((name, at) => !columns.includes(name) || named.indexOf(name) !== at),
      [],
      table,
    );
  }
});

test('each answer of the application form is told', () => {
  const names = toldColumns('leads', told);
  const columns = formFields.apply
    .filter((control) => control !== 'consent')
    .map((control) => control.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  assert.deepEqual(
    columns.filter((name) => !names.includes(name)),
    [],
  );
});

test('a planted column is told to the person, unless a reason is given', () => {
  const planted = personalData.map((part) =>
    part.table === 'leads' ? { ...part, kept: `${part.kept} preferred_contact_time` } : part,
  );
  assert.ok(toldColumns('leads', told, planted).includes('preferred_contact_time'));
  const without = { ...told.without, 'a reason': 'preferred_contact_time' };
  assert.deepEqual(toldColumns('leads', { ...told, without }, planted), toldColumns('leads', told));
});
