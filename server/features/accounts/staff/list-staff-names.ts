import type { Context } from '../../context.ts';
import { staffName } from '../../name-staff.ts';
import { findEveryName } from './queries.ts';

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
