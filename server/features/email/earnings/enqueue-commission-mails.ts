import { insertMails, type NewMail } from '#server/db/jobs/insert-mails.ts';
import {
  type EarningAffiliate,
  findEarningAffiliates,
} from '../../affiliates/mail-wishes/writes.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { type CommissionNews, mostClients } from './commission-news.ts';

function mailOf(
  { kind, clients, ...news }: CommissionNews,
  { email, language }: EarningAffiliate,
): NewMail {
  return {
    kind,
    recipient: email,
    language,
    payload: { ...news, clients: clients.slice(0, mostClients), clientCount: clients.length },
  };
}

/**
 * Enqueues, in the transaction of the decision, what affiliates are told of their commissions: one
 * mail of a decision to each, however many clients it is about, and none to who does not want it.
 */
export async function enqueueCommissionMails(
  tx: AuditedTransaction,
  news: readonly CommissionNews[],
): Promise<void> {
  const ids = [...new Set(news.map(({ affiliateId }) => affiliateId))];
  const affiliates = await findEarningAffiliates(tx, ids);
  const byId = new Map(affiliates.map((affiliate) => [affiliate.id, affiliate]));
  const mails = news.flatMap((one) => {
    const affiliate = byId.get(one.affiliateId);
    return affiliate?.notifyCommissions ? [mailOf(one, affiliate)] : [];
  });
  await insertMails(tx, mails);
}
