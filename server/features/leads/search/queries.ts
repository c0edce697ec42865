import { eq, or, type SQL, sql } from 'drizzle-orm';
import { readLeadReference } from '#core/domain/lead-reference.ts';
import { digitsOf } from '#core/domain/phone.ts';
import { readState } from '#core/domain/us-states.ts';
import { leads } from '#server/db/tables/leads.ts';

// A number is found however it was typed, with the country code or without.
const leastDigits = 4;
function digitsAsked(q: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(q)) {
    return undefined;
  }
  const digits = digitsOf(q);
  const national = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  return national.length < leastDigits ? undefined : national;
}

// The database folds the typed text like the column: lower case without accents.
function holds(q: string): SQL {
  return sql`${leads.search} like folded_pattern(${q})`;
}

/** Whether a lead has this number in the loan system, in any case. */
export function hasLoanNumber(number: string): SQL {
  return sql`lower(${leads.loanNumber}) = lower(${number})`;
}

/**
 * Matches leads whose name, email address, number or partner's code contains the typed text, whose
 * state it names, or whose reference or loan number it is.
 */
export function matches(q: string): SQL | undefined {
  const id = readLeadReference(q);
  if (id !== null) {
    return eq(leads.id, sql`standing_lead(${id})`);
  }
  const digits = digitsAsked(q);
  const state = readState(q);
  return or(
    holds(q),
    hasLoanNumber(q),
    digits && digits !== q ? holds(digits) : undefined,
    state ? eq(leads.propertyState, state) : undefined,
  );
}
