// Anyone may register, come to an open house or type in another person's address, and must not
// reach others with a message in the lender's name: links, figures and sentences are no names.
const letters = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}'’‘´`·.‐–-]+(?:,\p{Zs}*(?:Jr|Sr)\.?)?$/u;
// "Ma.Elena" and "J.R." are names; "bit.ly", "t.me" and "Homes.Com" are addresses.
const address = /\p{L}{3}\.\p{L}{2}|\.(?!\p{Lu}\p{Ll}{3})\p{L}{2}|\b[Ww]{3}\./u;
// Joiners belong to Persian and Indian names; other letters that no one sees hide what a text is.
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const endOfSentence = /\p{L}{5}\.(?:\p{Zs}|$)/u;
const mostLetters = 40;
const mostWords = 4;
// "García-López de la Torre-Ruiz"
const mostParts = 6;

/** Whether a text is a first or a last name, and nothing else; `names`: that many of them. */
export function isPlainName(text: string, names = 1): boolean {
  const name = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Join_Control}/gu, '');
  return (
    letters.test(name) &&
    !unseen.test(name) &&
    !address.test(name) &&
    !endOfSentence.test(name) &&
    [...name].length <= mostLetters * names &&
    name.split(/\p{Zs}+/u).length <= mostWords * names &&
    name.split(/[\p{Zs}‐–-]+/u).length <= mostParts * names
  );
}

/** The name as it leaves the CRM: in mails, on pages and on paper; empty if it is not plain. */
export function plainNameOf(text: string, names = 1): string {
  return isPlainName(text, names) ? text : '';
}

/** First and last name, if there is one, as they leave the CRM; empty unless both are plain. */
export function plainFullName({
  firstName,
  lastName,
}: Readonly<Record<'firstName' | 'lastName', string>>): string {
  const isPlain = isPlainName(firstName) && (lastName === '' || isPlainName(lastName));
  return isPlain ? `${firstName} ${lastName}`.trim() : '';
}
