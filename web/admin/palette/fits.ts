/** Whether every word that was typed begins a word of a text, in any case. */
export function fits(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
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
