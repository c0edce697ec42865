import type * as z from 'zod/mini';
import type { rehearseCommissions as contract } from '#core/contract/partners/commission/rehearsal.ts';
import { rehearsed, type RehearsedAffiliate } from '#core/domain/partners/ledger/rehearsal.ts';
import { isTermValue } from '#core/domain/programme/term-values.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { nameAffiliates } from '../../affiliates/queries.ts';
import { auditRead } from '../../../audit-read.ts';
import type { StaffContext } from '../../../context.ts';
import { findClosed } from './queries.ts';

type Asked = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * The earnings under changed terms of referrals that closed in a period. 400 for a value outside
 * its unit. Writes nothing; audited as a read.
 */
export async function rehearseCommissions(context: StaffContext, { rules, from, to }: Asked) {
  const { db, config, programme } = context;
  const wrong = rules.flatMap(({ key, value }, at) =>
    isTermValue(key, value) ? [] : [{ path: `rules.${at}.value`, key: 'value.wrong' } as const],
  );
  if (wrong.length > 0) {
    throw fieldError(wrong);
  }
  const terms = await programme.currentTerms();
  const changes = Object.fromEntries(rules.map(({ key, value }) => [key, value]));
  const closed = await findClosed(db, { from, to, timeZone: config.timeZone });
  const rows = rehearsed(closed, terms, { ...terms, ...changes });
  const names = await nameAffiliates(
    db,
    rows.map(({ affiliateId }) => affiliateId),
  );
  await auditRead(context, 'commission.rehearse', 'referral', {
    shown: { from, to, shown: closed.length },
  });
  const total = (of: (row: RehearsedAffiliate) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0);
  return {
    affiliates: rows.map((row) => ({ ...row, name: names.get(row.affiliateId) ?? '' })),
    referrals: closed.length,
    beforeCents: total(({ beforeCents }) => beforeCents),
    afterCents: total(({ afterCents }) => afterCents),
  };
}
