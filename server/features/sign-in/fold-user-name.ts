// One sign may become eighteen.
const longest = 200;

/**
 * A user name as it is compared: without blanks at its ends, in one form of its letters, small by
 * the rules of Unicode and of no country. It is folded here alone, never by a database, whose
 * lower() knows other letters.
 */
export function foldUserName(name: string): string {
  const folded = name.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  return folded.slice(0, longest).toWellFormed();
}
