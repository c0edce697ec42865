import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { LiveAffiliate } from '../../visitor/applications/choose-referral.ts';
import { findTouches } from '../../visitor/applications/find-touches.ts';
import type { StaffContext } from '../../context.ts';
import { foldUserName } from '../../accounts/sign-in/fold-user-name.ts';
import { findOwnerNames } from '../../accounts/staff/queries.ts';
import type { Mapping } from './propose-mapping.ts';

/** What a row may name, beside its own values. */
export interface Office {
  minCreditScore: number;
  /** The members who may own leads, by any of their names. */
  owners: Awaited<ReturnType<typeof makeOwnerFinder>>;
  /** The partners with an active account, by their folded codes. */
  partners: ReadonlyMap<string, LiveAffiliate>;
  timeZone: string;
  today: string;
  now: Date;
}

/**
 * Finds a member who may own leads by user name, email address or full name; null for a text that
 * names none, or several.
 */
async function makeOwnerFinder(db: Queryable) {
  const members = await findOwnerNames(db);
  const named = members.map(({ id, username, firstName, lastName, email }) => {
    const names = [username, email ?? '', `${firstName} ${lastName}`].map(foldUserName);
    return { id, names: names.filter((name) => name !== '') };
  });
  return {
    find(text: string): number | null {
      const found = named.filter(({ names }) => names.includes(foldUserName(text)));
      return found.length === 1 ? found[0]!.id : null;
    },
    known: members.map(({ username }) => username),
  };
}

/** Members, and the partners whom some rows name. */
export async function readOffice(
  { config, now }: StaffContext,
  db: Queryable,
  { minCreditScore }: Pick<ProgrammeTerms, 'minCreditScore'>,
  asked: { columns: readonly string[]; mapping: Mapping; rows: readonly { cells: string[] }[] },
): Promise<Office> {
  const at = asked.columns.indexOf(asked.mapping.referralCode ?? '');
  const codes = new Set(asked.rows.map(({ cells }) => foldReferralCode(cells[at] ?? '')));
  codes.delete('');
  const { timeZone } = config;
  return {
    minCreditScore,
    owners: await makeOwnerFinder(db),
    partners: (await findTouches(db, null, [...codes])).live,
    timeZone,
    today: dayIn(timeZone, now),
    now,
  };
}
