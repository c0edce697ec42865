import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { listLeads } from '#core/contract/leads/leads.ts';
import { isLeadStatus, leadStatuses } from '#core/domain/leads/lead-status.ts';
import { readListAddress, writeListAddress } from './list-address.ts';

const schema = listLeads.query!;
const offers = { status: isLeadStatus };
const read = (text: string) => readListAddress(schema, new URLSearchParams(text), offers);
const usual = { page: 1, pageSize: 50, sort: 'createdAt', direction: 'desc' } as const;

test('an empty address asks for the newest leads', () => {
  assert.deepEqual(read(''), usual);
  const written = writeListAddress(schema, new URLSearchParams('tab=leads'), usual);
  assert.equal(written.toString(), 'tab=leads');
});

test('an invalid query parameter is ignored', () => {
  for (const text of [
    'sort=password&direction=up&page=-2&status=Nonsense&q=%20',
    'page=1.5',
    'page=1000001',
    'pageSize=1000',
    `q=${'x'.repeat(201)}`,
    'cursor=rubbish',
    'cursor=["lastName","asc","Ruiz",1]',
  ]) {
    assert.deepEqual(read(text), usual, text);
  }
});

test('a cursor of another order is forgotten, the rest stays', () => {
  const address = 'sort=firstName&direction=asc&q=ana&cursor=["firstName","asc","ana",1]';
  assert.equal(read(address).cursor, '["firstName","asc","ana",1]');
  const turned = read(address.replace('direction=asc', 'direction=desc'));
  assert.deepEqual([turned.cursor, turned.q, turned.sort], [undefined, 'ana', 'firstName']);
});

test('the query of a list survives writing and reading its address', () => {
  const questions = fc.record(
    {
      page: fc.integer({ min: 1, max: 1_000_000 }),
      pageSize: fc.integer({ min: 1, max: 100 }),
      // As the contract writes a search: blanks within it are one.
      q: fc
        .string({ minLength: 1, maxLength: 50 })
        .map((text) => text.replace(/\s+/g, ' ').trim() || 'x'),
      sort: fc.constantFrom('createdAt' as const, 'firstName' as const, 'lastName' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      status: fc.constantFrom(...leadStatuses),
    },
    { noNullPrototype: true, requiredKeys: ['page', 'pageSize', 'sort', 'direction'] },
  );
  const other = new URLSearchParams('tab=leads&q=earlier&status=Closed&cursor=x');
  fc.assert(
    fc.property(questions, (asked) => {
      const written = writeListAddress(schema, other, asked);
      assert.equal(written.get('tab'), 'leads');
      assert.deepEqual(read(written.toString()), asked);
    }),
  );
});
