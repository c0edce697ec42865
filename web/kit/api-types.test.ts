import { test } from 'node:test';
import * as z from 'zod/mini';
import { listLeads, readLead, type submitLead } from '#core/contract/leads/leads.ts';
import { calculateSavings, lookUpAffiliate } from '#core/contract/public-calls.ts';
import * as publicPaths from '#core/contract/public-paths.ts';
import { type Callable, route } from '#core/contract/route.ts';
import { noAnswer } from '#core/contract/shapes.ts';
import { logIn, logOut } from '#core/contract/accounts/staff.ts';
import { addressOf, call } from './api.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';

// The compiler tests this file: an unused expectation is an error.
test('a call that does not fit the contract does not compile');

export async function mustNotCompile() {
  const body = { username: 'a', password: 'b' };
  // @ts-expect-error a misspelt entry
  call(logInn, { body });
  // @ts-expect-error a path instead of an entry
  call('/api/admin/login', { body });
  // @ts-expect-error no body where one is needed
  call(logIn);
  // @ts-expect-error a misspelt key of a body
  call(logIn, { body: { username: 'a', pasword: 'b' } });
  // @ts-expect-error a key that the body does not have
  call(logIn, { body: { ...body, remember: true } });
  // @ts-expect-error a value of another type
  call(logIn, { body: { username: 'a', password: 1 } });
  // @ts-expect-error a body where none is taken
  call(logOut, { body: {} });
  // @ts-expect-error no parameter where one is needed
  call(readLead);
  // @ts-expect-error a misspelt parameter
  call(readLead, { params: { ident: 1 } });
  // @ts-expect-error a parameter where none is taken
  call(logOut, { params: { id: 1 } });
  // @ts-expect-error a misspelt question
  call(listLeads, { query: { pag: 1 } });
  // @ts-expect-error a sort that this list does not have
  call(listLeads, { query: { sort: 'password' } });
  // @ts-expect-error a word where a number is read
  call(listLeads, { query: { page: 'two' } });
  // @ts-expect-error a misspelt option
  call(readLead, { params: { id: 1 }, signaal: null });
  // @ts-expect-error the light entries are as strict
  call(calculateSavings, { body: { homePrise: 1 } });
  // @ts-expect-error the light entries are as strict
  call(lookUpAffiliate, { params: { code: 'a' } });
  const { leadCount } = await call(lookUpAffiliate, { params: { ref: 'a' } }).then(
    // @ts-expect-error a field that the answer does not have
    ({ lastNme }) => ({ leadCount: lastNme }),
  );
  return leadCount;
}

export function mustNotBeAnEntry() {
  const rest = { access: 'staff', summary: '', answer: z.null() } as const;
  const params = z.object({ lead: z.string() });
  return [
    // @ts-expect-error a path with a parameter and no schema of it
    route({ ...rest, method: 'GET', path: '/api/leads/:id' }),
    // @ts-expect-error a parameter named otherwise than in the path
    route({ ...rest, method: 'GET', path: '/api/leads/:id', params }),
    // @ts-expect-error a method that is none
    route({ ...rest, method: 'GTE', path: '/api/leads' }),
  ];
}

const file = { name: 'file', maxBytes: 1, contentTypes: ['image/png'] } as const;
const uploadFile = route({
  method: 'POST',
  path: '/api/files',
  access: 'staff',
  roles: everyStaff,
  summary: '',
  body: { kind: 'form', fields: z.object({}), file },
  answer: noAnswer,
});
const downloadLeads = route({
  method: 'GET',
  path: '/api/leads.csv',
  access: 'staff',
  roles: everyStaff,
  summary: '',
  answer: { kind: 'stream', contentType: 'text/csv' },
});

export async function mustFitItsShape() {
  // @ts-expect-error an object where a form with a file is taken
  call(uploadFile, { body: { file: 'a.png' } });
  // @ts-expect-error a download, which is opened by its address
  call(downloadLeads);
  const nothing: undefined = await call(uploadFile, { body: new FormData() });
  return [nothing, addressOf(downloadLeads, {})];
}

// @ts-expect-error the light entry of one call at the address of another
export const mustNotBeCalled: Callable<typeof submitLead> = publicPaths.calculateSavings;
