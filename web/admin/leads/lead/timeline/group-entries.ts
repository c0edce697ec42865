import type { TimelineRow } from '../../../api-types.ts';

const isView = (entry: TimelineRow) => entry.kind === 'interaction' && entry.action === 'page_view';

function saysTheSame(one: TimelineRow, other: TimelineRow): boolean {
  if (one.kind === 'mail' && other.kind === 'mail') {
    return (
      one.status === other.status && one.reason === other.reason && !one.written && !other.written
    );
  }
  return isView(one) && isView(other);
}

type Group = [TimelineRow, ...TimelineRow[]];

/** Groups consecutive entries that differ in one word only, such as page views and mails. */
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
