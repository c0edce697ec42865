import { followUpStatus, reachedStatus } from '#core/domain/leads/lead-status.ts';
import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import {
  type AttemptOutcome,
  type CallOutcome,
  isAnswer,
} from '#core/domain/permission/outcomes.ts';
import { formatDate } from '#core/i18n/format.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { setFirstResponse } from '../../leads/contact/writes.ts';
import { lockLeadOf } from '../../leads/queries.ts';
import { storeWithUndo } from '../../leads/update-lead.ts';
import { findContactedLead, lockContactedLead } from '../../leads/find-contacted-lead.ts';
import { officeTerms } from '../../office-terms.ts';
import { requireOwner } from '../../leads/owner/writes.ts';
import { recordStop } from '../../permission/queries.ts';
import { type ChangeOfMany, transactionOfMany } from '../../transaction.ts';
import { claimUnowned } from '../queue/claim-lead.ts';
import { markAttention } from '../queue/attention/writes.ts';
import { countCalls, findAttempts } from './queries.ts';
import { evaluateLead, requireReason } from './read-lead-permission.ts';
import { setNextTry } from './set-next-try.ts';
import { insertAttempt } from './writes.ts';
import { nameStaff } from '../../name-staff.ts';

interface Said {
  id: number;
  note?: string | undefined;
  override?: string | undefined;
  at?: string | undefined;
}

/** The statuses of a person whom nobody has reached. */
const untilReached: readonly string[] = ['New', followUpStatus];

/**
 * Records a call and its outcome. The outcome that asks for a stop also stops calls and texts to
 * the number; so does a wrong number, until the lead has another one. An unanswered call sets the
 * next try; who was New or in Follow Up and is reached is Contacted, which can be undone; a lead
 * without an owner becomes the actor's. 400 if calls were not allowed and no reason is given, 404
 * if the actor may see no such lead. Audited.
 */
export function logCall(
  context: StaffContext,
  said: Said & { outcome: CallOutcome; followUpAt?: string | undefined },
) {
  return logAttempt(context, { ...said, channel: 'phone' });
}

/** The same for a text or email sent by hand. */
export async function logMessage(context: StaffContext, said: Said & { channel: 'sms' | 'email' }) {
  const {
    proposed: _none,
    undo: _same,
    ...logged
  } = await logAttempt(context, { ...said, outcome: 'sent' });
  return logged;
}

const longestAgoMs = 12 * 3_600_000;

/** When the attempt was made; 400 for a moment in the future or implausibly long ago. */
function madeAt({ at }: Said, now: Date): Date {
  const moment = at === undefined ? now : new Date(at);
  if (moment > now || now.getTime() - moment.getTime() > longestAgoMs) {
    throw fieldError([{ path: 'at', key: 'moment.past' }]);
  }
  return moment;
}

async function logAttempt(
  context: StaffContext,
  said: Said & {
    channel: ContactChannel;
    outcome: AttemptOutcome;
    followUpAt?: string | undefined;
  },
) {
  const { actor, now } = context;
  const { id: leadId, channel, outcome, note, override } = said;
  const at = madeAt(said, now);
  if (said.followUpAt !== undefined && new Date(said.followUpAt) <= now) {
    throw fieldError([{ path: 'followUpAt', key: 'moment.future' }]);
  }
  const office = await officeTerms(context);
  const terms = await context.programme.currentTerms();
  return transactionOfMany(context, async (tx) => {
    await requireOwner(tx, actor.id);
    const lead = await lockContactedLead(tx, actor, leadId);
    const permission = (await evaluateLead({ ...context, db: tx }, lead, at))[channel];
    requireReason(channel, permission, override ?? null);
    const reason = permission.allowed ? null : (override ?? null);
    const id = await insertAttempt(tx, {
      leadId,
      staffId: actor.id,
      channel,
      outcome,
      note: note ?? null,
      permission: permission.reason.slice(0, 500),
      override: reason,
      madeAt: at,
    });
    const change: ChangeOfMany = {
      action: channel === 'phone' ? 'lead.call' : 'lead.message',
      entity: 'lead',
      entityId: leadId,
      after: { attemptId: id, channel, outcome, ...(reason !== null && { override: reason }) },
    };
    const claims = await claimUnowned(tx, { actor, now, office }, lead);
    const owned = { ...lead, ownerId: lead.ownerId ?? actor.id };
    await markAttention(tx, { leadId, staffId: actor.id }, 'calledAt', now);
    const next = await setNextTry(tx, office, owned, {
      outcome,
      followUpAt: said.followUpAt,
      staffId: actor.id,
      now,
    });
    const stops: ChangeOfMany[] = [];
    if (outcome === 'stop' || outcome === 'wrong_number') {
      const day = formatDate(at, 'en', context.config.timeZone);
      const stop = {
        channels: ['phone', 'sms'] as const,
        ...(outcome === 'stop'
          ? { kind: 'said' as const, how: 'on the telephone' }
          : { kind: outcome, how: `wrong number on ${day}` }),
        saidAt: at,
      };
      const { phone, email } = lead;
      await recordStop(tx, { ...stop, leadId, phone, email, staffId: actor.id });
      stops.push({ action: 'lead.stop', entity: 'lead', entityId: leadId, after: stop });
    }
    const firstResponseAt = isAnswer(outcome)
      ? await setFirstResponse(tx, leadId, at)
      : lead.firstResponseAt;
    const moved: ChangeOfMany[] = [];
    let undo: Awaited<ReturnType<typeof storeWithUndo>>['result'];
    if (outcome === 'reached' && untilReached.includes(lead.status)) {
      const whole = await lockLeadOf(tx, actor, leadId);
      const status = { status: reachedStatus };
      const { result, ...move } = await storeWithUndo(tx, { ...context, terms }, whole, status);
      undo = result;
      moved.push({ action: 'lead.update', entity: 'lead', ...move });
    }
    return {
      changes: [change, ...claims, ...next.changes, ...stops, ...moved],
      result: {
        id,
        ownerId: owned.ownerId,
        proposed: next.step,
        undo,
        attempts: await countCalls(tx, leadId),
        firstResponseAt,
      },
    };
  });
}

/** How often a lead was called, with staff's notes; 404 if the actor may see no such lead. */
export async function listCalls(context: StaffContext, { id }: { id: number }) {
  const { db } = context;
  await findContactedLead(context, id);
  const rows = await findAttempts(db, id);
  const names = await nameStaff(db, [...new Set(rows.map(({ staffId }) => staffId))]);
  return {
    attempts: await countCalls(db, id),
    items: rows.map(({ madeAt: at, staffId, ...row }) => ({
      ...row,
      at,
      by: names.get(staffId) ?? '',
    })),
  };
}
