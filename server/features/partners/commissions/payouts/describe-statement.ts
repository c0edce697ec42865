import { lineSeenByPartner, lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import type { PartnerSees } from '#core/domain/programme/term-values.ts';
import { auditRead } from '../../../audit-read.ts';
import type { AffiliateContext, Services, StaffContext } from '../../../context.ts';
import { noSuchPayout } from '../policy.ts';
import { presentLine } from '../present.ts';
import type { StoredLine } from '../settle/move-referrals.ts';
import { findLines } from '../settle/queries.ts';
import { findItems, findPayee, findPayout, findPayoutPayees, findSettled } from './queries.ts';
import { findStatementNumber } from '../statements/queries.ts';

/** The statement of an affiliate for a payout; 404 if there is none. Audited. */
export async function readPayoutStatement(
  context: StaffContext,
  { id, affiliateId }: { id: number; affiliateId: number },
) {
  const statement = await describeStatement(context, {
    payoutId: id,
    affiliateId,
    sees: null,
  });
  await auditRead(context, 'payout.view', 'payout', { entityId: id });
  return statement;
}

/**
 * The affiliate's statement of a payout, whether or not the program still pays commissions; 404 if
 * it paid them nothing.
 */
export async function readOwnStatement(context: AffiliateContext, { id }: { id: number }) {
  const { partnerSees: sees } = await context.programme.currentTerms();
  return describeStatement(context, { payoutId: id, affiliateId: context.actor.id, sees });
}

interface Which {
  payoutId: number;
  affiliateId: number;
  /** How much the program shows a partner of a client; null for staff, who see everything. */
  sees: PartnerSees | null;
}

interface Part extends MadeOutTo {
  affiliateId: number;
  payeeId: number;
  cents: number;
}

interface Client {
  firstName: string;
  lastName: string;
  deletedAt: Date | null;
  creditedTo: number | null;
  partnerSees: PartnerSees | null;
}

/** How much the reader sees of a client: the partner no more than the buyer allows. */
function levelOf({ partnerSees }: Client, { sees }: Which): PartnerSees {
  return sees === null ? 'all' : lowerLevel(sees, partnerSees);
}

/** A client's name, while the lead is there and still the affiliate's to see. */
function clientName(client: Client, which: Which) {
  const isShown = client.deletedAt === null && client.creditedTo === which.affiliateId;
  return isShown ? partnerName(client, levelOf(client, which)) : null;
}

/**
 * The payment of one payout to one affiliate, referral by referral, with the lines of each amount;
 * 404 if it paid them nothing.
 */
async function describeStatement(
  { db, programme }: Pick<Services, 'db' | 'programme'>,
  which: Which,
) {
  const { payoutId, affiliateId } = which;
  const describeLine = (client: Client) => (line: StoredLine) =>
    lineSeenByPartner(presentLine(line), levelOf(client, which));
  const [payout, payee, items, settled, number, payees] = await Promise.all([
    findPayout(db, payoutId),
    findPayee(db, affiliateId),
    findItems(db, payoutId, affiliateId),
    findSettled(db, payoutId, affiliateId),
    findStatementNumber(db, affiliateId, payoutId),
    findPayoutPayees(db, payoutId),
  ]);
  if (!payout?.paidOn || !payee || number === undefined) {
    throw noSuchPayout();
  }
  const own = payees.filter((one) => one.affiliateId === affiliateId);
  const ids = items.map(({ referralId }) => referralId);
  const lines = ids.length === 0 ? [] : await findLines(db, ids);
  const linesOf = Map.groupBy(
    lines.filter((line) => line.affiliateId === affiliateId),
    ({ referralId }) => referralId,
  );
  const { firstName, lastName, ...about } = payee;
  const terms = await programme.enteredTerms();
  const referrals = items.map((item) => ({
    leadId: item.leadId,
    client: clientName(item, which),
    dueCents: item.dueCents,
    lines: beforePayout(linesOf.get(item.referralId) ?? [], payoutId).map(describeLine(item)),
  }));
  const corrections = settled.map(({ line, ...one }) => ({
    leadId: one.leadId,
    payeeName: one.payeeName,
    client: clientName(one, which),
    line: describeLine(one)(line),
  }));
  const parts = [
    ...items.map(({ dueCents, ...item }) => ({ ...item, cents: dueCents })),
    ...settled.map(({ line, ...one }) => ({ ...one, cents: line.amountCents })),
  ];
  return {
    payoutId,
    number,
    paidOn: payout.paidOn,
    reference: [...new Set(own.map(({ reference }) => reference))].join(', '),
    reversedAt: payout.reversedAt,
    reversalReason: payout.reversalReason,
    lender: {
      name: terms.lenderName,
      address: terms.homeOfficeAddress,
      phone: terms.supportPhone,
      email: terms.supportEmail,
    },
    affiliate: {
      ...about,
      id: affiliateId,
      name: `${firstName} ${lastName}`,
    },
    paidTo: sumPayees(parts).map(({ payeeId, ...paid }) => {
      const { returnedAt, returnReason } = own.find((one) => one.payeeId === payeeId)!;
      return { ...paid, returnedAt, returnReason };
    }),
    referrals,
    corrections,
    totalCents: parts.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** The amount of each payee; there is one, unless the payee changed. */
function sumPayees(parts: readonly Part[]) {
  const byPayee = Map.groupBy(parts, ({ payeeId }) => payeeId);
  return [...byPayee.values()].map((own) => ({
    payeeId: own[0]!.payeeId,
    payee: own[0]!.payee,
    payeeName: own[0]!.payeeName,
    totalCents: own.reduce((sum, { cents }) => sum + cents, 0),
  }));
}

/** The lines of this payout: those before it with an amount, but no payouts and reversals. */
function beforePayout(lines: readonly StoredLine[], payoutId: number): StoredLine[] {
  const own = lines.findIndex(
    ({ kind, payoutBatchId }) => kind === 'payout' && payoutBatchId === payoutId,
  );
  const before = own === -1 ? lines : lines.slice(0, own);
  return before.filter(
    ({ kind, amountCents }) => amountCents !== 0 && kind !== 'payout' && kind !== 'reversal',
  );
}
