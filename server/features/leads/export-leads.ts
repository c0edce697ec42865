import { addedColumns, hideableColumns } from '#core/contract/lead/lists.ts';
import { valuesOf } from '#core/contract/page.ts';
import { addShownLeads } from '#server/db/audit.ts';
import { findSortedRows, type Place, type SortedRows } from '#server/db/sorted-rows.ts';
import { dayIn } from '#server/outside/clock.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { plainFilters } from './list-leads.ts';
import { presentLead } from './present.ts';
import { listColumns, leadList, type ExportedLead, type LeadQuery } from './queries.ts';

// So many rows are in memory at a time; the next ones are found behind the last.
const rowsAtOnce = 1000;

type Row = ReturnType<typeof presentLead<ExportedLead>>;

type Cell = (row: Row) => string | number;

const columns: readonly [string, Cell][] = [
  ['id', ({ id }) => id],
  ['firstName', ({ firstName }) => firstName],
  ['lastName', ({ lastName }) => lastName],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['state', ({ propertyState }) => propertyState ?? ''],
  ['status', ({ status }) => status],
  ['qualified', ({ isQualified }) => (isQualified ? 'yes' : 'no')],
  ['referralCode', ({ referralCode }) => referralCode ?? ''],
  ['language', ({ language }) => language],
  ['toCheck', ({ isSuspicious }) => (isSuspicious ? 'yes' : 'no')],
  ['date', ({ createdAt }) => createdAt],
];

const added: Readonly<Record<(typeof addedColumns)[number], Cell>> = {
  prefers: ({ contactMethod }) => contactMethod ?? '',
  verdict: ({ unmet }) => unmet.join(' '),
  timeline: ({ timeline }) => timeline ?? '',
  price: ({ homePrice }) => homePrice ?? '',
  score: ({ creditScore }) => creditScore ?? '',
  localTime: ({ timeZone }) => timeZone ?? '',
  source: ({ sourceName }) => sourceName ?? '',
  owner: ({ ownerId }) => ownerId ?? '',
  lastTouch: ({ lastTouchAt }) => lastTouchAt ?? '',
  nextStep: ({ nextFollowUpAt }) => nextFollowUpAt ?? '',
  waiting: ({ isWaiting }) => (isWaiting ? 'yes' : 'no'),
};

interface Columns {
  hide?: string | undefined;
  show?: string | undefined;
}

function shownColumns({ hide, show }: Columns): readonly [string, Cell][] {
  const mayHide = new Set<string>(hideableColumns);
  const hidden = valuesOf(hide).filter((name) => mayHide.has(name));
  const asked = valuesOf(show);
  return [
    ...columns.filter(([name]) => !hidden.includes(name)),
    ...addedColumns
      .filter((name) => asked.includes(name))
      .map((name): [string, Cell] => [name, added[name]]),
  ];
}

/**
 * Every lead of a list in its order, as CSV streamed while it is read: at most a thousand are in
 * memory. Audited before the first line, without the search text.
 */
export async function exportLeads(context: Context<StaffActor>, query: LeadQuery & Columns) {
  const { actor, config, now } = context;
  const list = { ...leadList(leadScopeOf(actor), query, config.timeZone), columns: listColumns };
  const lineId = await auditRead(context, {
    action: 'lead.export',
    entity: 'lead',
    shown: plainFilters(query),
  });
  return {
    chunks: chunks(context, list, query, lineId),
    fileName: `leads-${dayIn(config.timeZone, now)}.csv`,
  };
}

async function* chunks(
  { db, programme }: Context<StaffActor>,
  list: SortedRows<typeof listColumns, LeadQuery['sort']>,
  { sort, direction, ...columnsAsked }: LeadQuery & Columns,
  lineId: number,
): AsyncGenerator<string> {
  const shown = shownColumns(columnsAsked);
  const terms = await programme.currentTerms();
  const reads = await db.forReports();
  yield byteOrderMark + csvLines([shown.map(([name]) => name)]);
  let after: Place | undefined;
  let found = rowsAtOnce;
  while (found === rowsAtOnce) {
    const rows = await findSortedRows(reads, list, {
      sort,
      direction,
      after,
      limit: rowsAtOnce,
    });
    found = rows.length;
    // Before the rows are sent: a client that aborts half-way has still received what is audited.
    await addShownLeads(
      db,
      lineId,
      rows.map(({ row }) => row.id),
    );
    after = rows.at(-1)?.place;
    const leads = rows.map(({ row }) => presentLead(row, terms));
    yield csvLines(leads.map((lead) => shown.map(([, cellOf]) => cellOf(lead))));
  }
}
