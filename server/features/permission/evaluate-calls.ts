import {
  type ChannelPermission,
  isHourToCall,
  nextAllowedMoment,
  permissionAt,
} from '#core/domain/permission/permission.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findCallMarks } from './queries.ts';
import { type ContactedLead, readPermission } from './read-permission.ts';

/** Whether a person may be called; `email` too where everything is read. */
interface CallPermission extends ChannelPermission {
  readonly email: ChannelPermission | null;
}

/**
 * Whether the people of these leads may be called now, by lead id. One query for all leads
 * together; for people who said stop or applied more than once, whose number is wrong or whose
 * mailbox takes no emails, everything is read.
 */
export async function evaluateCalls(db: Queryable, leads: readonly ContactedLead[], now: Date) {
  const marks = await findCallMarks(
    db,
    leads.map(({ id }) => id),
  );
  const hasOptedOut = false;
  const evaluate = async (lead: ContactedLead): Promise<CallPermission> => {
    const { hasMore = false, wasPrechecked = null } = marks.get(lead.id) ?? {};
    if (hasMore) {
      const { phone, email } = await readPermission(db, lead, { now, hasOptedOut });
      return { ...phone, email };
    }
    const consents =
      wasPrechecked === null ? [] : [{ channels: ['phone'] as const, wasPrechecked }];
    const { phone } = permissionAt({ ...lead, consents, stops: [], hasOptedOut }, now);
    return { ...phone, email: null };
  };
  const evaluated = leads.map(async (lead) => [lead.id, await evaluate(lead)] as const);
  return new Map(await Promise.all(evaluated));
}

/** Whether nothing but the hour by the clock of the person forbids a call. */
export function isTooEarlyOrLate({ allowed, cause }: ChannelPermission): boolean {
  return !allowed && cause === 'hours';
}

/**
 * The ids of the leads that may not be called for the hour alone. Of the others nothing is read,
 * because every open tab asks for this every few seconds.
 */
export async function findAsleep(db: Queryable, leads: readonly ContactedLead[], now: Date) {
  const outOfHours = leads.filter((lead) => !isHourToCall(lead, now));
  const permissions = await evaluateCalls(db, outOfHours, now);
  const asleep = outOfHours.filter(({ id }) => isTooEarlyOrLate(permissions.get(id)!));
  return new Set(asleep.map(({ id }) => id));
}

/** The ids of the leads whose person may not be contacted at all, by any way and at any hour. */
export async function findUnreachable(db: Queryable, leads: readonly ContactedLead[], now: Date) {
  const permissions = await evaluateCalls(db, leads, now);
  const isOpen = (way: ChannelPermission) => way.allowed || way.cause === 'hours';
  const closed = leads.filter(({ id }) => !isOpen(permissions.get(id)!));
  const unreachable = closed.map(async (lead) => {
    const { sms, email } = await readPermission(db, lead, { now, hasOptedOut: false });
    return isOpen(sms) || isOpen(email) ? [] : [lead.id];
  });
  return new Set((await Promise.all(unreachable)).flat());
}

/** The moment from which the hour allows calls to each lead's person: now, or later. */
export async function callableFrom(db: Queryable, leads: readonly ContactedLead[], now: Date) {
  const permissions = await evaluateCalls(db, leads, now);
  const from = (lead: ContactedLead) =>
    isTooEarlyOrLate(permissions.get(lead.id)!) ? nextAllowedMoment(lead, 'phone', now) : now;
  return new Map(leads.map((lead) => [lead.id, from(lead)]));
}
