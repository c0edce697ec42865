import { pingEvent } from '#core/contract/integrations/webhooks.ts';
import type { Job, JobKind, JobResult } from '#server/db/jobs/job.ts';
import { post, PrivateAddressError } from '#server/outside/post.ts';
import { system } from '#server/platform/actor.ts';
import type { Services } from '../../context.ts';
import { nothingChanged, transactionOfMany } from '../../transaction.ts';
import { pauseReason } from './policy.ts';
import type { StoredEvent } from './present.ts';
import { findTarget } from './queries.ts';
import { signMessage } from './sign-message.ts';
import { clearSentByHand, keepAnswer, markFailure, markPaused, markSuccess } from './writes.ts';

type Needs = Pick<Services, 'db' | 'config' | 'clock'>;

const longestSeconds = 15;

/** Why no answer came; quotes neither the address nor what came back. */
function explainSilence(error: Error & { code?: string }): string {
  if (error instanceof PrivateAddressError) {
    return 'the address leads into a private network';
  }
  return error.name === 'TimeoutError'
    ? `no answer within ${longestSeconds} seconds`
    : `no connection (${error.code ?? error.name})`;
}

interface Attempt {
  /** Null without an answer. */
  status: number | null;
  /** Null for a success. */
  failure: string | null;
}

/** Posts the event, signed, and keeps the answer. */
async function attempt(
  { db, config, clock }: Needs,
  { url, secret }: { url: string; secret: string },
  job: Job,
): Promise<Attempt> {
  const { type, data } = job.payload as StoredEvent;
  const body = JSON.stringify({ type, timestamp: job.createdAt.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Solar-Grant-Home-Webhooks',
    ...signMessage(secret, { id: job.messageId!, sentAt: clock.now(), body }),
  };
  const mayBePrivate = config.mayWebhooksBePrivate;
  const startedAt = performance.now();
  const sent = post(url, { headers, body, mayBePrivate, longestMs: longestSeconds * 1000 });
  const answer = await sent.catch(explainSilence);
  const answerMs = Math.round(performance.now() - startedAt);
  if (typeof answer === 'string') {
    await keepAnswer(db, job, { answerStatus: null, answerMs, serverAnswer: null });
    return { status: null, failure: answer };
  }
  const { status, text } = answer;
  // PostgreSQL stores no NUL.
  const serverAnswer = text.replaceAll('\0', '') || null;
  await keepAnswer(db, job, { answerStatus: status, answerMs, serverAnswer });
  const isSuccess = status >= 200 && status < 300;
  return { status, failure: isSuccess ? null : `the receiver answered ${status}` };
}

/** Notes a failure; pauses a webhook that is gone or failed for a day. Returns whether it did. */
async function noteFailure({ db, clock }: Needs, id: number, status: number | null) {
  const now = clock.now();
  const failingSince = await markFailure(db, id, now);
  const reason = failingSince ? pauseReason(status, failingSince, now) : null;
  if (reason === null) {
    return false;
  }
  return transactionOfMany({ db, actor: system, ipAddress: null }, async (tx) => {
    const isPaused = await markPaused(tx, id, reason);
    if (isPaused) {
      await clearSentByHand(tx, id);
    }
    const change = { action: 'webhook.pause', entity: 'webhook', entityId: id, after: { reason } };
    return { changes: isPaused ? [change] : nothingChanged, result: true };
  });
}

/**
 * Delivers one event. A failed delivery is tried again for a day with growing pauses; a test is
 * not. A paused webhook gets only what an admin sends. If a worker dies after the answer, the event
 * is sent once more, under the same `webhook-id`.
 */
export async function deliverEvent(needs: Needs, job: Job): Promise<JobResult> {
  const { type, isByHand = false } = job.payload as StoredEvent;
  const target = await findTarget(needs.db, job.webhookId!);
  if (!target || (target.pausedAt && !isByHand)) {
    return { status: 'withheld', reason: 'the webhook is paused' };
  }
  const { status, failure } = await attempt(needs, target, job);
  if (failure === null) {
    await markSuccess(needs.db, target.id);
    return { status: 'done' };
  }
  const isPaused = await noteFailure(needs, target.id, status);
  const isOver = isPaused || type === pingEvent;
  return { status: isOver ? 'failed' : 'waiting', reason: failure };
}

export function webhookJob(needs: Needs): JobKind {
  return { kind: 'webhook', leaseSeconds: 60, run: (job) => deliverEvent(needs, job) };
}
