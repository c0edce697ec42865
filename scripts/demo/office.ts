import type { FastifyInstance } from 'fastify';
import type { StaffRole } from '#core/domain/accounts/staff-role.ts';
import type { Language } from '#core/domain/language.ts';
import { allowedStep } from '#core/domain/permission/next-step.ts';
import { isHourToCall } from '#core/domain/permission/permission.ts';
import type { PlaceFacts } from '#core/domain/permission/where-they-are.ts';
import type { Database } from '#server/db/open.ts';
import { rewrite } from './move-back-in-time.ts';
import { pick, random } from './random.ts';
import { type Send, sender } from './visit.ts';

interface Colleague {
  username: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  languages: readonly Language[];
}

/** Who works beside the admin; they sign in with the password of the demo. */
export const colleagues: readonly Colleague[] = [
  person('olivia', 'Olivia', 'Park', 'officer', ['en', 'es']),
  person('marco', 'Marco', 'Menezes', 'officer', ['en', 'pt']),
  person('carla', 'Carla', 'Nguyen', 'compliance', []),
];

function person(
  username: string,
  firstName: string,
  lastName: string,
  role: StaffRole,
  languages: readonly Language[],
): Colleague {
  return { username, firstName, lastName, role, languages };
}

/** Invites the colleagues, who set their passwords; needs an app without a mail server. */
export async function hireColleagues(app: FastifyInstance, send: Send, password: string) {
  for (const colleague of colleagues) {
    const onShift = colleague.role === 'officer';
    const email = `${colleague.username}@lender.example`;
    const invited = await send('/api/admin/staff', { ...colleague, email, onShift });
    const { link } = invited.json<{ link: string }>();
    await sender(app, {})('/api/admin/accept-invitation', {
      token: new URL(link).searchParams.get('token'),
      newPassword: password,
      confirmPassword: password,
    });
  }
}

export interface Answered extends PlaceFacts {
  id: number;
  language: Language;
  at: Date;
  /** It is still under way, so that something is planned with it. */
  isOpen: boolean;
}

const notes = [
  'Rents until May, the landlord knows.',
  'Her sister buys with her; both incomes count.',
  'Asked twice whether the grant is repaid. Sent the page about it.',
  'Has a realtor already.',
  'Works nights: call after 4 PM.',
  'Two years of self-employment, returns are at hand.',
  'Wants to see the house again before deciding.',
  'Moves for a new job in March.',
  'Bill is higher in summer, up to $310.',
  'Prefers Spanish on the phone, reads English.',
] as const;

const steps = [
  'Ask for pay stubs',
  'Send the list of documents',
  'Talk through the estimate',
  'Ask what the realtor said',
  'Check the new score',
] as const;

const hourMs = 3_600_000;

/**
 * The officers' part: each lead gets an owner who speaks its language, a call at an hour at which
 * calls are allowed and else an email, here and there a note, and while it is open a next step, a
 * few of which are overdue.
 */
export async function answerLeads(
  {
    app,
    database,
    setClock,
  }: {
    app: FastifyInstance;
    database: Database;
    setClock: (at: Date | null) => void;
  },
  leads: readonly Answered[],
  { sendAsAdmin, password }: { sendAsAdmin: Send; password: string },
) {
  const officers = await signInOfficers(app, database, password);
  const now = Date.now();
  let open = 0;
  for (const [index, lead] of leads.entries()) {
    const able = officers.filter(({ languages }) => languages.includes(lead.language));
    const { id: ownerId, send } = able[index % able.length]!;
    await sendAsAdmin(`/api/admin/leads/${lead.id}/owner`, { ownerId });
    setClock(lead.at);
    if (!isHourToCall(lead, lead.at)) {
      await send(`/api/admin/leads/${lead.id}/messages`, { channel: 'email' });
    } else {
      if (index % 4 === 0) {
        await send(`/api/admin/leads/${lead.id}/calls`, {
          outcome: pick(['no_answer', 'voicemail']),
        });
      }
      await send(`/api/admin/leads/${lead.id}/calls`, { outcome: 'reached' });
    }
    if (random() < 0.35) {
      await send('/api/notes', { leadId: lead.id, content: pick(notes), authorType: 'admin' });
    }
    if (lead.isOpen) {
      const at = open++ % 8 === 0 ? lateStep(lead, now) : comingStep(lead, now);
      setClock(at > lead.at ? lead.at : new Date(at.getTime() - hourMs));
      await send(`/api/admin/leads/${lead.id}/follow-up`, { at, note: pick(steps) }, 'PUT');
    }
  }
  setClock(null);
  await rewrite(database, [
    `
      update audit_log a
      set at = c.made_at
      from contact_attempts c
      where a.after->>'attemptId' = c.id::text and a.action in ('lead.call', 'lead.message')
    `,
    'update contact_attempts set recorded_at = made_at',
    ...['lead_owners', 'lead_notes'].map(movedTo),
    `
      update audit_log a
      set at = c.first
      from (select lead_id, min(made_at) as first from contact_attempts group by lead_id) c
      where a.entity_id = c.lead_id and a.action in ('lead.owner', 'lead.follow_up', 'note.create')
    `,
  ]);
}

/** A next step of the week ahead, at an hour to call. */
function comingStep(lead: Answered, now: number): Date {
  const local = new Date(now + random() * 7 * 24 * hourMs).toISOString().slice(0, 14) + '30';
  return allowedStep(lead, { timeZone: 'America/New_York', local }).at;
}

/** A next step that nobody has taken, at the last hour to call before some hours ago. */
function lateStep(lead: Answered, now: number): Date {
  const hours = Array.from({ length: 72 }, (_, ago) => new Date(now - (ago + 2) * hourMs));
  return hours.find((at) => isHourToCall(lead, at)) ?? hours[0]!;
}

/** What is written down with a call has the moment of the call. */
function movedTo(table: string): string {
  const column = table === 'lead_owners' ? 'at' : 'created_at';
  return `
    update ${table} x
    set ${column} = c.first ${column === 'at' ? '' : `+ interval '4 minutes', updated_at = c.first + interval '4 minutes'`}
    from (select lead_id, min(made_at) as first from contact_attempts group by lead_id) c
    where x.lead_id = c.lead_id
  `;
}

async function signInOfficers(app: FastifyInstance, database: Database, password: string) {
  const { rows } = await database.query<{ id: number; username: string }>(
    'select id, username from admin_users',
  );
  const officers = colleagues.filter(({ role }) => role === 'officer');
  return Promise.all(
    officers.map(async ({ username, languages }) => ({
      id: rows.find((row) => row.username === username)!.id,
      languages,
      send: await signedIn(app, { username, password }),
    })),
  );
}

/** A sender with the session of a member of staff. */
export async function signedIn(
  app: FastifyInstance,
  account: { username: string; password: string },
): Promise<Send> {
  const login = await sender(app, {})('/api/admin/login', account);
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return sender(app, { headers: { cookie } });
}
