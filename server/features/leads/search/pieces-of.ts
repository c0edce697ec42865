const words = /[\p{L}\p{M}\d]+/gu;
const isNumber = (word: string) => /^\d+$/.test(word);

/** The first plain letters of a word: folding changes nothing of them but their size. */
function beginningOf(word: string): string[] {
  return /[a-z\d]{4}/i.exec(word) ?? [];
}

/** The last plain letters of a word, if it ends with them. */
function endOf(word: string): string[] {
  return /[a-z\d]{3,5}$/i.exec(word) ?? [];
}

/**
 * What is looked up of a typed text, which then is looked at whole. Every three letters of what is
 * looked up are a long list of leads: few and rare ones find the same leads in a tenth of the time.
 * None where the text is too short to be cut.
 */
export function piecesOf(q: string): string[] {
  const [beforeAt, ...behindAt] = q.split('@');
  const found = beforeAt!.match(words) ?? [];
  // Everybody's address has much in common behind its @, and begins with a name.
  if (behindAt.length > 0) {
    return found.flatMap(endOf).slice(-2);
  }
  // The last digits of a number are the ones that differ.
  if (found.length > 0 && found.every(isNumber)) {
    const last = found.at(-1)!;
    return last.length >= 4 && q.length > 5 ? [last.slice(-5)] : [];
  }
  const names = found.flatMap(beginningOf);
  return names.length >= 2 ? names.slice(0, 2) : [];
}
