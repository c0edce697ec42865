import { useState } from 'react';

/** The array of before as long as the new one holds the very same items. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  const isSame = kept.length === items.length && kept.every((item, at) => item === items[at]);
  if (isSame) {
    return kept;
  }
  setKept(items);
  return items;
}
