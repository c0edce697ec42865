import * as z from 'zod/mini';
import { commissionChanges } from '#core/i18n/mails/commission-texts.ts';
import { insertMails, type NewMail } from '#server/db/jobs/insert-mails.ts';
import { type EarningAffiliate, findEarningAffiliates } from '../affiliates/mail-wishes/writes.ts';
import type { AuditedTransaction } from '../../transaction.ts';

export type CommissionKind = 'commission_approved' | 'commission_paid' | 'commission_changed';

const client = z.object({
  leadId: z.int(),
  cents: z.int(),
  // True if it corrects an earlier payment.
  isCorrection: z.optional(z.boolean()),
});

/** Payload of the job; holds the first clients only, and their total number. */
export const commissionPayload = z.object({
  affiliateId: z.int(),
  amountCents: z.int(),
  clients: z.array(client),
  clientCount: z.int(),
  // Set for a payment.
  payoutId: z.optional(z.int()),
  paidOn: z.optional(z.string()),
  reference: z.optional(z.string()),
  // Absent if the affiliate alone was paid; a name of null is the affiliate.
  payees: z.optional(z.array(z.object({ payeeName: z.nullable(z.string()), cents: z.int() }))),
  // Set for a manual change by staff.
  change: z.optional(z.enum(commissionChanges)),
  // The change concerns an estimate, so it is mailed only while the program pays commissions.
  isOfEstimate: z.optional(z.boolean()),
  reason: z.optional(z.string()),
});

export type CommissionPayload = z.output<typeof commissionPayload>;

export interface CommissionNews extends Omit<CommissionPayload, 'clientCount'> {
  kind: CommissionKind;
}

/** Limit of clients named in one mail; the statement and the portal name all of them. */
export const mostClients = 10;

function mailOf(
  { kind, clients, ...news }: CommissionNews,
  { email, language }: EarningAffiliate,
  runAt: Date | undefined,
): NewMail {
  return {
    kind,
    recipient: email,
    language,
    ...(runAt && { runAt }),
    // An approval may be taken back until it is told: then its mail is counted anew.
    payload: {
      ...news,
      clients: kind === 'commission_approved' ? clients : clients.slice(0, mostClients),
      clientCount: clients.length,
    },
  };
}

/**
 * Enqueues mails to affiliates about their commissions in the transaction of the decision: one mail
 * per affiliate and decision, however many clients it covers, due at `runAt`; none to affiliates who
 * opted out.
 */
export async function enqueueCommissionMails(
  tx: AuditedTransaction,
  news: readonly CommissionNews[],
  runAt?: Date,
) {
  const ids = [...new Set(news.map(({ affiliateId }) => affiliateId))];
  const affiliates = await findEarningAffiliates(tx, ids);
  const byId = new Map(affiliates.map((affiliate) => [affiliate.id, affiliate]));
  const mails = news.flatMap((one) => {
    const affiliate = byId.get(one.affiliateId);
    return affiliate?.notifyCommissions ? [mailOf(one, affiliate, runAt)] : [];
  });
  await insertMails(tx, mails);
}
