import type { TimelineRow } from '../../../api-types.ts';

function saysTheSame(one: TimelineRow, other: TimelineRow): boolean {
  return (
    one.kind === 'mail' &&
    other.kind === 'mail' &&
    one.status === other.status &&
    one.reason === other.reason &&
    !one.written &&
    !other.written
  );
}

type Group = [TimelineRow, ...TimelineRow[]];

/** Groups consecutive entries that differ in one word only, such as mails. */
export function groupEntries(entries: readonly TimelineRow[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && saysTheSame(group[0], entry)) {
      group.push(entry);
    } else {
      groups.push([entry]);
    }
  }
  return groups;
}
