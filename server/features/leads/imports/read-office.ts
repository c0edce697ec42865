import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { foldReferralCode, normalizeReferralCode } from '#core/domain/partners/referral.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { LiveAffiliate } from '../../visitor/applications/choose-referral.ts';
import { findTouches } from '../../visitor/applications/find-touches.ts';
import type { Context } from '../../context.ts';
import { makeOwnerFinder } from '../../accounts/staff/find-owners.ts';
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

/** Members, and the partners whom some rows name. */
export async function readOffice(
  { config, now }: Context<StaffActor>,
  db: Queryable,
  { minCreditScore }: Pick<ProgrammeTerms, 'minCreditScore'>,
  asked: { columns: readonly string[]; mapping: Mapping; rows: readonly { cells: string[] }[] },
): Promise<Office> {
  const at = asked.columns.indexOf(asked.mapping.referralCode ?? '');
  const codes = new Set(
    asked.rows.map(({ cells }) => foldReferralCode(normalizeReferralCode(cells[at] ?? '') ?? '')),
  );
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
