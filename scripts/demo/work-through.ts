import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import type { Database } from '#server/db/open.ts';
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

interface Aged {
  id: number;
  days: number;
  isQualified: boolean | null;
  code: string | null;
}

/** The statuses of a lead of that age: staff call at once, and the oldest are decided. */
function wayOf({ days, isQualified }: Aged): Way {
  if (days < 0.05 || random() < 0.06) {
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

/**
 * Gives every lead the statuses of its age, step by step, by the call with which staff change many
 * leads at once.
 */
export async function workThrough(database: Database, send: Send): Promise<void> {
  const { rows } = await database.query<Aged>(`
    select id,
      extract(epoch from now() - created_at)::float8 / 86400 as days,
      is_qualified as "isQualified",
      referral_code as code
    from leads
    order by created_at
  `);
  const ways = waysOf(rows);
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
