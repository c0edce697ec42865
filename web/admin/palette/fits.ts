/** Whether every word that was typed begins a word of a text, in any case. */
export function fits(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const asked = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}
