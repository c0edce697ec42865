import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import type { ChannelPermission } from '#core/domain/permission/permission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { findOptOut } from '../../mail/email/choices/applicant/queries.ts';
import { findContactedLead } from '../../leads/find-contacted-lead.ts';
import {
  type ContactedLead,
  presentPermission,
  readPermission,
} from '../../permission/read-permission.ts';

/** Whether the person of a lead may be contacted now; 404 if the actor may see no such lead. */
export async function readLeadPermission(context: StaffContext, { id }: { id: number }) {
  const lead = await findContactedLead(context, id);
  return presentPermission(await evaluateLead(context, lead, context.now));
}

export async function evaluateLead({ db }: { db: Queryable }, lead: ContactedLead, now: Date) {
  const hasOptedOut = (await findOptOut(db, lead)) !== null;
  return readPermission(db, lead, { now, hasOptedOut });
}

const ways = { phone: 'Calls are', sms: 'Texts are', email: 'Emails are' } as const;

/** 400 if a way is not allowed and no reason is given. */
export function requireReason(
  channel: ContactChannel,
  { allowed, reason }: ChannelPermission,
  override: string | null,
): void {
  if (!allowed && override === null) {
    const message = `${ways[channel]} not allowed: ${reason}. Say why you did it anyway.`;
    throw new HttpError(400, message, { errors: [{ path: 'override', key: 'override.required' }] });
  }
}
