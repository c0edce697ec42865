import type { LeadStatus } from '#core/domain/lead-status.ts';
import type { Database } from '#server/db/open.ts';
import { pick, random } from './random.ts';

type Way = readonly LeadStatus[];

const begun: readonly Way[] = [
  ['Contacted'],
  ['Contacted', 'Follow Up'],
  ['Contacted', 'Not Qualified'],
  ['Do Not Contact'],
];
const qualified: readonly Way[] = [
  ['Contacted', 'Qualified'],
  ['Contacted', 'Qualified', 'Application Submitted'],
  ['Contacted', 'Follow Up', 'Qualified'],
];
const ended: readonly Way[] = [
  ['Contacted', 'Qualified', 'Application Submitted', 'Approved'],
  ['Contacted', 'Qualified', 'Application Submitted', 'Approved', 'Closed Won'],
  ['Contacted', 'Qualified', 'Application Submitted', 'Denied'],
  ['Contacted', 'Closed Lost'],
  ['Closed'],
];

interface Aged {
  id: number;
  days: number;
  isQualified: boolean | null;
}

/** What staff did with a lead of that age: the newest wait, the oldest are decided. */
function wayOf({ days, isQualified }: Aged): Way {
  if (days < 1 || random() < 0.15) {
    return [];
  }
  if (days < 7 || !isQualified) {
    return pick(begun);
  }
  return pick(days < 25 ? qualified : [...qualified, ...ended]);
}

/**
 * Gives every lead the status that its age would have brought, with its history; those of the code
 * `exceptOf` are left to the office.
 */
export async function workThrough(
  database: Database,
  { exceptOf }: { exceptOf: string },
): Promise<void> {
  const { rows } = await database.query<Aged>(
    `
    select id,
      extract(epoch from now() - created_at)::float8 / 86400 as days,
      is_qualified as "isQualified"
    from leads
    where referral_code is distinct from $1
    order by id
  `,
    [exceptOf],
  );
  for (const lead of rows) {
    const way = wayOf(lead);
    for (const [step, status] of way.entries()) {
      await database.query(
        `
          with moved as (
            update leads set status = $2 where id = $1 returning id, created_at
          )
          insert into lead_status_history
            (lead_id, from_status, to_status, actor_kind, changed_at)
          select id, $3, $2, 'system', created_at + (now() - created_at) * $4::float8
          from moved
        `,
        [lead.id, status, way[step - 1] ?? 'New', (step + 1) / (way.length + 1)],
      );
    }
  }
}
