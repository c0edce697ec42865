// One character may expand to eighteen.
const longest = 200;

/**
 * Normalises a user name for comparison: trimmed, one Unicode form, lower case independent of
 * locale. Must not be folded by a database, whose lower() handles other letters.
 */
export function foldUserName(name: string): string {
  const folded = name.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  return folded.slice(0, longest).toWellFormed();
}
