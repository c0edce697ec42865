export interface Choice {
  id: string;
  label: string;
  detail?: string;
  /** Found by these words too. */
  words?: string;
  run: () => void;
  /** Acts on the screen, so it runs after the palette has closed. */
  isOfScreen?: boolean;
  /** Not run by an Enter that came before the line. */
  mustBeSeen?: boolean;
}

export interface ChoiceGroup {
  value: string;
  items: readonly Choice[];
}

const apart = /[^\p{L}\p{N}]+/u;

/** Whether each typed word is the start of a word of a text, in any case. */
function fits(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(apart);
  const asked = typed.toLowerCase().split(apart).filter(Boolean);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

export function fitting(choices: readonly Choice[], typed: string): readonly Choice[] {
  return choices.filter(({ label, words = '' }) => fits(`${label} ${words}`, typed));
}

/**
 * The visible groups, followed by the new lines. The highlight is a position in the list: lines
 * added above would move it to another choice.
 */
export function withNewBehind(
  shown: readonly ChoiceGroup[],
  latest: readonly ChoiceGroup[],
): readonly ChoiceGroup[] {
  const known = new Set(shown.flatMap(({ items }) => items.map(({ id }) => id)));
  const added = latest.map(({ value, items }) => ({
    value,
    items: items.filter(({ id }) => !known.has(id)),
  }));
  return [...shown, ...added.filter(({ items }) => items.length > 0)];
}

/** Keys pressed before the field was there. */
export interface EarlyKeys {
  text: string;
  isEntered: boolean;
}
