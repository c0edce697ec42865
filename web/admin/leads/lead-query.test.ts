import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { leadStatuses } from '#core/domain/lead-status.ts';
import { leadListQuery, readLeadQuery, writeLeadQuery, type LeadQuery } from './lead-query.ts';

const usual: LeadQuery = {
  q: '',
  status: '',
  sort: 'createdAt',
  direction: 'desc',
  page: 1,
};

test('an empty address asks for the newest leads', () => {
  assert.deepEqual(readLeadQuery(new URLSearchParams()), usual);
  assert.equal(writeLeadQuery(usual).toString(), 'tab=leads');
});

test('what makes no sense counts as not asked', () => {
  assert.deepEqual(
    readLeadQuery(new URLSearchParams('sort=password&direction=up&page=-2&status=Nonsense&q=%20')),
    usual,
  );
  assert.equal(readLeadQuery(new URLSearchParams('page=1.5')).page, 1);
});

test('a question survives its address', () => {
  const questions = fc.record(
    {
      q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      status: fc.constantFrom('', ...leadStatuses),
      sort: fc.constantFrom('createdAt' as const, 'firstName' as const, 'lastName' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(questions, (query) => {
      assert.deepEqual(readLeadQuery(new URLSearchParams(writeLeadQuery(query).toString())), query);
    }),
  );
});

test('asks the API for pages of fifty', () => {
  assert.deepEqual(
    leadListQuery({
      ...usual,
      q: 'o’neil & co',
      status: 'Closed Won',
      page: 3,
    }),
    {
      page: 3,
      pageSize: 50,
      sort: 'createdAt',
      direction: 'desc',
      q: 'o’neil & co',
      status: 'Closed Won',
    },
  );
});
