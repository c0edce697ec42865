import type { KeptKind } from '#core/domain/operations/kept-data.ts';

export interface PersonalRows {
  readonly table: string;
  /** As named in the privacy policy. */
  readonly kind: KeptKind;
  /**
   * Selects the rows: $1 lead ids, $2 sessions in which only this person applied, $3 telephone
   * numbers, $4 mailboxes, $5 searches for the person, as a query stores them.
   */
  readonly rows: string;
  /** Columns that are emptied; of a table that is removed, the personal ones. */
  readonly erased: string;
  /** The other columns; none of them identifies the person. */
  readonly kept: string;
  readonly isRemoved?: true;
  /** Evidence of how an application was judged; kept as long as the law requires. */
  readonly isUnderDuty?: true;
}

export const byLead = 'lead_id = any ($1)';
export const bySession = 'session_id = any ($2)';

export function columnsIn(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}

/** All columns of a table that these rows name, on either side. */
export function columnsOf(table: string, personal: readonly PersonalRows[]): string[] {
  const parts = personal.filter((part) => part.table === table);
  return [...new Set(parts.flatMap(({ erased, kept }) => columnsIn(`${erased} ${kept}`)))];
}
