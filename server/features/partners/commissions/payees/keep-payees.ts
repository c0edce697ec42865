import type * as z from 'zod/mini';
import type { recordPayee as contract } from '#core/contract/partners/affiliate/payees.ts';
import { payeeKey } from '#core/domain/partners/payee.ts';
import type { Payee } from '#core/domain/partners/partner-kinds.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { demand, fieldError, HttpError } from '#server/platform/http-error.ts';
import { requireAffiliate } from '../../affiliates/find-live-affiliate.ts';
import { auditRead } from '../../../audit-read.ts';
import type { StaffContext } from '../../../context.ts';
import { type AuditedTransaction, transaction } from '../../../transaction.ts';
import { findWords } from '../basis/queries.ts';
import { endWord } from '../basis/writes.ts';
import { findDue } from '../payouts/find-due.ts';
import { noSuchPayee } from '../policy.ts';
import { lockReferralsById } from '../settle/queries.ts';
import { findOwnYearParts } from '../years/queries.ts';
import { presentSaid } from '../present.ts';
import { findMovableIds, findPayees, findPayeesOn } from './queries.ts';
import { markReturned, moveToPayee, storeForm, storePayee } from './writes.ts';

type Wanted = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

/** Who is paid for an affiliate, the newest first; 404 if there is none. Audited. */
export async function listPayees(context: StaffContext, { id }: { id: number }) {
  const payees = await describePayees(context.db, id);
  const [word] = await findWords(context.db, [id]);
  await auditRead(context, 'payee.view', 'affiliate', { entityId: id });
  return { payees, said: presentSaid(word), today: context.programme.today() };
}

async function describePayees(db: Queryable, id: number) {
  const { firstName, lastName } = await requireAffiliate(db, id);
  const rows = await findPayees(db, [id]);
  const years = await findOwnYearParts(db, id);
  const due = await findDue(db, id, 0);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name ?? `${firstName} ${lastName}`,
    w9On: row.w9On,
    from: row.fromDay,
    isRecorded: row.recordedBy !== null,
    returnedAt: row.returnedAt,
    years: years
      .filter(({ payeeId }) => payeeId === row.id)
      .map(({ year, paidCents }) => ({ year, paidCents })),
    owesCents: Math.min(0, due.payees.find(({ payeeId }) => payeeId === row.id)?.cents ?? 0),
  }));
}

/**
 * Records who is paid for an affiliate from a day on, and moves the lines approved before if staff
 * say so; or only the form of a payee on record. 400 without a name, or for a W-9 of a later day
 * than today; 404 if there is no such affiliate, or payee on record. Audited.
 */
export async function recordPayee(context: StaffContext, { id, ...wanted }: Wanted) {
  const { actor, programme } = context;
  const today = programme.today();
  const { kind, w9On, formOnly = false } = wanted;
  const alsoApproved = !formOnly && wanted.alsoApproved === true;
  const name = kind === 'self' ? null : wanted.name || null;
  const errors = [
    ...(kind !== 'self' && name === null ? [{ path: 'name', key: 'text.line' } as const] : []),
    ...(w9On && w9On > today ? [{ path: 'w9On', key: 'value.wrong' } as const] : []),
  ];
  if (errors.length > 0) {
    throw fieldError(errors);
  }
  return transaction(context, 'payee.record', 'affiliate', async (tx) => {
    await requireAffiliate(tx, id);
    // Before the payee: a payout that is prepared at this moment locks in the same order.
    const approved = alsoApproved ? await lockReferralsById(tx, await findMovableIds(tx, id)) : [];
    const holder = (await findPayeesOn(tx, [id], today)).get(id);
    const isKept = holder !== undefined && isSame(holder, { kind, name });
    const from = wanted.from ?? (isKept ? holder.fromDay : today);
    const payee = { affiliateId: id, kind, name, w9On: w9On ?? undefined };
    const payeeId = formOnly
      ? demand(await storeForm(tx, payee), noSuchPayee).id
      : await storePayee(tx, { ...payee, from, recordedBy: actor.id });
    const moved = await moveToPayee(tx, approved, payeeId);
    // A form that arrived does not answer who is to be paid, and that of a former payee is not the
    // one that the partner sent.
    const isAnswer = !formOnly && (!isKept || holder.recordedBy === null || alsoApproved);
    await endWord(tx, id, { payee: isAnswer, w9: Boolean(w9On) && (isKept || !formOnly) });
    const row = (await describePayees(tx, id)).find(({ id: own }) => own === payeeId)!;
    const after = { kind, name, w9On: row.w9On, from: row.from, moved };
    return { entityId: id, after, result: { ...row, moved } };
  });
}

interface Named {
  kind: Payee;
  name: string | null;
}

function isSame(one: Named, other: Named): boolean {
  const key = ({ kind, name }: Named) => payeeKey(0, { payee: kind, payeeName: name ?? '' });
  return key(one) === key(other);
}

interface OfToday extends Named {
  affiliateId: number;
  w9OnFile: boolean;
  recordedBy: number;
}

/**
 * Makes or renews the payee of today with what is recorded about a partner. A form on file belongs
 * to a payee: another one has to send theirs.
 */
export async function keepPayeeOfToday(tx: AuditedTransaction, payee: OfToday, today: string) {
  const { affiliateId, w9OnFile } = payee;
  const holder = (await findPayeesOn(tx, [affiliateId], today)).get(affiliateId);
  const hadForm = holder !== undefined && holder.w9On !== null;
  const isKept = holder !== undefined && isSame(holder, payee);
  const given = w9OnFile ? (holder?.w9On ?? today) : null;
  const ofAnother = w9OnFile && !hadForm ? today : undefined;
  await storePayee(tx, {
    ...payee,
    from: isKept ? holder.fromDay : today,
    w9On: isKept ? given : ofAnother,
  });
  // What is approved already moves in `recordPayee` alone: until then, the wish stays in sight.
  const [word] = await findWords(tx, [affiliateId]);
  const isAnswer = !isKept || holder.recordedBy === null;
  await endWord(tx, affiliateId, { payee: isAnswer && !word?.alsoApproved, w9: w9OnFile });
}

/**
 * Records that a payee whose transfer came back gave new details; 404 if there is no such payee,
 * 409 if nothing came back. Audited with the note.
 */
export async function renewPayee(
  context: StaffContext,
  { id, payeeId, note }: { id: number; payeeId: number; note: string },
) {
  return transaction(context, 'payee.renew', 'affiliate', async (tx) => {
    const ofThis = (await describePayees(tx, id)).find((payee) => payee.id === payeeId);
    demand(ofThis, noSuchPayee);
    if (!(await markReturned(tx, payeeId, null))) {
      throw new HttpError(409, 'No transfer to this payee came back. Nothing was changed.');
    }
    const row = (await describePayees(tx, id)).find((payee) => payee.id === payeeId)!;
    return { entityId: id, after: { payee: row.name, note }, result: row };
  });
}
