import { plainAmount } from '#core/domain/money.ts';

/**
 * A typed whole amount with the thousands grouped as the locale does; what is not a whole amount
 * comes back as typed.
 */
export function groupAmount(text: string, locale: string): string {
  const plain = plainAmount(text);
  return /^\d{1,9}$/.test(plain) ? new Intl.NumberFormat(locale).format(Number(plain)) : text;
}
