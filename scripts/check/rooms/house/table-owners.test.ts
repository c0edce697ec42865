import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMigrations } from '#server/db/migrations.ts';
import { tableWriters } from '../tables/table-writers.ts';
import { rooms } from './rooms.ts';

const created = /^\s*create\s+(?:unlogged\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?(\w+)/gim;
const dropped = /^\s*drop\s+(?:table|view)\s+(?:if\s+exists\s+)?(\w+)/gim;

/** The tables and views that exist when all migrations have run. */
function standingTables(): Set<string> {
  const standing = new Set(['schema_migrations']);
  for (const { sql } of readMigrations()) {
    for (const [, name] of sql.matchAll(created)) {
      standing.add(name!);
    }
    for (const [, name] of sql.matchAll(dropped)) {
      standing.delete(name!);
    }
  }
  return standing;
}

test('every table of the migrations has an owner, and no other name has one', () => {
  const standing = standingTables();
  assert.deepEqual([...tableWriters.keys()].sort(), [...standing].sort());
});

test('every owner is a room of the house or a feature', () => {
  for (const owner of [...tableWriters.values()].flat()) {
    const room = rooms.find(({ at }) => at.endsWith('/') && owner.startsWith(at));
    assert.ok(room, owner);
  }
});
