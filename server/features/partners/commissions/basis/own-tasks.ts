import { type Task, tasks } from '#core/contract/partners/affiliate/tasks.ts';
import type { MissingReason } from '#core/domain/partners/basis.ts';
import type { Payee } from '#core/domain/partners/partner-kinds.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { requireAffiliate } from '../../affiliates/find-live-affiliate.ts';
import type { Context } from '../../../context.ts';
import { transaction } from '../../../transaction.ts';
import { findPartners, findWhatIsMissing } from './find-partners.ts';
import { ownPlaceOfMissing } from './missing-places.ts';
import { storeWord } from './writes.ts';

/** What the partner has to do; nothing while the program pays no commissions. */
export function listTasks(context: Context<AffiliateActor>) {
  return describeTasks(context, context.db);
}

/** Keeps whom the partner wants to be paid; 403 for staff who act for them. Audited. */
export function sayPayee(
  context: Context<AffiliateActor>,
  said: { kind: Payee; name: string; alsoApproved?: boolean | undefined },
) {
  const { kind: payee, name, alsoApproved = false } = said;
  const payeeName = payee === 'self' ? null : name;
  // Another payee has a form of their own to send.
  const word = { payee, payeeName, alsoApproved, w9SentOn: null };
  return keepWord(context, { action: 'payee.say' }, word);
}

/** Keeps that the partner sent the form W-9 today; 403 for staff who act for them. Audited. */
export function sayW9Sent(context: Context<AffiliateActor>) {
  const { config, now } = context;
  return keepWord(
    context,
    { action: 'payee.send_form' },
    { w9SentOn: dayIn(config.timeZone, now) },
  );
}

function keepWord(
  context: Context<AffiliateActor>,
  entry: { action: string },
  word: Parameters<typeof storeWord>[2],
) {
  const { id, viaAdminId } = context.actor;
  if (viaAdminId !== null) {
    throw new HttpError(403, 'Only the partner can say this.');
  }
  return transaction(context, { ...entry, entity: 'affiliate' }, async (tx) => {
    await storeWord(tx, id, word);
    return { entityId: id, after: word, result: await describeTasks(context, tx) };
  });
}

function taskOf(what: MissingReason): Task | undefined {
  const task = what === 'broker' ? 'payee' : what === 'licenseExpired' ? 'license' : what;
  return tasks.find((one) => one === task);
}

async function describeTasks(context: Context<AffiliateActor>, db: Queryable) {
  const { actor, config, now, programme } = context;
  if (!(await programme.currentTerms()).paysCommissions) {
    return [];
  }
  const account = await requireAffiliate(db, actor.id);
  const day = dayIn(config.timeZone, now);
  const found = await findPartners(db, [actor.id], day);
  const { claim, word, acceptance, agreement } = found.get(actor.id)!;
  const missing = await findWhatIsMissing(db, [actor.id], day, { isConfirmed: true, found });
  // The form that was sent waits for the office, and stays in sight until then.
  const own = missing(actor.id, account).filter(
    ({ what, who }) => who === 'partner' || what === 'w9',
  );
  return tasks.flatMap((task) => {
    const lacking = own.find(({ what }) => taskOf(what) === task);
    const path = lacking && ownPlaceOfMissing(lacking.what);
    const since =
      task === 'agreement' ? (acceptance?.withdrawnAt ?? agreement.publishedAt) : claim.createdAt;
    const sentOn = task === 'w9' ? (word?.w9SentOn ?? null) : null;
    return path ? [{ what: task, path, since: since.toISOString(), sentOn }] : [];
  });
}
