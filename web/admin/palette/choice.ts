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

const wordsOf = (text: string) => text.toLowerCase().split(apart).filter(Boolean);

/** Those of which each typed word, in any case, is the start of a word. */
export function fitting(choices: readonly Choice[], typed: string): readonly Choice[] {
  const asked = wordsOf(typed);
  return choices.filter(({ label, words = '' }) => {
    const own = wordsOf(`${label} ${words}`);
    return asked.every((part) => own.some((word) => word.startsWith(part)));
  });
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
