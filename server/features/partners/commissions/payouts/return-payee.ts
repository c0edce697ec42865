import { demand, HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../../context.ts';
import { transactionOfMany } from '../../../transaction.ts';
import { enqueueCommissionMails } from '../enqueue-commission-mails.ts';
import { markReturned } from '../payees/writes.ts';
import { noSuchPayee, settledByLaterPayout } from '../policy.ts';
import { findBuiltUpon, findPayoutPayees } from './queries.ts';
import { describePayout } from './read-payout.ts';
import { giveBack, lockSent } from './reverse-payout.ts';
import { markPayeeReturned } from './writes.ts';

const transfer = { action: 'return', change: 'returned' } as const;

interface Asked {
  id: number;
  payeeId: number;
  reason: string;
}

/**
 * Takes one payee out of a payout, because the transfer came back: their lines are approved and due
 * again, and no payout takes them until staff write that the details are new. The others stay paid.
 * 404 if there is no such payout or payee in it; 409 if it is not paid, was reversed, if the payee
 * was taken out already, or a later payout settled a correction of their lines. Audited for each
 * referral, and mailed.
 */
export async function returnPayee(context: StaffContext, { id, payeeId, reason }: Asked) {
  const { actor, db, now } = context;
  const terms = await context.programme.currentTerms();
  await transactionOfMany(context, async (tx) => {
    await lockSent(tx, id);
    const payees = await findPayoutPayees(tx, id);
    const payee = demand(
      payees.find((one) => one.payeeId === payeeId),
      noSuchPayee,
    );
    if (payee.returnedAt !== null) {
      throw new HttpError(409, 'This transfer was taken out already. Nothing was changed.');
    }
    const later = await findBuiltUpon(tx, id, payeeId);
    if (later !== undefined) {
      throw settledByLaterPayout(later);
    }
    const event = { id, reason, key: `return:${id}:${payeeId}`, ...transfer };
    const news = await giveBack(tx, { ...context, terms }, event, payeeId);
    await markPayeeReturned(
      tx,
      { batchId: id, payeeId },
      { returnedBy: actor.id, returnReason: reason },
    );
    await markReturned(tx, payeeId, now);
    await enqueueCommissionMails(tx, news);
    const cents = news.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const after = { payeeId, cents, reason };
    return { changes: [{ action: 'payout.return', entity: 'payout', entityId: id, after }] };
  });
  return describePayout(db, id);
}
