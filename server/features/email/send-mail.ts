import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { notSent } from '#server/outside/mail.ts';
import type { Services } from '../context.ts';
import { fillFooter } from '../templates/frame-mail.ts';
import { choiceLink } from './choices/choice-link.ts';
import { handOver, type Handovers } from './hand-over.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { mostHandovers } from './policy.ts';
import { keepRefusal, keepWords } from './queries.ts';

/** What a mail is written and sent with. */
export interface MailNeeds extends Pick<Services, 'db' | 'mailer' | 'programme' | 'config'> {
  handovers: Handovers;
}

/** A mail that is ready to leave. */
export interface ReadyMail {
  subject: string;
  text: string;
  html: string;
  /** What opens an account: it is left out of the words that are kept. */
  secret?: string;
  /** What is kept with the job besides its words. */
  said: Readonly<Record<string, unknown>>;
}

const mayHaveArrived =
  'the mail server had the whole email twice and never answered, or this server ended before it did: it may have arrived, so it is not sent again';

/**
 * Hands a mail to the mail server, under one Message-ID however often it is tried; its words are
 * kept with the job, for the template may be another one tomorrow. A mail whose answer was lost is
 * repeated once at most.
 */
export async function sendMail(
  { db, mailer, config, handovers }: MailNeeds,
  job: Job,
  to: string,
  { subject, text, html, secret, said }: ReadyMail,
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
    await keepWords(db, job.id, words);
    return notSent;
  }
  const { publicUrl } = config;
  const link = await choiceLink({
    db,
    publicUrl,
    job,
    recipient: to,
  });
  const messageId = await handOver(handovers, job, new URL(publicUrl).hostname, words);
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
