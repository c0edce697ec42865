import type { ViewRow } from './queries.ts';

/** A saved view as one person sees it; `owners` are the user names by number. */
export function presentView(
  { ownerId, ...view }: ViewRow,
  staffId: number,
  owners: ReadonlyMap<number, string>,
) {
  return {
    ...view,
    isOwn: ownerId === staffId,
    ownerName: owners.get(ownerId) ?? '',
  };
}
