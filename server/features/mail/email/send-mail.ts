import { pictureIn } from '#core/domain/mail/mail-picture.ts';
import { type Batch, makeBatch } from '#server/db/batch.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { notSent } from '#server/outside/mail.ts';
import { readMailPicture } from '#server/outside/mail-picture.ts';
import type { Services } from '../../context.ts';
import { type MailWords, type StoredWords, withLink } from '../templates/frame-mail.ts';
import { choiceLink, oneClickHeaders } from './choices/choice-link.ts';
import { classifyRefusal } from './classify-refusal.ts';
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

export interface MailNeeds extends Pick<
  Services,
  'db' | 'clock' | 'mailer' | 'programme' | 'config'
> {
  handovers: Handovers;
}

export interface ReadyMail extends MailWords {
  /** A token that gives access to an account; left out of what is stored. */
  secret?: string;
  /** The address for one-click unsubscribing, if there is no choice link. */
  unsubscribe?: string;
  /** Reply-To of the mail; defaults to the lender's own address. */
  replyTo?: string | null;
}

const mayHaveArrived =
  'the mail server had the whole email twice and never answered, or this server ended before it did: it may have arrived, so it is not sent again';

/** The words without these tokens, as they are stored: half a character is none in JSON. */
function withoutTokens(
  { subject, text, html, link }: StoredWords,
  tokens: readonly (string | undefined)[],
): StoredWords {
  const hide = (written: string) =>
    tokens
      .reduce<string>((said, token) => (token ? said.replaceAll(token, '…') : said), written)
      .toWellFormed();
  return {
    subject: hide(subject),
    text: hide(text),
    html: hide(html),
    link: link && { text: hide(link.text), html: hide(link.html) },
  };
}

/**
 * Hands a mail to the mail server, with the same Message-ID at every try. Its text is stored with
 * the job before, because the template may change. A mail whose answer was lost is repeated once at
 * most.
 */
export async function sendMail(
  { db, mailer, config, handovers }: MailNeeds,
  job: Job,
  to: string,
  { secret, unsubscribe, replyTo, ...written }: ReadyMail,
): Promise<JobResult> {
  if (job.handovers >= mostHandovers) {
    return { status: 'failed', reason: mayHaveArrived };
  }
  const { publicUrl } = config;
  const link = mailer.hasServer ? await choiceLink({ db, publicUrl, job, recipient: to }) : null;
  const words = withLink(written, link);
  const stored = withoutTokens({ ...words, link }, [secret, link?.token]);
  const { id, attempts, recipient } = job;
  if (!mailer.hasServer) {
    await keepWords(db, { id, recipient, to, stored });
    return notSent;
  }
  // Only its name is stored with the mail.
  const pictureName = pictureIn(words.html);
  const picture = pictureName ? await readMailPicture(pictureName) : undefined;
  const { hostname: host } = new URL(publicUrl);
  const messageId = await handovers.add({ id, attempts, recipient, to, host, stored });
  if (messageId === undefined) {
    return { status: 'waiting', reason: 'another worker has this email' };
  }
  try {
    await mailer.send({
      to,
      ...words,
      messageId,
      replyTo,
      picture,
      headers: link?.headers ?? (unsubscribe ? oneClickHeaders(unsubscribe) : undefined),
    });
    return { status: 'done' };
  } catch (error) {
    const refusal = classifyRefusal(error);
    await keepRefusal(db, job, refusal);
    const isLastLost = refusal.isUnknown && job.handovers + 1 >= mostHandovers;
    if (isLastLost) {
      return { status: 'failed', reason: mayHaveArrived };
    }
    return { status: refusal.isFinal ? 'failed' : 'waiting', reason: refusal.reason };
  }
}
