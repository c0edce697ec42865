import type { TaskOccasion } from '#core/i18n/mails/partner-mails.ts';
import { formatDate } from '#core/i18n/format.ts';
import { insertMails } from '#server/db/jobs/insert-mails.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { mailHeldInvitations } from '../../affiliates/clients/invite-client.ts';
import {
  type EarningAffiliate,
  findEarningAffiliates,
} from '../../affiliates/mail-wishes/writes.ts';
import { requireLiveAffiliate } from '../../affiliates/find-live-affiliate.ts';
import type { Context, StaffContext } from '../../../context.ts';
import { requireMailServer } from '../../../require-mail-server.ts';
import { type AuditedTransaction, transaction } from '../../../transaction.ts';
import { findTasks, readTaskNeeds, type TaskNeeds } from './own-tasks.ts';
import { findNewestAgreement, findWords } from './queries.ts';
import { markAsked } from './writes.ts';

/** Those of these affiliates, or of all, who have something to do that waits for nobody else. */
async function findWithTasks(needs: TaskNeeds, db: Queryable, ids?: number[]) {
  const affiliates = await findEarningAffiliates(db, ids);
  const tasksOf = await findTasks(
    needs,
    db,
    affiliates.map(({ id }) => id),
  );
  return affiliates
    .map((one) => ({ ...one, tasks: tasksOf(one.id).filter(({ sentOn }) => sentOn === null) }))
    .filter(({ tasks }) => tasks.length > 0);
}

export async function findUnaccepted(needs: TaskNeeds, db: Queryable) {
  const affiliates = await findWithTasks(needs, db);
  return affiliates.filter(({ tasks }) => tasks.some(({ what }) => what === 'agreement'));
}

/** How many have to accept the newest agreement, and how many of them can be asked today. */
export async function countUnaccepted(context: StaffContext) {
  const open = await findUnaccepted(await readTaskNeeds(context), context.db);
  const words = await findWords(
    context.db,
    open.map(({ id }) => id),
  );
  const askedAtOf = new Map(words.map(({ affiliateId, askedAt }) => [affiliateId, askedAt]));
  const toAsk = open.filter(
    ({ id, notifyCommissions }) =>
      notifyCommissions && askedToday(context, askedAtOf.get(id)) === null,
  );
  return { open: open.length, toAsk: toAsk.length };
}

/** Mails affiliates what they have to do, unless they turned emails about commissions off. */
export function mailTasks(
  tx: AuditedTransaction,
  affiliates: readonly EarningAffiliate[],
  occasion: TaskOccasion,
) {
  const wanting = affiliates.filter(({ notifyCommissions }) => notifyCommissions);
  return insertMails(
    tx,
    wanting.map(({ id, email, language }) => ({
      kind: 'partner_tasks',
      recipient: email,
      language,
      payload: { affiliateId: id, occasion },
    })),
  );
}

/** Mails the invitations that waited for a review, and the affiliate what they have to do now. */
export async function mailAfterReview(needs: TaskNeeds, tx: AuditedTransaction, id: number) {
  await mailHeldInvitations(tx, id);
  await mailTasks(tx, await findWithTasks(needs, tx, [id]), 'reviewed');
}

/** When staff asked an affiliate, if it was today. */
export function askedToday(
  { programme, now }: Pick<Context, 'programme' | 'now'>,
  askedAt: Date | null | undefined,
): Date | null {
  return askedAt && programme.dayOf(askedAt) === programme.dayOf(now) ? askedAt : null;
}

/**
 * Mails an affiliate what they have to do. 404 if there is none; 409 if they are inactive, have
 * nothing to do, turned such mails off or were asked today, and without a mail server. Audited.
 */
export async function askAffiliate(context: StaffContext, { id }: { id: number }) {
  const { config, now } = context;
  requireMailServer(context);
  const needs = await readTaskNeeds(context);
  return transaction(context, 'affiliate.ask', 'affiliate', async (tx) => {
    await requireLiveAffiliate(tx, id);
    const [found] = await findWithTasks(needs, tx, [id]);
    if (!found?.notifyCommissions) {
      throw new HttpError(
        409,
        found
          ? 'This affiliate turned off emails about commissions. Call or write in person.'
          : 'Nothing is missing that this affiliate could do.',
      );
    }
    const { timeZone } = config;
    const asked = await markAsked(tx, [id], { at: now, timeZone });
    if (!asked.has(id)) {
      const [word] = await findWords(tx, [id]);
      const time = formatDate(word!.askedAt!, 'en', timeZone, 'time');
      throw new HttpError(409, `Asked today at ${time}. An affiliate is asked once a day.`);
    }
    await mailTasks(tx, [found], 'asked');
    return {
      entityId: id,
      after: { tasks: found.tasks.map(({ what }) => what) },
      result: { askedToday: now },
    };
  });
}

/**
 * Mails every affiliate who has to accept the newest agreement what they have to do, once a day
 * each. 409 while the sample alone is there, and without a mail server. Audited.
 */
export async function askUnaccepted(context: StaffContext) {
  const { config, now } = context;
  requireMailServer(context);
  const needs = await readTaskNeeds(context);
  return transaction(context, 'agreement.ask', 'agreement', async (tx) => {
    const { isSample, version } = await findNewestAgreement(tx);
    if (isSample) {
      throw new HttpError(409, 'Only the sample exists. Publish an agreement first.');
    }
    const open = (await findUnaccepted(needs, tx)).filter((one) => one.notifyCommissions);
    const ids = open.map(({ id }) => id);
    const asked = await markAsked(tx, ids, { at: now, timeZone: config.timeZone });
    const affiliates = open.filter(({ id }) => asked.has(id));
    await mailTasks(tx, affiliates, 'asked');
    return {
      entityId: version,
      after: { version, affiliateIds: affiliates.map(({ id }) => id) },
      result: { asked: asked.size },
    };
  });
}
