/**
 * Whether a conversion rate, in percent, says anything: who types a code or applies by a call leaves
 * no visit, and of more leads than visits there is no rate.
 */
export function isRate(percent: number, visits: number): boolean {
  return visits > 0 && percent <= 100;
}
