import type { Payee } from '#core/domain/partners/partner-kinds.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

interface NewPayee {
  affiliateId: number;
  kind: Payee;
  /** Null for the affiliate in person. */
  name: string | null;
  /** Undefined keeps what is on record. */
  w9On: string | null | undefined;
  from: string;
  recordedBy: number;
}

/** Stores a payee, or renews the one of the same kind and name; returns its id. */
export async function storePayee(tx: AuditedTransaction, payee: NewPayee) {
  const { affiliateId, kind, name, w9On, from, recordedBy } = payee;
  const { rows } = await tx.query<{ id: number }>(
    `insert into payees (affiliate_id, kind, name, w9_on, from_day, recorded_by)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (affiliate_id, kind, payee_words(name)) do update set
       name = excluded.name, from_day = excluded.from_day, recorded_by = excluded.recorded_by,
       recorded_at = clock_timestamp(),
       w9_on = case when $7 then payees.w9_on else excluded.w9_on end
     returning id`,
    [affiliateId, kind, name, w9On ?? null, from, recordedBy, w9On === undefined],
  );
  return rows[0]!.id;
}

/** Stores the form of a payee on record; undefined if there is no such payee. */
export async function storeForm(
  tx: AuditedTransaction,
  { affiliateId, kind, name, w9On }: Omit<NewPayee, 'from' | 'recordedBy'>,
): Promise<{ id: number } | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    `update payees set w9_on = coalesce($4, w9_on)
     where affiliate_id = $1 and kind = $2 and payee_words(name) = payee_words($3) returning id`,
    [affiliateId, kind, name, w9On ?? null],
  );
  return rows[0];
}

/**
 * Gives these locked, just approved referrals the payee on record on a day; where no one recorded
 * one, the affiliate is paid in person, from the first day on.
 */
export async function givePayees(
  tx: AuditedTransaction,
  referralIds: readonly number[],
  day: string,
) {
  await tx.query(
    `insert into payees (affiliate_id, kind, from_day)
     select distinct a.id, 'self', least(a.created_at::date, $2::date)
     from referrals r join affiliates a on a.id = r.affiliate_id
     where r.id = any ($1) and payee_on(a.id, $2) is null
     on conflict (affiliate_id, kind, payee_words(name)) do update set from_day = excluded.from_day`,
    [referralIds, day],
  );
  await tx.query('update referrals set payee_id = payee_on(affiliate_id, $2) where id = any ($1)', [
    referralIds,
    day,
  ]);
}

/** Gives locked referrals another payee; returns how many had another one. */
export async function moveToPayee(
  tx: AuditedTransaction,
  referralIds: readonly number[],
  payeeId: number,
) {
  const { rowCount } = await tx.query(
    `update referrals r set payee_id = $2
     where id = any ($1) and status = 'approved' and payee_id is distinct from $2
       and not exists (select 1 from standing_parts s where s.referral_id = r.id)`,
    [referralIds, payeeId],
  );
  return rowCount ?? 0;
}

/** Marks that a transfer came back or, with null, that the details are new; false if none did. */
export async function markReturned(tx: AuditedTransaction, payeeId: number, at: Date | null) {
  const { rowCount } = await tx.query(
    `update payees set returned_at = $2
     where id = $1 and ($2::timestamptz is not null or returned_at is not null)`,
    [payeeId, at],
  );
  return rowCount === 1;
}
