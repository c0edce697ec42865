/**
 * A typed amount without what groups its thousands, be it a comma, a point or a blank: "500.000"
 * and "$500,000" give "500000".
 */
export function plainAmount(text: string): string {
  return text
    .replace(/[$\u00a0]|US/g, '')
    .trim()
    .replace(/[.,\s](?=\d{3}(?:\D|$))/g, '');
}

/**
 * A typed whole amount with the thousands grouped as the locale does; what is not a whole amount
 * comes back as typed.
 */
export function groupAmount(text: string, locale: string): string {
  const plain = plainAmount(text);
  return /^\d{1,9}$/.test(plain) ? new Intl.NumberFormat(locale).format(Number(plain)) : text;
}
