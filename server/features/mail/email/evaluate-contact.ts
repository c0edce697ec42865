import type { ContactPermission } from '#core/domain/permission/permission.ts';
import { holdingStops } from '#core/domain/permission/stops.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { readInvitation } from '../../partners/affiliates/clients/invite-client.ts';
import { readWatch } from '../../visitor/near-miss/end-watch.ts';
import { readStops } from '../../permission/read-stops.ts';
import { readPermission, reasonNotToMail } from '../../permission/read-permission.ts';
import { findOptOut } from './choices/applicant/queries.ts';
import { leadIsGone, withheld } from './kinds/mail-writer.ts';
import { findMailLead, mustNotContact } from './queries.ts';
import type { MailNeeds } from './send-mail.ts';

/**
 * Why a contact mail must not be sent; null if it may. The permission is checked at the moment of
 * sending, also for a copy sent by staff.
 */
export async function evaluateContact(needs: Needs, job: Job): Promise<JobResult | null> {
  if (job.kind === 'near_miss_changed') {
    return evaluateWatch(needs, job);
  }
  if (job.kind === 'client_invitation' || job.kind === 'guest_invitation') {
    return evaluateInvitation(needs, job);
  }
  const found = await readContact(needs, job);
  if ('status' in found) {
    return found;
  }
  const reason = reasonNotToMail(found.permission);
  return reason === null ? null : withheld(reason);
}

/**
 * The same for a mail written by staff: a person may answer where automatic mails may not, or may
 * have given a reason to write anyway (`isMeant`).
 */
export async function evaluateStaffMail(
  needs: Needs,
  job: Job,
  isMeant: boolean,
): Promise<JobResult | null> {
  const found = await readContact(needs, job);
  if ('status' in found) {
    return found;
  }
  const { allowed, reason } = found.permission.email;
  return allowed || isMeant ? null : withheld(reason);
}

/** Of a mailbox that did not apply. */
const noLead = { id: 0, phone: '' };

/**
 * The same for a mail that a person asked for without an application: the request is the consent,
 * and a later stop of the mailbox ends it.
 */
async function evaluateWatch({ db }: Needs, { payload }: Job): Promise<JobResult | null> {
  const watch = await readWatch(db, payload);
  if (watch === undefined) {
    return withheld('no one asks for this email any more');
  }
  const { email, askedAt } = watch;
  const { stops } = await readStops(db, { ...noLead, email });
  const optOut = await findOptOut(db, { ...noLead, email });
  const said = [
    ...stops.filter(({ channels }) => channels.includes('email')).map(({ saidAt }) => saidAt),
    ...(optOut ? [new Date(optOut.at)] : []),
  ];
  return said.some((at) => at > askedAt) ? withheld('the person said stop to emails') : null;
}

/**
 * The same for a client whom a partner named, or whose address was typed at an open house: a person
 * who told us to stop, in any way, does not get it.
 */
async function evaluateInvitation(
  { db, clock }: Needs,
  { payload }: Job,
): Promise<JobResult | null> {
  const invitation = await readInvitation(db, payload);
  if (invitation === undefined) {
    return withheld('the invitation is gone');
  }
  const { email } = invitation;
  const { stops } = await readStops(db, { ...noLead, email });
  const isStopped =
    holdingStops(stops, clock.now()).email !== undefined ||
    (await findOptOut(db, { ...noLead, email })) !== null ||
    (await mustNotContact(db, email));
  return isStopped ? withheld('the person said stop to emails') : null;
}

type Needs = Pick<MailNeeds, 'db' | 'clock'>;

/** The permission of the lead of a mail, or why the mail has no lead to go to. */
async function readContact(
  { db, clock }: Needs,
  { leadId, recipient }: Job,
): Promise<{ permission: ContactPermission } | JobResult> {
  const lead = await findMailLead(db, leadId);
  if (!lead) {
    return leadIsGone;
  }
  if (lead.email !== recipient) {
    return withheld('the lead has another address by now');
  }
  const hasOptedOut = (await findOptOut(db, lead)) !== null;
  return { permission: await readPermission(db, lead, { now: clock.now(), hasOptedOut }) };
}
