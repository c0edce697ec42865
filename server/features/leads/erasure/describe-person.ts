import type { Queryable } from '#server/db/queryable.ts';
import { findMailboxes, findOwnSessions, type PersonalLead } from './queries.ts';
import type { Person } from './writes.ts';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A search text in the spellings in which a saved query may contain it. */
function spellingsOf(text: string): string[] {
  const spellings = [text, plain(text)].flatMap((one) => [
    one.toLowerCase(),
    new URLSearchParams([['', one]]).toString().slice(1).toLowerCase(),
    encodeURIComponent(one).toLowerCase(),
  ]);
  return spellings.filter((one) => one.trim().length > 3);
}

/** The keys that find the rows of a person, collected from their own leads. */
export async function describePerson(db: Queryable, own: readonly PersonalLead[]): Promise<Person> {
  const ids = own.map(({ id }) => id);
  const searches = own.flatMap(({ firstName, lastName, email, phone, loanNumber }) => [
    `${firstName} ${lastName}`,
    `${lastName} ${firstName}`,
    `${lastName}, ${firstName}`,
    email,
    phone,
    digitsOf(phone),
    loanNumber ?? '',
  ]);
  return {
    leads: ids,
    sessions: await findOwnSessions(db, ids),
    phones: own.map(({ phone }) => phone).filter(Boolean),
    mailboxes: await findMailboxes(db, ids),
    words: [...new Set(searches.flatMap(spellingsOf))],
  };
}

/** Whether a text holds a name of the person as a word, the address, or the number. */
export function mentionsPerson(text: string, { firstName, lastName, email, phone }: PersonalLead) {
  const words = plain(text).split(/[^\p{L}\p{N}'’-]+/u);
  const names = [firstName, lastName].map(plain).filter(Boolean);
  const number = digitsOf(phone).slice(-10);
  return (
    names.some(
      (name) => words.includes(name) || (name.includes(' ') && plain(text).includes(name)),
    ) ||
    (email !== '' && plain(text).includes(plain(email))) ||
    (number !== '' && digitsOf(text).includes(number))
  );
}
