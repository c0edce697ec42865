import { auditRow } from '#core/contract/operations/audit.ts';
import { auditList } from '#server/db/audit-list.ts';
import { countUpTo, mostCounted } from '#server/db/count.ts';
import { sortedBatches } from '#server/db/sorted-rows.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { type AuditQuery, presentLines } from './list-audit.ts';
import { readFilters } from './read-filters.ts';

const rowsAtOnce = 1000;

const columns = Object.keys(auditRow.shape) as (keyof typeof auditRow.shape)[];

type Line = Awaited<ReturnType<typeof presentLines>>[number];

function cellOf(line: Line, name: keyof Line): string | number {
  if (name === 'before' || name === 'after') {
    return line[name] === null ? '' : JSON.stringify(line[name]);
  }
  return line[name] ?? '';
}

/**
 * Every line of the audit log that matches, as CSV streamed while it is read. Audited before the
 * first line, without what was typed.
 */
export async function exportAudit(context: StaffContext, query: AuditQuery) {
  const { db, config, programme } = context;
  const { page: _page, pageSize: _size, cursor: _cursor, q, action, entity, ...plain } = query;
  const list = auditList(await readFilters(db, query, config.timeZone));
  // Few lines are gathered and then sorted: otherwise each batch would walk the log to find them.
  const isGathered = (await countUpTo(db, list, mostCounted)) <= mostCounted;
  await auditRead(context, 'audit.export', 'audit', {
    shown: { ...plain, isSearch: [q, action, entity].some(Boolean) },
  });
  return {
    chunks: chunks(context, list, { ...plain, isGathered }),
    fileName: `audit-${programme.today()}.csv`,
  };
}

async function* chunks(
  { db }: StaffContext,
  list: ReturnType<typeof auditList>,
  { sort, direction, isGathered }: Pick<AuditQuery, 'sort' | 'direction'> & { isGathered: boolean },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns]);
  const slice = { sort, direction, limit: rowsAtOnce, isGathered };
  for await (const rows of sortedBatches(db, list, slice)) {
    const lines = await presentLines(
      db,
      rows.map(({ row }) => row),
    );
    yield csvLines(lines.map((line) => columns.map((name) => cellOf(line, name))));
  }
}
