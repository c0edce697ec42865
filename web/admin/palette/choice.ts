export interface Choice {
  id: string;
  label: string;
  detail?: string;
  run: () => void;
  /** Uses what is on the screen, so it waits until the palette is gone. */
  isOfScreen?: boolean;
}

export interface ChoiceGroup {
  value: string;
  items: readonly Choice[];
}

/** Whether every word that was typed begins a word of a text, in any case. */
function fits(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

export function fitting(choices: readonly Choice[], typed: string): readonly Choice[] {
  return choices.filter(({ label }) => fits(label, typed));
}

/**
 * The groups on the screen, and behind them the lines that are new. The highlight is a place in the
 * list: lines that came above it would hand it to another choice.
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
