import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { Services } from '../context.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { giveMessageId, keepWords } from './queries.ts';

/** What a mail is written and sent with. */
export type MailNeeds = Pick<Services, 'db' | 'mailer' | 'programme' | 'config'>;

/** A mail that is ready to leave. */
export interface ReadyMail {
  subject: string;
  text: string;
  html: string;
  /** What is kept with the job besides its words. */
  said: Readonly<Record<string, unknown>>;
}

/**
 * Hands a mail to the mail server, under one Message-ID however often it is tried; its words are
 * kept with the job, for the template may be another one tomorrow.
 */
export async function sendMail(
  { db, mailer, config }: MailNeeds,
  job: Job,
  to: string,
  { subject, text, html, said }: ReadyMail,
): Promise<JobResult> {
  const { hostname } = new URL(config.publicUrl);
  const messageId = job.messageId ?? (await giveMessageId(db, job.id, hostname));
  await keepWords(db, job.id, { ...said, subject, text });
  try {
    await mailer.send({
      to,
      subject,
      text,
      html,
      messageId,
    });
    return { status: 'done' };
  } catch (error) {
    const { isFinal, reason } = judgeRefusal(error);
    return { status: isFinal ? 'failed' : 'waiting', reason };
  }
}
