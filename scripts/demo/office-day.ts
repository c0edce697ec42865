import type { FastifyInstance } from 'fastify';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import type { Database } from '#server/db/open.ts';
import { changeProofs } from './move-back-in-time.ts';
import { post } from './visit.ts';

interface Earned {
  id: number;
  earnedCents: number;
}

type Way = readonly LeadStatus[];

const ways: readonly Way[] = [
  ['Contacted', 'Qualified', 'Application Submitted', 'Approved'],
  ['Contacted', 'Qualified'],
  ['Contacted', 'Qualified', 'Application Submitted', 'Denied'],
  ['Contacted', 'Follow Up'],
  [],
];

/**
 * Brings the clients of one affiliate on their way through the product's own calls, so that
 * milestones and commissions are as real as the office would make them: some are approved and
 * paid, some wait. `headers` are those of an admin.
 */
export async function workForAffiliate(
  app: FastifyInstance,
  database: Database,
  { referralCode, headers }: { referralCode: string; headers: Record<string, string> },
): Promise<void> {
  const { rows } = await database.query<{ leadId: number }>(
    `
      select r.lead_id as "leadId"
      from referrals r
      join affiliates a on a.id = r.affiliate_id
      join leads l on l.id = r.lead_id
      where a.referral_code = $1 and l.is_qualified
      order by l.created_at
    `,
    [referralCode],
  );
  for (const [at, { leadId }] of rows.entries()) {
    for (const status of ways[at % ways.length]!) {
      await moveLead(app, leadId, { status, headers });
    }
  }
  await spreadMoves(database);
  await confirmReferralFees(app, headers);
  const approved = await earnedBy(database, referralCode);
  const firstPaid = approved.slice(0, Math.ceil(approved.length / 2));
  if (firstPaid.length === 0) {
    return;
  }
  await post(app, '/api/admin/commissions/approve', { referrals: firstPaid }, { headers });
  await payDue(app, headers);
  const waiting = approved.slice(firstPaid.length, firstPaid.length + 1);
  if (waiting.length > 0) {
    await post(app, '/api/admin/commissions/approve', { referrals: waiting }, { headers });
  }
}

async function moveLead(
  app: FastifyInstance,
  leadId: number,
  { status, headers }: { status: LeadStatus; headers: Record<string, string> },
): Promise<void> {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/admin/leads/${leadId}`,
    payload: { status },
    headers,
  });
  if (answer.statusCode !== 200) {
    throw new Error(`lead ${leadId} did not become ${status}: ${answer.body}`);
  }
}

/** Puts what was done just now evenly between the application and today. */
async function spreadMoves(database: Database): Promise<void> {
  await changeProofs(
    database,
    'lead_status_history',
    `
      with numbered as (
        select h.id, l.created_at as since,
          row_number() over moves as step,
          count(*) over (partition by h.lead_id) as steps
        from lead_status_history h
        join leads l on l.id = h.lead_id
        where h.actor_kind = 'staff'
        window moves as (partition by h.lead_id order by h.id)
      )
      update lead_status_history h
      set changed_at = since + (now() - since) * (step::float8 / (steps + 1))
      from numbered n
      where n.id = h.id
    `,
  );
}

async function confirmReferralFees(app: FastifyInstance, headers: Record<string, string>) {
  const programme = await app.inject({ url: '/api/admin/programme', headers });
  const { factsToConfirm } = programme.json<{
    factsToConfirm: { id: string; valuesId: string }[];
  }>();
  const fact = factsToConfirm.find(({ id }) => id === 'referral-fees')!;
  await post(
    app,
    '/api/admin/programme/facts/referral-fees/confirmations',
    {
      isConfirmed: true,
      confirmedBy: 'Invented counsel of the demo',
      ground: 'None: these people and their money are invented',
      valuesId: fact.valuesId,
    },
    { headers },
  );
}

async function earnedBy(database: Database, referralCode: string): Promise<Earned[]> {
  const { rows } = await database.query<Earned>(
    `
      select r.id, r.commission_amount::int as "earnedCents"
      from referrals r
      join affiliates a on a.id = r.affiliate_id
      where a.referral_code = $1 and r.status = 'qualified' and r.commission_amount > 0
      order by r.id
    `,
    [referralCode],
  );
  return rows;
}

async function payDue(app: FastifyInstance, headers: Record<string, string>): Promise<void> {
  const due = await app.inject({ url: '/api/admin/payouts/due', headers });
  await post(
    app,
    '/api/admin/payouts',
    {
      key: 'payout-of-the-demo',
      affiliateId: null,
      paidOn: new Date().toISOString().slice(0, 10),
      reference: 'Bank transfer 4711',
      totalCents: due.json<{ totalCents: number }>().totalCents,
    },
    { headers },
  );
}
