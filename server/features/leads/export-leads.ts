import {
  allExportColumns,
  columnsOf,
  type ExportColumn,
} from '#core/contract/leads/export-columns.ts';
import { addedColumns, hideableColumns } from '#core/contract/leads/lists.ts';
import { valuesOf } from '#core/contract/page.ts';
import { localText } from '#core/domain/permission/local-time.ts';
import { addShownLeads } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { type Place, type Slice, sortedBatches } from '#server/db/sorted-rows.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import { auditRead } from '../audit-read.ts';
import type { StaffContext } from '../context.ts';
import { describeLeads } from './describe-leads.ts';
import { listInOrder, plainFilters } from './list-leads.ts';
import { presentLead } from './present.ts';
import { applicationCount } from '../person.ts';
import {
  countLeadsOf,
  detailColumns,
  listColumns,
  leadList,
  type ExportedLead,
  type LeadQuery,
  mostGathered,
} from './queries.ts';

// Rows in memory at a time; the next ones are found after the last. Fewer for a hundred columns:
// other calls wait while their cells are written.
const rowsAtOnce = { ofList: 1000, ofChosen: 250 };

type Key = keyof ReturnType<typeof presentLead<ExportedLead>>;

/** The columns of the list by name, each with what it shows of a row. */
const columns: Readonly<Record<string, Key>> = {
  id: 'id',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  state: 'propertyState',
  status: 'status',
  qualified: 'isQualified',
  referralCode: 'referralCode',
  language: 'language',
  toCheck: 'isSuspicious',
  date: 'createdAt',
};

const added: Readonly<Record<(typeof addedColumns)[number], Key>> = {
  prefers: 'contactMethod',
  verdict: 'unmet',
  timeline: 'timeline',
  price: 'homePrice',
  score: 'creditScore',
  localTime: 'timeZone',
  source: 'sourceName',
  owner: 'ownerId',
  lastTouch: 'lastTouchAt',
  nextStep: 'nextFollowUpAt',
  waiting: 'isWaiting',
};

type ExportQuery = LeadQuery & {
  hide?: string | undefined;
  show?: string | undefined;
  columns?: string | undefined;
};

/** The name of a column, and the path to its value in a lead. */
type Column = readonly [name: string, path: string];

function shownColumns({ hide, show }: ExportQuery): Column[] {
  const mayHide = new Set<string>(hideableColumns);
  const hidden = valuesOf(hide).filter((name) => mayHide.has(name));
  const asked = valuesOf(show);
  return [
    ...Object.entries(columns).filter(([name]) => !hidden.includes(name)),
    ...addedColumns
      .filter((name) => asked.includes(name))
      .map((name) => [name, added[name]] as const),
  ];
}

interface SheetRow {
  place: Place;
  lead: object;
}

type Order = Required<Pick<Slice<LeadQuery['sort']>, 'sort' | 'direction' | 'isGathered'>>;

/** A list, some rows at a time. */
interface Sheet {
  columns: readonly Column[];
  batches(reads: Queryable, order: Order): AsyncGenerator<SheetRow[]>;
}

type List = ReturnType<typeof leadList>;

const moments = ['createdAt', 'lastTouchAt', 'nextFollowUpAt'] as const;

/** Moments as spreadsheets read them, 2026-11-28 14:05, by the clock of the office. */
function withLocalMoments(lead: ReturnType<typeof presentLead>, timeZone: string) {
  const local = moments.map((name) => {
    const at = lead[name];
    return [name, at && localText(timeZone, new Date(at)).replace('T', ' ')];
  });
  return { ...lead, ...Object.fromEntries(local) };
}

function listSheet({ programme, config }: StaffContext, list: List, query: ExportQuery): Sheet {
  return {
    columns: shownColumns(query),
    async *batches(reads, order) {
      const terms = await programme.currentTerms();
      const slice = { ...order, limit: rowsAtOnce.ofList };
      for await (const rows of sortedBatches(reads, { ...list, columns: listColumns }, slice)) {
        yield rows.map(({ row, place }) => ({
          place,
          lead: withLocalMoments(presentLead(row, terms), config.timeZone),
        }));
      }
    },
  };
}

function chosenSheet(context: StaffContext, list: List, names: readonly ExportColumn[]): Sheet {
  const parts = new Set(names.map((name) => name.split('.')[0]));
  const asks = (part: string) => parts.has(part);
  // Counted for each row, so only if it is asked for.
  const counted = asks('applications') && { applications: applicationCount };
  return {
    columns: names.map((name) => [name, name]),
    async *batches(reads, order) {
      const selected = { ...list, columns: { ...detailColumns, ...counted } };
      const slice = { ...order, limit: rowsAtOnce.ofChosen };
      for await (const rows of sortedBatches(reads, selected, slice)) {
        const leads = await describeLeads(
          { ...context, db: reads },
          rows.map(({ row }) => row),
          asks,
        );
        yield rows.map(({ place }, at) => ({ place, lead: leads[at]! }));
      }
    },
  };
}

/** The value at a path such as `source.page`; null or undefined where a part of it is missing. */
function valueAt(lead: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | null | undefined)?.[key],
    lead,
  );
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  return Array.isArray(value)
    ? value.join(' ')
    : ((value as string | number | null | undefined) ?? '');
}

/**
 * Every lead of a list in its order, as CSV streamed while it is read: at most a thousand are in
 * memory. Audited before the first line: columns, how many leads, filters without the search text.
 */
export async function exportLeads(context: StaffContext, query: ExportQuery) {
  const { programme, db } = context;
  const list = await listInOrder(context, query);
  const total = await countLeadsOf(db, list);
  const asked = columnsOf(query.columns);
  const sheet = asked ? chosenSheet(context, list, asked) : listSheet(context, list, query);
  const lineId = await auditRead(context, 'lead.export', 'lead', {
    shown: {
      ...plainFilters(query),
      columns: asked === allExportColumns ? 'all' : sheet.columns.map(([name]) => name),
      total,
    },
  });
  return {
    chunks: chunks(context, sheet, { ...query, isGathered: total <= mostGathered(query) }, lineId),
    fileName: `leads-${programme.today()}.csv`,
  };
}

async function* chunks(
  { db }: StaffContext,
  { columns: shown, batches }: Sheet,
  { sort, direction, isGathered }: Order,
  lineId: number,
): AsyncGenerator<string> {
  const paths = shown.map(([, path]) => path.split('.'));
  yield byteOrderMark + csvLines([shown.map(([name]) => name)]);
  for await (const rows of batches(db, { sort, direction, isGathered })) {
    // Before the rows are sent: a client that aborts half-way has still received what is audited.
    await addShownLeads(
      db,
      lineId,
      rows.map(({ place }) => place.id),
    );
    yield csvLines(rows.map(({ lead }) => paths.map((path) => cellOf(valueAt(lead, path)))));
  }
}
