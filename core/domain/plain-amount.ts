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
