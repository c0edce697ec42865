import { hideableColumns } from '#core/contract/lead/lists.ts';
import { valuesOf } from '#core/contract/page.ts';
import { findSortedRows, type Place } from '#server/db/sorted-rows.ts';
import { dayIn } from '#server/outside/clock.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { plainFilters } from './list-leads.ts';
import { presentLead } from './present.ts';
import { leadList, type LeadQuery } from './queries.ts';

// So many rows are in memory at a time; the next ones are found behind the last.
const rowsAtOnce = 1000;

type Row = ReturnType<typeof presentLead>;

const columns: readonly [string, (row: Row) => string | number][] = [
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

function shownColumns(hide: string | undefined) {
  const mayHide = new Set<string>(hideableColumns);
  const hidden = valuesOf(hide).filter((name) => mayHide.has(name));
  return columns.filter(([name]) => !hidden.includes(name));
}

/**
 * Every lead of a list in its order, as CSV that is made while it is read: memory holds a thousand
 * of them. That it was taken is written down before its first line, without what was searched for.
 */
export async function exportLeads(
  context: Context<StaffActor>,
  query: LeadQuery & { hide?: string | undefined },
) {
  const { actor, config, now } = context;
  const list = leadList(leadScopeOf(actor), query, config.timeZone);
  await auditRead(context, {
    action: 'lead.export',
    entity: 'lead',
    shown: plainFilters(query),
  });
  return {
    chunks: chunks(context, list, query),
    fileName: `leads-${dayIn(config.timeZone, now)}.csv`,
  };
}

async function* chunks(
  { db }: Context<StaffActor>,
  list: ReturnType<typeof leadList>,
  { sort, direction, hide }: LeadQuery & { hide?: string | undefined },
): AsyncGenerator<string> {
  const shown = shownColumns(hide);
  yield byteOrderMark + csvLines([shown.map(([name]) => name)]);
  let after: Place | undefined;
  let found = rowsAtOnce;
  while (found === rowsAtOnce) {
    const rows = await findSortedRows(db, list, {
      sort,
      direction,
      after,
      limit: rowsAtOnce,
    });
    found = rows.length;
    after = rows.at(-1)?.place;
    const leads = rows.map(({ row }) => presentLead(row));
    yield csvLines(leads.map((lead) => shown.map(([, cellOf]) => cellOf(lead))));
  }
}
