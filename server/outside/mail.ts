import nodemailer from 'nodemailer';
import type { Readable } from 'node:stream';
import type { DkimKey } from './dkim.ts';
import { demandEncryption } from './mail-encryption.ts';
import type { MailPicture } from './mail-picture.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** A person, who wrote it and reads the answers; without one no one wrote it. */
  replyTo?: string | null | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** A picture that its HTML shows; it travels with the mail, so no server learns who reads it. */
  picture?: MailPicture | undefined;
}

/** A mail server, or the plain fact that there is none. */
export interface Mailer {
  readonly hasServer: boolean;
  /** What the server answered. Throws a `MailError`; one that says `wasHandedOver` leaves open whether the mail was taken. */
  send(mail: Mail): Promise<string>;
  close(): void;
}

/** The SMTP client's report about a mail that was not accepted. */
export interface MailError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** All of the mail had gone to the server, which said neither yes nor no. */
  wasHandedOver?: boolean;
}

/** The result without a mail server: the mail is kept and shown as not sent. */
export const notSent = {
  status: 'no_server',
  reason: 'not sent: no mail server',
} as const;

export const noMailer: Mailer = {
  hasServer: false,
  send: () => Promise.reject(new Error('no mail server')),
  close() {},
};

interface MailerOptions {
  /** Lets a server on another machine be spoken to without encryption. */
  mayBePlain?: boolean;
  /** How many at a time; they stay open between mails. */
  connections?: number;
  dkim?: DkimKey | undefined;
}

// A mail server may take long to answer after it has the whole mail; hanging up earlier would make
// us send it twice. Together less than the lease of a mail job (`mail-jobs.ts`).
const silenceMs = 180_000;
const longestMs = 240_000;

// One-click unsubscribe is only honored if these headers are signed (RFC 8058).
const signedHeaders =
  'from:reply-to:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:auto-submitted:list-unsubscribe:list-unsubscribe-post';

function isOneLine(text: string): boolean {
  return !/[\r\n\u0000]/.test(text);
}

/** Whether the server had the whole mail, its last dot included, and gave no answer to it. */
function isUnanswered(error: MailError, content: Readable | undefined): boolean {
  return error.responseCode === undefined && content?.readableEnded === true;
}

/**
 * Speaks SMTP to `smtpUrl`, encrypted unless the server is on this machine or `mayBePlain`; refuses
 * a line break in address or subject, which would add headers of someone else's choice.
 */
export function openMailer(
  smtpUrl: string | undefined,
  from: string,
  { mayBePlain = false, connections = 5, dkim }: MailerOptions = {},
): Mailer {
  if (smtpUrl === undefined) {
    return noMailer;
  }
  const transport = nodemailer.createTransport(
    {
      ...demandEncryption(smtpUrl, mayBePlain),
      pool: true,
      maxConnections: connections,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
    },
    { from },
  );
  // The last stream created for each mail: how much of it was read shows how much the mail server
  // can have received.
  const contents = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    const make = message.createReadStream.bind(message);
    message.createReadStream = (...options) => {
      const content = make(...options);
      contents.set(message.messageId(), content);
      return content;
    };
    done();
  });
  return {
    hasServer: true,
    async send({ to, subject, text, html, messageId, replyTo, headers, picture }) {
      if (![to, subject, messageId, replyTo ?? ''].every(isOneLine)) {
        throw new Error('a line break in address or subject');
      }
      try {
        const { response } = await transport.sendMail({
          // With angle brackets: filters take a bare address for that of a bulk sender.
          to: { name: to, address: to },
          subject,
          text,
          html,
          messageId,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          // Its `cid` is what makes the message `multipart/related`.
          ...(picture && { attachments: [{ raw: picture.part, cid: picture.name }] }),
          headers: { ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }), ...headers },
          signal: AbortSignal.timeout(longestMs),
        });
        return response;
      } catch (error) {
        const wasHandedOver = isUnanswered(error as MailError, contents.get(messageId));
        throw Object.assign(error as MailError, { wasHandedOver });
      } finally {
        contents.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}
