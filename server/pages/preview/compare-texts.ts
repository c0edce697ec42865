import { diffArrays } from 'diff';

/** A text that another one replaces; null where one only goes or comes. */
export interface TextChange {
  readonly before: string | null;
  readonly after: string | null;
}

function paired(removed: readonly string[], added: readonly string[]): TextChange[] {
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, index) => ({
    before: removed[index] ?? null,
    after: added[index] ?? null,
  }));
}

/** What two versions of a page's texts differ in, in the order of the page; each change once. */
export function compareTexts(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = [];
  let removed: string[] = [];
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    const added = part.added ? part.value : [];
    changes.push(...paired(removed, added));
    removed = [];
  }
  changes.push(...paired(removed, []));
  const seen = new Set<string>();
  return changes.filter((change) => {
    const name = JSON.stringify(change);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}
