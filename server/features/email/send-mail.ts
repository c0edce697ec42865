import { type Batch, makeBatch } from '#server/db/batch.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { notSent } from '#server/outside/mail.ts';
import type { Services } from '../context.ts';
import { fillFooter } from '../templates/frame-mail.ts';
import { choiceLink } from './choices/choice-link.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { mostHandovers } from './policy.ts';
import { type Handover, keepRefusal, keepWords, markHandedOver } from './queries.ts';

/**
 * Marks mails as handed over before they go to the mail server; mails that are ready together share
 * one commit. Returns the Message-ID, which is the same at every try; undefined if another worker
 * has claimed the mail by now.
 */
export type Handovers = Batch<Handover, string | undefined>;

export function openHandovers(db: Queryable): Handovers {
  return makeBatch<Handover, string | undefined>({
    write: (mails) => markHandedOver(db, mails),
    size: 50,
    concurrency: 1,
    capacity: 1000,
  });
}

/** What writing and sending a mail needs. */
export interface MailNeeds extends Pick<
  Services,
  'db' | 'clock' | 'mailer' | 'programme' | 'config'
> {
  handovers: Handovers;
}

/** A mail that is ready to be sent. */
export interface ReadyMail {
  subject: string;
  text: string;
  html: string;
  /** A token that gives access to an account; left out of the stored text. */
  secret?: string;
  /** Reply-To of the mail; defaults to the lender's own address. */
  replyTo?: string | null;
  /** Stored with the job in addition to the text. */
  said: Readonly<Record<string, unknown>>;
}

const mayHaveArrived =
  'the mail server had the whole email twice and never answered, or this server ended before it did: it may have arrived, so it is not sent again';

/**
 * Hands a mail to the mail server, with the same Message-ID at every try. Its text is stored with
 * the job, because the template may change. A mail whose answer was lost is repeated once at most.
 */
export async function sendMail(
  { db, mailer, config, handovers }: MailNeeds,
  job: Job,
  to: string,
  { subject, text, html, secret, replyTo, said }: ReadyMail,
): Promise<JobResult> {
  if (job.handovers >= mostHandovers) {
    return { status: 'failed', reason: mayHaveArrived };
  }
  const kept = (written: string) => (secret ? written.replaceAll(secret, '…') : written);
  const words = {
    ...said,
    subject: kept(subject),
    text: kept(text),
    html: kept(html),
  };
  if (!mailer.hasServer) {
    await keepWords(db, { id: job.id, recipient: job.recipient, to, words });
    return notSent;
  }
  const { publicUrl } = config;
  const link = await choiceLink({
    db,
    publicUrl,
    job,
    recipient: to,
  });
  const { id, attempts, recipient } = job;
  const { hostname: host } = new URL(publicUrl);
  const messageId = await handovers.add({ id, attempts, recipient, to, host, words });
  if (messageId === undefined) {
    return { status: 'waiting', reason: 'another worker has this email' };
  }
  try {
    await mailer.send({
      to,
      subject,
      text: text + (link?.text ?? ''),
      html: fillFooter(html, link?.html ?? ''),
      messageId,
      replyTo,
      headers: link?.headers,
    });
    return { status: 'done' };
  } catch (error) {
    const refusal = judgeRefusal(error);
    await keepRefusal(db, job, refusal);
    const isLastLost = refusal.isUnknown && job.handovers + 1 >= mostHandovers;
    if (isLastLost) {
      return { status: 'failed', reason: mayHaveArrived };
    }
    return { status: refusal.isFinal ? 'failed' : 'waiting', reason: refusal.reason };
  }
}
