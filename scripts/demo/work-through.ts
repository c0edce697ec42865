import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import type { Database } from '#server/db/open.ts';
import { answeredAt } from './move-back-in-time.ts';
import type { Answered } from './office.ts';
import { pick, random } from './random.ts';
import type { Send } from './visit.ts';

type Way = readonly LeadStatus[];

const toApproval: Way = ['Contacted', 'Qualified', 'Application Submitted', 'Approved'];
const toClosing: Way = [...toApproval, 'Closed Won'];

const outside: readonly Way[] = [
  ['Contacted', 'Not Qualified'],
  ['Contacted', 'Not Qualified'],
  ['Contacted'],
  ['Do Not Contact'],
];
const begun: readonly Way[] = [
  ['Contacted'],
  ['Contacted'],
  ['Contacted', 'Follow Up'],
  ['Contacted', 'Qualified'],
];
const underWay: readonly Way[] = [
  ['Contacted', 'Qualified'],
  ['Contacted', 'Qualified', 'Application Submitted'],
  ['Contacted', 'Follow Up', 'Qualified'],
  toApproval,
];
const ended: readonly Way[] = [
  toApproval,
  toClosing,
  toClosing,
  ['Contacted', 'Qualified', 'Application Submitted', 'Denied'],
  ['Contacted', 'Follow Up', 'Closed Lost'],
];

interface Aged extends Omit<Answered, 'isOpen'> {
  days: number;
  isQualified: boolean | null;
  code: string | null;
}

/** A lead and the statuses that it gets. */
interface Planned extends Answered {
  way: Way;
}

/** The statuses of a lead of that age: staff call at once, and the oldest are decided. */
function wayOf({ days, isQualified }: Aged): Way {
  // The newest wait for their first answer; of the last days a few still do.
  if (days < 0.05 || (days < 3 && random() < 0.12)) {
    return [];
  }
  if (!isQualified) {
    return days < 1 ? ['Contacted'] : pick(outside);
  }
  return pick(days < 4 ? begun : days < 25 ? underWay : ended);
}

// Affiliates find every stage, and staff have decisions to make: the oldest closed.
const waysOfReferred: readonly Way[] = [
  toClosing,
  toClosing,
  toApproval,
  ['Contacted', 'Qualified', 'Application Submitted', 'Denied'],
];

const mostSteps = toClosing.length;

const leadsAtOnce = 1000;

const open: readonly LeadStatus[] = [
  'Contacted',
  'Follow Up',
  'Qualified',
  'Application Submitted',
];

/** What is done with each lead: the statuses of its age; none as long as it waits. */
export async function planWork(database: Database): Promise<readonly Planned[]> {
  const { rows } = await database.query<Aged>(`
    select l.id, l.phone, l.language, l.property_state as "propertyState",
      l.current_address as "currentAddress", ${answeredAt} as at,
      extract(epoch from now() - l.created_at)::float8 / 86400 as days,
      l.is_qualified as "isQualified",
      l.referral_code as code
    from leads l
    order by l.created_at
  `);
  const ways = waysOf(rows);
  return rows.map((lead) => {
    const way = ways.get(lead.id)!;
    return { ...lead, way, isOpen: open.includes(way.at(-1) ?? 'New') };
  });
}

/** Gives every lead its statuses, step by step, by the call that changes many leads at once. */
export async function workThrough(rows: readonly Planned[], send: Send) {
  const ways = new Map(rows.map(({ id, way }) => [id, way]));
  for (let step = 0; step < mostSteps; step++) {
    const moving = rows.filter(({ id }) => ways.get(id)![step] !== undefined);
    for (const [status, leads] of Map.groupBy(moving, ({ id }) => ways.get(id)![step]!)) {
      const chosen = leads.map(({ id }) => ({ id, status: ways.get(id)![step - 1] ?? 'New' }));
      for (let start = 0; start < chosen.length; start += leadsAtOnce) {
        await send('/api/admin/leads/bulk', {
          key: `demo-step-${step}-${status.replaceAll(' ', '-')}-${start}`,
          kind: 'status',
          status,
          leads: chosen.slice(start, start + leadsAtOnce),
        });
      }
    }
  }
}

function waysOf(leads: readonly Aged[]): ReadonlyMap<number, Way> {
  const referred = new Map<string, number>();
  return new Map(
    leads.map((lead) => {
      const { id, code, days, isQualified } = lead;
      if (code === null || !isQualified || days <= 20) {
        return [id, wayOf(lead)];
      }
      const turn = referred.get(code) ?? 0;
      referred.set(code, turn + 1);
      return [id, waysOfReferred[turn % waysOfReferred.length]!];
    }),
  );
}
