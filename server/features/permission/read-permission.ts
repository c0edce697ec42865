import {
  type ChannelPermission,
  type ContactPermission,
  permissionAt,
} from '#core/domain/permission/permission.ts';
import type { PlaceFacts } from '#core/domain/permission/where-they-are.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readConsents } from '../visitor/applications/read-consents.ts';
import { readStops } from './read-stops.ts';

/** The fields of a lead that decide whether its person may be contacted. */
export interface ContactedLead extends PlaceFacts {
  id: number;
  email: string;
  status: string;
  contactMethod: string | null;
}

/** Whether the person of a lead may be contacted now, by channel. */
export async function readPermission(
  db: Queryable,
  lead: ContactedLead,
  { now, hasOptedOut }: { now: Date; hasOptedOut: boolean },
): Promise<ContactPermission> {
  const consents = await readConsents(db, lead.id);
  const { stops } = await readStops(db, lead);
  return permissionAt({ ...lead, consents, stops, hasOptedOut }, now);
}

function present({ allowed, until, reason, rule }: ChannelPermission) {
  return { allowed, until, reason, rule };
}

/** The same, as shown to staff. */
export function presentPermission({ phone, sms, email, ...where }: ContactPermission) {
  return { phone: present(phone), sms: present(sms), email: present(email), ...where };
}

const reasons = {
  no_address: 'the applicant has no email address',
  status: 'the lead is not to be contacted',
  stop: 'the applicant said stop to emails',
  opted_out: 'the applicant wants no follow-ups',
  consent: null,
  // Choosing email as contact method asks for an answer by a person only.
  asked: 'the applicant did not agree to be contacted by email',
  no_consent: 'the applicant did not agree to be contacted by email',
} as const satisfies Record<Exclude<ChannelPermission['cause'], 'hours'>, string | null>;

/** Why an automatic mail to an applicant is withheld; null if it may be sent. */
export function reasonNotToMail({ email }: ContactPermission): string | null {
  return email.cause === 'hours' ? null : reasons[email.cause];
}
