/**
 * Whether a conversion rate, in percent, makes sense. A typed code or an application by API leaves
 * no visit, and with more leads than visits there is no rate.
 */
export function isRate(percent: number, visits: number): boolean {
  return visits > 0 && percent <= 100;
}
