/** One line of the palette. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  /** What a person is found by, in small letters, besides what only the server knows. */
  foundBy?: string;
  run: () => void;
}

export interface ChoiceGroup {
  value: string;
  items: readonly Choice[];
}

/**
 * The groups with the lines of before wherever they say the same: those are not rendered again. A
 * group that holds the same lines is the same as well, and so are all of them.
 */
export function withSameChoices(
  before: readonly ChoiceGroup[],
  groups: readonly ChoiceGroup[],
): readonly ChoiceGroup[] {
  const known = new Map(before.flatMap(({ items }) => items).map((choice) => [choice.id, choice]));
  const now = groups.map((group) => {
    const items = group.items.map((choice) => {
      const same = known.get(choice.id);
      const saysTheSame = same?.label === choice.label && same.detail === choice.detail;
      return saysTheSame ? same : choice;
    });
    const old = before.find(({ value }) => value === group.value);
    const isSame =
      old?.items.length === items.length && old.items.every((item, at) => item === items[at]);
    return isSame ? old : { value: group.value, items };
  });
  const areSame = now.length === before.length && now.every((group, at) => group === before[at]);
  return areSame ? before : now;
}
