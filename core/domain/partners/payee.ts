import type { Payee } from './partner-kinds.ts';

export interface MadeOutTo {
  readonly payee: Payee;
  readonly payeeName: string;
}

/**
 * Equal for payments to the same payee: a partner who is paid in person stays the same under
 * another name, and one broker may be paid for several partners, typed a little differently. The
 * same as payee_words in the database.
 */
export function payeeKey(affiliateId: number, { payee, payeeName }: MadeOutTo): string {
  const words = payeeName.toLowerCase().split(/[\s.,]+/);
  return payee === 'self' ? `partner ${affiliateId}` : `${payee} ${words.join(' ').trim()}`;
}
