function fold(text: string): string {
  return text
    .replace(/['`\u00b4\u2018\u2019\u02bb\u02bc]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Pd}/gu, ' ')
    .toLowerCase();
}

/**
 * Whether a text that a screen already has holds each word typed, in any order, without accents and
 * apostrophes. Lists of the database are searched by `fold_text`, which knows more letters.
 */
export function holdsTyped(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/[\s,;]+/)
    .every((word) => folded.includes(word));
}
