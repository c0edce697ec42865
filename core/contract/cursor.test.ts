import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isKeyOf, readCursor, writeCursor } from './cursor.ts';
import { listQuery } from './page.ts';

test('a cursor that is written and read again is unchanged', () => {
  const cursors = fc.record(
    {
      sort: fc.string(),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      key: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
      id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(cursors, (cursor) => {
      assert.deepEqual(readCursor(writeCursor(cursor)), cursor);
    }),
  );
});

test('an invalid cursor is refused, whatever it looks like', () => {
  for (const text of [
    '',
    'null',
    '{}',
    '[]',
    '["createdAt","desc","x"]',
    '["createdAt","up","x",1]',
    '["createdAt","desc",{},1]',
    '["createdAt","desc","x",0]',
    '["createdAt","desc","x",1.5]',
    '["createdAt","desc","x","1"]',
    '["createdAt","desc","x",1,1]',
    '["createdAt","desc","x",99999999999999999999]',
  ]) {
    assert.equal(readCursor(text), null, text);
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.equal(readCursor(text), null);
    }),
  );
});

test('a key is of the kind of its sort', () => {
  assert.ok(isKeyOf('moment', '2026-11-21T14:39:57.123456+00:00'));
  assert.ok(isKeyOf('moment', null));
  assert.ok(isKeyOf('text', ''));
  assert.ok(isKeyOf('number', 1.5));
  for (const wrong of ['yesterday', '2026-02-30T00:00:00Z', '', 5]) {
    assert.ok(!isKeyOf('moment', wrong), String(wrong));
  }
  assert.ok(!isKeyOf('text', 'a\u0000'));
  assert.ok(!isKeyOf('text', '\ud800'));
  assert.ok(!isKeyOf('number', '5'));
});

test('a list takes the cursors of its own sorts and of the order that is asked for', () => {
  const query = listQuery({ createdAt: 'moment', firstName: 'text' }, {});
  const fits = (asked: Record<string, string>) => query.safeParse(asked).success;
  const newest = '["createdAt","desc","2026-11-21T14:39:57.123456+00:00",7]';
  assert.ok(fits({ cursor: newest }));
  assert.ok(fits({ cursor: '["firstName","asc","ana",7]', sort: 'firstName', direction: 'asc' }));
  assert.ok(!fits({ cursor: newest, direction: 'asc' }), 'the other direction');
  assert.ok(!fits({ cursor: newest, sort: 'firstName' }), 'another sort');
  assert.ok(!fits({ cursor: '["createdAt","desc","ana",7]' }), 'a key of another kind');
  assert.ok(!fits({ cursor: '["password","desc","ana",7]', sort: 'password' }));
  assert.ok(!fits({ cursor: '' }));
  assert.ok(!fits({ cursor: `["createdAt","desc","${'x'.repeat(1000)}",7]` }));
});
