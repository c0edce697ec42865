import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readLeadReference } from '#core/domain/leads/lead-reference.ts';
import { readTypedPhone } from '#core/domain/typed/typed-phone.ts';
import { withoutTitle } from '#core/domain/typed/typed-name.ts';
import { digitsOf } from '#core/domain/phone.ts';
import { readState } from '#core/domain/us-states.ts';
import { holdsWords } from '#server/db/search/holds-words.ts';
import { leads } from '#server/db/tables/leads.ts';

// A number is found however it was typed, with the country code or without.
const leastDigits = 4;
function digitsAsked(typed: string): string | undefined {
  const phone = readTypedPhone(typed);
  const q = phone?.number ?? typed;
  if (!/^[\d\s()+./-]+$/.test(q)) {
    return undefined;
  }
  const digits = digitsOf(q);
  const national = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  return national.length < leastDigits ? undefined : national;
}

/** What `fold_text` leaves of a person, with the digits alone that `holdsTyped` asks for. */
export function foldedPerson(texts: SQL, phone: PgColumn | SQL): SQL {
  return sql`fold_text(concat_ws(' ', ${texts}, regexp_replace(${phone}, '[^0-9]', '', 'g')))`;
}

// As an address is copied: "Ana Lopez <ana@example.com>" or "mailto:ana@example.com".
const addressInText = /[^\s<>()[\],;:"|]+@[^\s<>()[\],;:"|]+/g;

/**
 * Whether a folded text of a person holds the words, the number or the address typed. Of a number it
 * must have the digits alone; the database folds what is typed like the text.
 */
export function holdsTyped(search: PgColumn | SQL, q: string): SQL | undefined {
  const is = (text: string) => sql`${search} like folded_pattern(${text})`;
  const digits = digitsAsked(q);
  if (digits && !/\p{L}/u.test(q)) {
    return or(is(q), is(digits));
  }
  const addresses = q.match(addressInText) ?? [];
  return or(
    holdsWords(search, withoutTitle(q)),
    digits ? is(digits) : undefined,
    ...addresses.filter((one) => one !== q).map(is),
  );
}

export function hasLoanNumber(number: string): SQL {
  return sql`lower(${leads.loanNumber}) = lower(${number})`;
}

/**
 * Matches leads whose name, email address, number or partner's code holds the words typed, whose
 * state it names, or whose reference or loan number it is.
 */
export function matches(q: string): SQL | undefined {
  const id = readLeadReference(q);
  if (id !== null) {
    return eq(leads.id, sql`standing_lead(${id})`);
  }
  const state = readState(q, false);
  return or(
    holdsTyped(leads.search, q),
    hasLoanNumber(q),
    state ? eq(leads.propertyState, state) : undefined,
  );
}

/** As `matches`; what was merged into another lead finds that one. */
export function matchesPerson(q: string): SQL | undefined {
  const standing = sql`${leads.id} = any (array(
    select standing_lead(half.id) from leads half
    where half.merged_into_id is not null and ${holdsTyped(sql`half.search`, q)}))`;
  return readLeadReference(q) === null ? or(matches(q), standing) : matches(q);
}
