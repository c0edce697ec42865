import { erasableOn, keptOfErased } from '#core/domain/leads/erasure.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { dayIn } from '#server/outside/clock.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { doNotContactUntil, keepDoNotContact } from '../../permission/queries.ts';
import type { StaffContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { transaction } from '../../transaction.ts';
import { findSurvivor } from '../merge/queries.ts';
import { noSuchLead } from '../../scoped-leads.ts';
import { describePerson, mentionsPerson } from './describe-person.ts';
import { personalData, personalTables } from './personal-data.ts';
import { type Erasure, findErasure, findLastAnswer, findRelated, findUnsealed } from './queries.ts';
import { eraseRows, insertErasure, keepErasedRows, lockPersonRows, markSealed } from './writes.ts';
import { keptKinds } from '#core/domain/operations/kept-data.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { lenderValues } from '../../mail/email/lender-values.ts';
import { nameStaff } from '../../name-staff.ts';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import { lockLeadOf } from '../queries.ts';
import { changeLead } from '../writes.ts';

type Asker = Pick<StaffContext, 'actor' | 'config' | 'now'>;

/**
 * The person of a lead, or of the lead it was merged into (which took some of its fields), and from
 * which day their applications may be erased. 404 if there is no such lead.
 */
async function planErasure(db: Queryable, { actor, config, now }: Asker, id: number) {
  const scope = leadScopeOf(actor);
  const survivor = await findSurvivor(db, scope, id);
  const lead = demand(await findUnsealed(db, scope, survivor ?? id), noSuchLead);
  const related = await findRelated(db, lead);
  const own = [lead, ...related.filter(({ isOwn }) => isOwn)];
  const person = await describePerson(db, own);
  const { timeZone } = config;
  const lastAnswer = await findLastAnswer(db, person, timeZone);
  return {
    own,
    person,
    otherIds: related.filter(({ isOwn }) => !isOwn).map((other) => other.id),
    eraseOn: erasableOn(lastAnswer, dayIn(timeZone, now)),
  };
}

/** What would be erased with the person of a lead, and when; 404 if there is no such lead. */
export async function previewErasure(context: StaffContext, { id }: { id: number }) {
  const { person, otherIds, eraseOn } = await planErasure(context.db, context, id);
  return { leadIds: [...person.leads], otherIds, eraseOn };
}

/**
 * Erases the person of a lead with all their applications: at once, or sealed now and erased by the
 * nightly job on the day named in the receipt. Number and mailbox are put on the do-not-contact
 * list. 404 if there is no such lead or it is sealed already; 400 if the reason names the person,
 * because the receipt keeps it. Audited.
 */
export async function eraseLead(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
) {
  const { actor, now } = context;
  const terms = await context.programme.currentTerms();
  return transaction(context, 'lead.erase', 'lead', async (tx) => {
    // Waits for a concurrent merge or edit, and then sees its result. A merge is of leads that
    // share a number or a mailbox: with those of others, all it may add are locked in one order.
    const seen = await planErasure(tx, context, id);
    await lockPersonRows(tx, [id, ...seen.person.leads, ...seen.otherIds]);
    const { own, person, eraseOn } = await planErasure(tx, context, id);
    if (own.some((lead) => mentionsPerson(reason, lead))) {
      throw new HttpError(
        400,
        'Leave names, numbers and addresses out of the reason: the receipt keeps it.',
      );
    }
    if ((await markSealed(tx, person.leads)) < person.leads.length) {
      throw noSuchLead();
    }
    const erasureId = await insertErasure(tx, {
      leadIds: [...person.leads],
      reason,
      staffId: actor.id,
      requestedAt: now,
      eraseOn,
    });
    await keepDoNotContact(tx, own, now);
    const due = personalData.filter(({ isUnderDuty }) => eraseOn === null || !isUnderDuty);
    await keepErasedRows(tx, erasureId, {
      erasedRows: await eraseRows(tx, person, { erasureId, staffId: actor.id }, due),
      erasedAt: eraseOn === null ? now : null,
    });
    const erasure = await findErasure(tx, erasureId);
    return {
      entityId: id,
      after: { erasure: erasureId, leads: person.leads.length, eraseOn },
      result: { receipt: await presentReceipt(tx, erasure!, terms) },
    };
  });
}

/** The receipt of an erasure; 404 when there is none with this number. */
export async function readErasure({ db, programme }: StaffContext, { id }: { id: number }) {
  const erasure = await findErasure(db, id);
  if (!erasure) {
    throw new HttpError(404, 'There is no receipt with this number.');
  }
  return presentReceipt(db, erasure, await programme.currentTerms());
}

/** How many rows were emptied, by the kinds of the privacy policy. */
function countKinds(erasedRows: Readonly<Record<string, number>>) {
  const counts = keptKinds.map((kind) => {
    const tables = personalTables.filter(({ policy }) => policy === kind);
    const rows = tables.reduce((sum, { table }) => sum + (erasedRows[table] ?? 0), 0);
    return { kind, rows };
  });
  return counts.filter(({ rows }) => rows > 0);
}

async function presentReceipt(db: Queryable, erasure: Erasure, terms: ProgrammeTerms) {
  const { id, leadIds, reason, staffId, requestedAt, eraseOn, erasedAt, erasedRows } = erasure;
  const names = await nameStaff(db, [staffId]);
  const { lenderName, lenderImprint } = lenderValues(terms, 'en');
  return {
    id,
    lender: { name: lenderName, imprint: lenderImprint },
    leadIds,
    reason,
    requestedBy: names.get(staffId ?? 0) ?? null,
    requestedAt,
    eraseOn,
    erasedAt,
    erased: countKinds(erasedRows),
    kept: [...keptOfErased],
    doNotContactUntil: doNotContactUntil(requestedAt),
  };
}

/**
 * Closes a buyer's request to be erased without erasing; a mail tells the buyer the reason, in the
 * words of staff. They may ask again. 404 if there is no such lead; 409 if nothing is asked for.
 * Audited.
 */
export async function declineErasure(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
) {
  await transaction(context, 'lead.decline_erasure', 'lead', async (tx) => {
    const lead = await lockLeadOf(tx, context.actor, id);
    const { erasureAskedAt, email: recipient, language } = lead;
    if (erasureAskedAt === null) {
      throw new HttpError(409, 'The buyer does not ask to be erased.');
    }
    const updatedAt = await changeLead(tx, id, { erasureAskedAt: null });
    const payload = { askedAt: erasureAskedAt.toISOString(), reason };
    await insertMail(tx, { kind: 'erasure_declined', leadId: id, recipient, language, payload });
    return {
      entityId: id,
      before: { erasureAskedAt },
      after: { erasureAskedAt: null, reason, updatedAt },
    };
  });
}
