import { demand } from '#server/platform/http-error.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { Context, StaffContext } from '../../context.ts';
import { noSuchMember } from './policy.ts';
import { presentMember, presentMembers } from './present.ts';
import { findMember, memberList, type MemberQuery } from './queries.ts';
import { staffName } from '../../name-staff.ts';
import { findEveryName } from '../staff/queries.ts';

export async function listMembers({ db }: StaffContext, query: MemberQuery) {
  const page = await findPage(db, memberList(query), query);
  return { ...page, items: await presentMembers(db, page.items) };
}

/** One account; 404 if there is none. */
export async function readMember({ db }: StaffContext, { id }: { id: number }) {
  const row = demand(await findMember(db, id), noSuchMember);
  return presentMember(db, row);
}

const byName = new Intl.Collator('en', { ignorePunctuation: true });

/** Names of all members, including former ones, because leads and notes still mention them. */
export async function listStaffNames({ db }: Pick<Context, 'db'>) {
  const accounts = await findEveryName(db);
  const items = accounts.map(({ username, firstName, lastName, ...account }) => ({
    ...account,
    name: staffName({ username, firstName, lastName }),
  }));
  return { items: items.toSorted((one, other) => byName.compare(one.name, other.name)) };
}
