import { dayAfter } from '../office/day.ts';
import { hoursOn, type OfficeHours } from '../office/office-hours.ts';

interface PaymentTerms {
  /** The day of the month on which partners are paid; null while none is set. */
  readonly payoutDay: number | null;
  readonly officeHours: OfficeHours;
  readonly holidays: readonly string[];
}

/** The payment day of a month: its last day where it is shorter, and then the next office day. */
function dayOfMonth(terms: PaymentTerms, payoutDay: number, year: number, month: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const wanted = new Date(Date.UTC(year, month, Math.min(payoutDay, last)));
  let day = wanted.toISOString().slice(0, 10);
  // Terminates, because every week has an open day and the holidays are finite.
  while (hoursOn(terms, day) === null) {
    day = dayAfter(day, 1);
  }
  return day;
}

/**
 * The next day on which partners are paid, `today` included, as 'YYYY-MM-DD' of the lender; null
 * while none is set. A day on which the office is closed moves to its next open day, which may be
 * one of the following month.
 */
export function nextPaymentDay(terms: PaymentTerms, today: string): string | null {
  const { payoutDay } = terms;
  if (payoutDay === null) {
    return null;
  }
  const [year, month] = today.split('-').map(Number) as [number, number];
  // From the month before, whose day may have moved into this one.
  for (let ahead = -1; ; ahead += 1) {
    const day = dayOfMonth(terms, payoutDay, year, month - 1 + ahead);
    if (day >= today) {
      return day;
    }
  }
}
