import { type Task, tasks } from '#core/contract/partners/affiliate/tasks.ts';
import type { MissingReason } from '#core/domain/partners/basis.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Payee } from '#core/domain/partners/partner-kinds.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { AffiliateContext, Context } from '../../../context.ts';
import { transaction } from '../../../transaction.ts';
import { findPartners, findWhatIsMissing } from './find-partners.ts';
import { ownPlaceOfMissing } from './missing-places.ts';
import { storeWord } from './writes.ts';

/** What the partner has to do; nothing while the program pays no commissions. */
export async function listTasks(context: AffiliateContext) {
  return describeTasks(await readTaskNeeds(context), context.db, context.actor.id);
}

/** Keeps whom the partner wants to be paid; 403 for staff who act for them. Audited. */
export function sayPayee(
  context: AffiliateContext,
  said: { kind: Payee; name: string; alsoApproved?: boolean | undefined },
) {
  const { kind: payee, name, alsoApproved = false } = said;
  const payeeName = payee === 'self' ? null : name;
  // Another payee has a form of their own to send.
  const word = { payee, payeeName, alsoApproved, w9SentOn: null };
  return keepWord(context, 'payee.say', word);
}

/** Keeps that the partner sent the form W-9 today; 403 for staff who act for them. Audited. */
export function sayW9Sent(context: AffiliateContext) {
  const word = { w9SentOn: context.programme.today() };
  return keepWord(context, 'payee.send_form', word);
}

async function keepWord(
  context: AffiliateContext,
  action: string,
  word: Parameters<typeof storeWord>[2],
) {
  const { id, viaAdminId } = context.actor;
  if (viaAdminId !== null) {
    throw new HttpError(403, 'Only the partner can say this.');
  }
  const needs = await readTaskNeeds(context);
  return transaction(context, action, 'affiliate', async (tx) => {
    await storeWord(tx, id, word);
    return { entityId: id, after: word, result: await describeTasks(needs, tx, id) };
  });
}

function taskOf(what: MissingReason): Task | undefined {
  const task = what === 'broker' ? 'payee' : what === 'licenseExpired' ? 'license' : what;
  return tasks.find((one) => one === task);
}

/** What tasks depend on besides the records of a partner. */
export interface TaskNeeds {
  terms: ProgrammeTerms;
  day: string;
}

/** Read before a transaction begins. */
export async function readTaskNeeds({ programme }: Pick<Context, 'programme'>): Promise<TaskNeeds> {
  return { terms: await programme.currentTerms(), day: programme.today() };
}

/**
 * Finds what these affiliates have to do, each with its place in the portal; nothing while the
 * program pays no commissions.
 */
export async function findTasks(
  { terms, day }: TaskNeeds,
  db: Queryable,
  affiliateIds: readonly number[],
) {
  const found = await findPartners(db, affiliateIds, day);
  const missing = await findWhatIsMissing(db, affiliateIds, day, { isConfirmed: true, found });
  return (id: number) => {
    const { claim, word, acceptance, agreement } = found.get(id)!;
    // The form that was sent waits for the office, and stays in sight until then.
    const own = missing(id, null).filter(({ what, who }) => who === 'partner' || what === 'w9');
    return tasks.flatMap((task) => {
      const lacking = own.find(({ what }) => taskOf(what) === task);
      const path = lacking && ownPlaceOfMissing(lacking.what);
      const since =
        task === 'agreement' ? (acceptance?.withdrawnAt ?? agreement.publishedAt) : claim.createdAt;
      return path && terms.paysCommissions
        ? [
            {
              what: task,
              path,
              since,
              sentOn: task === 'w9' ? (word?.w9SentOn ?? null) : null,
            },
          ]
        : [];
    });
  };
}

export type OwnTask = ReturnType<Awaited<ReturnType<typeof findTasks>>>[number];

async function describeTasks(needs: TaskNeeds, db: Queryable, id: number) {
  return (await findTasks(needs, db, [id]))(id);
}
