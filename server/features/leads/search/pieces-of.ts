// Letters that folding leaves alone but for their size, so that what holds the whole holds the piece.
const words = /[a-z\d]+/gi;

const isNumber = (word: string) => /^\d+$/.test(word);

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
    const named = found.filter((word) => word.length >= 3);
    return named.slice(-2).map((word) => word.slice(-5));
  }
  // The last digits of a number are the ones that differ.
  if (found.length > 0 && found.every(isNumber)) {
    const last = found.at(-1)!;
    return last.length >= 4 && q.length > 5 ? [last.slice(-5)] : [];
  }
  const names = found.filter((word) => word.length >= 4);
  return names.length >= 2 ? names.slice(0, 2).map((word) => word.slice(0, 4)) : [];
}
