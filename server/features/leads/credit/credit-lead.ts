import type { CommissionTerms } from '#core/domain/partners/commission.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { isOwnReferral } from '#core/domain/visitor/suspicion.ts';
import { dayIn } from '#server/outside/clock.ts';
import { HttpError } from '#server/platform/http-error.ts';
import {
  type Candidate,
  findRateAt,
  giveCredit,
  lockCredit,
  requireCandidate,
} from '../../partners/affiliates/credit/writes.ts';
import {
  settleLostCredit,
  settleNewCredit,
} from '../../partners/commissions/settle/settle-credit.ts';
import type { StaffContext } from '../../context.ts';
import { type CreditedLead, lockCreditedLead, setCreditedCode } from './writes.ts';
import { describeLead } from '../read-lead.ts';
import { type AuditedTransaction, transaction } from '../../transaction.ts';
import type { Language } from '#core/domain/language.ts';
import { insertMail } from '#server/db/jobs/insert-mails.ts';

interface Asked {
  id: number;
  /** Null credits no affiliate. */
  affiliateId: number | null;
  seenAffiliateId: number | null;
  reason: string;
  isSelfMeant?: boolean | undefined;
}

/**
 * Credits a lead to another affiliate, or to none. In one transaction, the former affiliate's
 * earnings are taken back and the new one gets what they would have earned from the start. Returns
 * the lead's page. 403 unless the actor is an admin; 404 if there is no such lead or affiliate; 409
 * for an inactive affiliate, for earnings that staff have approved, for an affiliate's own
 * application unless confirmed, and if the credit has been changed since. Audited.
 */
export async function creditLead(context: StaffContext, asked: Asked) {
  const { id, reason } = asked;
  const offer = await readOffer(context);
  await transaction(context, 'lead.credit', 'lead', async (tx) => {
    const { from, to } = await moveCredit(context, tx, asked, offer);
    return {
      entityId: id,
      before: { affiliateId: from.affiliateId, referralCode: from.referralCode },
      after: { affiliateId: to?.id ?? null, referralCode: to?.referralCode ?? null, reason },
    };
  });
  return describeLead(context, id);
}

export type Offer = Awaited<ReturnType<typeof readOffer>>;

/** Terms and rules of today, read before the transaction: inside it they may not be loaded. */
export async function readOffer({ programme }: Pick<StaffContext, 'programme'>) {
  return { terms: await programme.currentTerms(), rules: await programme.currentRules() };
}

/**
 * Moves the credit of a lead and its earnings inside a transaction, as a decision of its own.
 * `asked.seenAffiliateId` is undefined if the actor did not decide on the current credit.
 */
export async function moveCredit(
  context: StaffContext,
  tx: AuditedTransaction,
  asked: Omit<Asked, 'seenAffiliateId'> & { seenAffiliateId?: number | null },
  offer: Offer,
) {
  const { actor } = context;
  const mover = { ...context, terms: offer.terms };
  const { id, reason } = asked;
  // Lock the lead first, as every change of a lead does, to avoid deadlocks.
  const lead = await lockCreditedLead(tx, actor, id);
  const from = await lockCredit(tx, id);
  const { seenAffiliateId = from.affiliateId } = asked;
  refuseOtherThanSeen(from.affiliateId, { ...asked, seenAffiliateId });
  const to = await findNext(tx, lead, { ...asked, seenAffiliateId });
  const lastLineId = await settleLostCredit(tx, mover, from.referralId);
  const entryTerms = to
    ? await termsOfThen(context, tx, { affiliateId: to.id, lead, offer })
    : null;
  const handoverId = await giveCredit(tx, from, {
    leadId: id,
    to,
    terms: entryTerms,
    lastLineId,
    reason,
    actorId: actor.id,
  });
  await setCreditedCode(tx, id, to?.referralCode ?? null);
  if (to) {
    const { referralId } = from;
    const { standing, homePrice } = lead;
    const given = { referralId, handoverId, standing, terms: entryTerms, homePrice };
    await settleNewCredit(tx, mover, given);
    await tellOf(tx, to, id, handoverId);
  }
  return { from, to, handoverId };
}

function refuseOtherThanSeen(stands: number | null, { affiliateId, seenAffiliateId }: Asked): void {
  if (stands !== seenAffiliateId) {
    throw alreadyDecided();
  }
  if (stands === affiliateId) {
    throw creditedAlready();
  }
}

type Next = Candidate & { isSelf: boolean };

async function findNext(
  tx: AuditedTransaction,
  lead: CreditedLead,
  { affiliateId, isSelfMeant }: Asked,
): Promise<Next | null> {
  if (affiliateId === null) {
    return null;
  }
  const candidate = await requireCandidate(tx, affiliateId);
  const isSelf = isOwnReferral(lead, candidate);
  if (isSelf && !isSelfMeant) {
    throw ownApplication(`${candidate.firstName} ${candidate.lastName}`);
  }
  return { ...candidate, isSelf };
}

/** The terms under which the affiliate would have earned at qualification; null for nothing. */
async function termsOfThen(
  { config }: StaffContext,
  tx: AuditedTransaction,
  { affiliateId, lead, offer }: { affiliateId: number; lead: CreditedLead; offer: Offer },
): Promise<CommissionTerms | null> {
  const { status, qualifiedAt } = lead.standing;
  if (qualifiedAt === null || status === 'pending') {
    return null;
  }
  const day = dayIn(config.timeZone, qualifiedAt);
  const then = termsAsOf(offer.rules, day, '');
  const hasPaid = offer.terms.paysCommissions && then.paysCommissions;
  return hasPaid ? findRateAt(tx, affiliateId, qualifiedAt) : null;
}

async function tellOf(
  tx: AuditedTransaction,
  { id: affiliateId, email: recipient, language, notifyReferrals }: Candidate,
  leadId: number,
  handoverId: number,
) {
  if (notifyReferrals) {
    await enqueueReferralMail(tx, { leadId, affiliateId, recipient, language, handoverId });
  }
}

/** 409 if the actor saw another affiliate as credited. */
function alreadyDecided(): HttpError {
  return new HttpError(
    409,
    'Someone else has changed the affiliate of this lead since you looked. Nothing was changed: look at it again.',
  );
}

/** 409 for a decision that would change nothing. */
function creditedAlready(): HttpError {
  return new HttpError(409, 'This affiliate already has this referral. Nothing was changed.');
}

/** 409 for a lead whose own applicant would earn the commission. */
function ownApplication(name: string): HttpError {
  return new HttpError(
    409,
    `${name} and the applicant have the same email or telephone: this affiliate would earn by their own application. Confirm that this is meant. Nothing was changed.`,
  );
}

interface CreditedAffiliate {
  leadId: number;
  affiliateId: number;
  recipient: string;
  language: Language;
  handoverId: number;
}

/**
 * Enqueues the mail about a lead that staff credited to an affiliate, in the transaction of the
 * decision. The caller must check that the affiliate wants such mails.
 */
function enqueueReferralMail(
  tx: AuditedTransaction,
  { leadId, affiliateId, recipient, language, handoverId }: CreditedAffiliate,
) {
  return insertMail(tx, {
    kind: 'affiliate_notification',
    leadId,
    recipient,
    language,
    payload: { affiliateId },
    event: `referral:${leadId}:${handoverId}`,
  });
}
