import { listLeads } from '#core/contract/leads/leads.ts';
import { readBoard } from '#core/contract/leads/lists.ts';
import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import { call } from '#web/kit/api.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import type { CallKey } from '#web/office/cache/call-key.ts';
import { growingKey } from '#web/office/list/use-growing-list.ts';
import type { LeadQuery } from '../../api-types.ts';

type Column = AnswerOf<typeof readBoard>['columns'][number]['page'];

type ColumnQuery = Partial<Omit<LeadQuery, 'status' | 'page' | 'cursor'>>;

const cardsAtOnce = 20;

export function columnQueryOf({
  page: _page,
  cursor: _cursor,
  status: _several,
  ...filters
}: LeadQuery) {
  return { ...filters, pageSize: cardsAtOnce };
}

/** A column's key: the query that all columns share, and its status. */
export const columnKey = (asked: LeadQuery, status: LeadStatus) =>
  growingKey(listLeads, { query: { ...columnQueryOf(asked), status } });

/** The status of the column with this key; undefined for any other key. */
export function columnStatusOf(key: readonly unknown[]): string | undefined {
  const [path, asked, kind] = key as [...CallKey, string | undefined];
  const query = asked?.['query'] as LeadQuery | undefined;
  return path === listLeads.path && kind === 'parts' ? query?.status : undefined;
}

/** Column requests that wait to be combined, by query. */
const waiting = new Map<string, { statuses: string[]; answer: Promise<Map<string, Column>> }>();

async function loadTogether(key: string, query: ColumnQuery): Promise<Map<string, Column>> {
  // Waits until all columns have asked, so that one call covers them.
  await new Promise((resolve) => setTimeout(resolve));
  const { statuses } = waiting.get(key)!;
  waiting.delete(key);
  const { columns } = await call(readBoard, { query: { ...query, status: statuses.join(',') } });
  return new Map(columns.map(({ status, page }) => [status, page]));
}

/**
 * The first page of a column. Columns that load at once share one call, which is one line in the
 * audit log.
 */
export async function loadColumn(status: string, query: ColumnQuery): Promise<Column> {
  const key = JSON.stringify(query);
  if (!waiting.has(key)) {
    const statuses: string[] = [];
    waiting.set(key, { statuses, answer: Promise.resolve(new Map()) });
    waiting.get(key)!.answer = loadTogether(key, query);
  }
  const asked = waiting.get(key)!;
  asked.statuses.push(status);
  return (await asked.answer).get(status)!;
}
