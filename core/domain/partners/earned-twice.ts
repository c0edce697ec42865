import type { ReferralStatus } from './commission.ts';

/** Another commission of the same person that is not void. */
export interface OtherCommission {
  readonly status: ReferralStatus;
  /** Staff said, when they approved one of the two, that both are right. */
  readonly isAnswered: boolean;
}

/**
 * Whether a commission waits until staff say that it is right beside the others of its person. An
 * estimate waits for an answer about each; what is approved about those that were approved as well,
 * because an estimate is asked about when its own turn comes.
 */
export function waitsForAnswer(
  status: ReferralStatus,
  others: readonly OtherCommission[],
): boolean {
  const open = others.filter(({ isAnswered }) => !isAnswered);
  return status === 'approved'
    ? open.some((other) => other.status === 'approved' || other.status === 'paid')
    : status === 'qualified' && open.length > 0;
}
