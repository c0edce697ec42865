/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** Whether every word that was typed begins one of these words (`wordsOf`), in any case. */
export function fits(words: readonly string[], typed: string): boolean {
  const asked = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

/** Whether a person who was found for other letters is known to be found for these as well. */
export function isFoundBy({ foundBy = '' }: { foundBy?: string }, typed: string): boolean {
  return foundBy.includes(typed.trim().toLowerCase());
}
