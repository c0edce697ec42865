import type * as z from 'zod/mini';
import type { stopContact as contract } from '#core/contract/leads/changes.ts';
import { demand, fieldError, HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../context.ts';
import { mayTakeBack, readStops } from '../permission/read-stops.ts';
import { recordStop } from '../permission/queries.ts';
import { transaction } from '../transaction.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { lockLeadOf } from './queries.ts';
import { describeLead } from './read-lead.ts';

type Said = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

/**
 * Records that the person of a lead said stop; returns the lead's page. Applies to the number or
 * mailbox, so to every lead with it. 404 if the actor may see no such lead, 400 for a moment in the
 * future. Audited.
 */
export async function stopContact(context: StaffContext, { id, channels, how, at }: Said) {
  const { actor, now } = context;
  const saidAt = at === undefined ? now : new Date(at);
  if (saidAt > now) {
    throw fieldError([{ path: 'at', key: 'moment.past' }]);
  }
  const stop = { channels: [...new Set(channels)], how, saidAt };
  await transaction(context, 'lead.stop', 'lead', async (tx) => {
    const lead = await lockLeadOf(tx, actor, id);
    const { phone, email } = lead;
    await recordStop(tx, { ...stop, leadId: id, phone, email, staffId: actor.id });
    return { entityId: id, after: stop };
  });
  return describeLead(context, id);
}

/**
 * Takes back a stop that the actor recorded by a slip; returns the lead's page. 404 for no such
 * stop, 409 for that of another member or after ten minutes. Audited.
 */
export async function takeBackStop(
  context: StaffContext,
  { id, stopId }: { id: number; stopId: number },
) {
  const { actor, now } = context;
  await transaction(context, 'lead.take_back_stop', 'lead', async (tx) => {
    const lead = await lockLeadOf(tx, actor, id);
    const { said } = await readStops(tx, lead);
    const stop = demand(
      said.find((one) => one.stopId === stopId),
      noSuchLead,
    );
    if (!mayTakeBack(stop, actor, now)) {
      throw new HttpError(409, 'Only who recorded a stop takes it back, within ten minutes.');
    }
    const { channels, kind, how, saidAt } = stop;
    const { phone, email } = lead;
    const back = { leadId: id, phone, email, channels, kind, how, saidAt, takesBack: stopId };
    await recordStop(tx, { ...back, staffId: actor.id });
    return { entityId: id, before: { channels, how, saidAt } };
  });
  return describeLead(context, id);
}
