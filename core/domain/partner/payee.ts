import type { Payee } from './basis-rules.ts';

/** To whom a payment for a partner is made out. */
export interface MadeOutTo {
  readonly payee: Payee;
  readonly payeeName: string;
}

/**
 * The same for payments to the same payee: a partner who is paid in person stays the same under
 * another name, and one broker may be paid for several partners, typed a little differently.
 */
export function payeeKey(affiliateId: number, { payee, payeeName }: MadeOutTo): string {
  const words = payeeName.toLowerCase().split(/[\s.,]+/);
  return payee === 'self' ? `partner ${affiliateId}` : `name ${words.join(' ').trim()}`;
}
