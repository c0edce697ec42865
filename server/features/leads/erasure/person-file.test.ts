import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formFields } from '#core/contract/visitor/forms/form-exit.ts';
import { leftOut, toldColumns, toldRows } from './person-file.ts';
import { personalData } from './personal-data.ts';
import { columnsIn, columnsOf } from './personal-rows.ts';

test('each table with something personal is in a person’s file, or there is a reason', () => {
  const personal = new Set(personalData.map(({ table }) => table));
  const known = [...toldRows.map(({ table }) => table), ...Object.keys(leftOut)];
  assert.deepEqual(known.toSorted(), [...personal].toSorted());
});

test('each column that is left out, or told in another form, is one of its table, once', () => {
  for (const { table, without, instead = {} } of toldRows) {
    const named = [...Object.values(without).flatMap(columnsIn), ...Object.keys(instead)];
    const columns = columnsOf(table, personalData);
    assert.deepEqual(
      named.filter((name, at) => !columns.includes(name) || named.indexOf(name) !== at),
      [],
      table,
    );
  }
});

test('each answer of the application form is told', () => {
  const told = toldColumns(toldRows[0]!);
  const columns = formFields.apply
    .filter((control) => control !== 'consent')
    .map((control) => control.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  assert.deepEqual(
    columns.filter((name) => !told.includes(name)),
    [],
  );
});

test('a planted column is told to the person, unless a reason is given', () => {
  const [leads] = toldRows;
  const planted = personalData.map((part) =>
    part.table === 'leads' ? { ...part, kept: `${part.kept} preferred_contact_time` } : part,
  );
  assert.ok(toldColumns(leads!, planted).includes('preferred_contact_time'));
  const without = { ...leads!.without, 'a reason': 'preferred_contact_time' };
  assert.deepEqual(toldColumns({ ...leads!, without }, planted), toldColumns(leads!));
});
