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
 * The digits of a written number that are likely rare, each with the sign beside it: what stands
 * between them, half of all numbers have. Folding leaves both alone.
 */
function edgesOf(number: string): string[] {
  const [first] = /\d{2,5}[-(). +/]/.exec(number) ?? [];
  const last = number.match(/[-(). +/]\d{2,5}/g)?.at(-1);
  return first && last ? [first, last] : [];
}

/**
 * Digits alone: the last ones differ most, and together with the first ones hardly two numbers have
 * them.
 */
function endsOf(digits: string): string[] {
  if (digits.length >= 6) {
    return [digits.slice(0, 4), digits.slice(digits.length < 10 ? -4 : -5)];
  }
  return digits.length >= 4 ? [digits.slice(-5)] : [];
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
  if (found.length > 0 && found.every(isNumber)) {
    if (found.length >= 3) {
      return edgesOf(q);
    }
    return q.length > 5 ? endsOf(found.at(-1)!) : [];
  }
  const names = found.flatMap(beginningOf);
  return names.length >= 2 ? names.slice(0, 2) : [];
}
