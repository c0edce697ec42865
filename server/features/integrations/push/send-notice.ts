import { adminLeadPath, adminPaths } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { explainError } from '#server/db/jobs/explain-error.ts';
import type { Job, JobKind, JobResult } from '#server/db/jobs/job.ts';
import { sendPush } from '#server/outside/push.ts';
import type { Services } from '../../context.ts';
import { mayBeHere } from './policy.ts';
import { findTarget } from './queries.ts';
import { deleteSubscriptions, type Notice } from './writes.ts';

type PushNeeds = Pick<Services, 'db' | 'config'>;

const reasons: Readonly<Record<Notice['why'], string>> = {
  yours: 'Given to you.',
  unowned: 'New, and no one has it yet.',
  overdue: 'Not answered in time.',
  passing: 'Goes to a colleague in ten minutes.',
  withdrawn: 'Withdrawn by the buyer.',
  erasure: 'The buyer asks to be erased.',
  asked: 'A colleague asks for it.',
  kept: 'The owner keeps it.',
};

/** The text on a phone's lock screen: numbers and a link, no names. */
function words({ why, leadId, count }: Notice, publicUrl: string) {
  const others = count > 1 ? ` and ${count - 1} more` : '';
  const path = count > 1 ? adminPaths.dashboard : adminLeadPath(leadId);
  // Of a colleague's lead nothing is told but the answer.
  const isKept = why === 'kept';
  return {
    title: isKept ? 'The lead you asked for' : leadReference(leadId) + others,
    body: reasons[why],
    url: publicUrl + (isKept ? adminPaths.dashboard : path),
  };
}

/** The address in a sender, without the name before it. */
function addressIn(sender: string): string {
  return sender.replace(/^.*<|>$/g, '');
}

// After about eight minutes a notice is no longer useful.
const mostAttempts = 4;

/** Sends a notice to one browser; retried only while it is still useful. */
export async function sendNotice({ db, config }: PushNeeds, { payload, attempts }: Job) {
  const { subscriptionId, ...notice } = payload as Notice & { subscriptionId: number };
  const target = await findTarget(db, subscriptionId);
  if (!target) {
    return { status: 'withheld', reason: 'this browser wants no notices' } as const;
  }
  const { publicUrl, mailFrom } = config;
  const { publicKey, privateKey, ...browser } = target;
  const sender = {
    publicKey,
    privateKey,
    subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressIn(mailFrom)}`,
    mayBePrivate: mayBeHere(config, browser.endpoint),
  };
  const answer = await sendPush(browser, words(notice, publicUrl), sender).catch(explainError);
  if (answer === 404 || answer === 410) {
    await deleteSubscriptions(db, [subscriptionId]);
    return { status: 'withheld', reason: 'the push service has ended the subscription' } as const;
  }
  if (typeof answer === 'number' && answer < 300) {
    return { status: 'done' } as const;
  }
  const isRefused = typeof answer === 'number' && answer < 500 && answer !== 429;
  const status = isRefused || attempts >= mostAttempts ? 'failed' : 'waiting';
  return { status, reason: `the push service: ${answer}` } as const;
}

export function pushJob(needs: PushNeeds): JobKind {
  const run = (job: Job): Promise<JobResult> => sendNotice(needs, job);
  return { kind: 'push', leaseSeconds: 60, run };
}
