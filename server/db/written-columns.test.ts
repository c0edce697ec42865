import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boolean, integer, numeric, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { identity } from './tables/columns.ts';
import { type RowOf, writtenColumns } from './written-columns.ts';

const things = pgTable('things', {
  id: identity(),
  firstName: varchar('first_name', { length: 20 }).notNull(),
  homePrice: integer('home_price'),
  systemKw: numeric('system_kw', { precision: 5, scale: 1 }),
  suspicion: text('suspicion').array().notNull(),
  isNew: boolean('is_new').notNull(),
});

test('a statement writes every column of its table but those that are named', () => {
  const { names, definitions, keys } = writtenColumns(things, ['id', 'isNew']);
  assert.equal(names, 'first_name, home_price, system_kw, suspicion');
  assert.equal(
    definitions,
    '"firstName" varchar(20), "homePrice" integer, "systemKw" numeric(5, 1), "suspicion" text[]',
  );
  assert.equal(keys, '"firstName", "homePrice", "systemKw", "suspicion"');
});

test('a row that lacks a column, or has one that is not written, does not compile', () => {
  const columns = writtenColumns(things, ['id', 'isNew']);
  type Row = RowOf<typeof columns>;
  const whole: Row = { firstName: 'Ana', homePrice: null, systemKw: null, suspicion: [] };
  const { homePrice: _forgotten, ...rest } = whole;
  // @ts-expect-error homePrice is forgotten
  const lacking: Row = rest;
  // @ts-expect-error isNew is not written
  const excessive: Row = { ...whole, isNew: true };
  // @ts-expect-error there is no such column
  writtenColumns(things, ['lastName']);
  assert.ok(lacking && excessive);
});
