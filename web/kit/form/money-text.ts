import { plainAmount } from '#core/domain/money.ts';

/** Groups the thousands of a whole amount as the locale does; returns other text unchanged. */
export function groupAmount(text: string, locale: string): string {
  const plain = plainAmount(text);
  return /^\d{1,9}$/.test(plain) ? new Intl.NumberFormat(locale).format(Number(plain)) : text;
}
