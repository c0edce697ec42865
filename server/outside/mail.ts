import nodemailer from 'nodemailer';
import { demandEncryption } from './mail-encryption.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable for one job, so that a repeat is recognised as the same mail. */
  messageId: string;
}

/** A mail server, or the plain fact that there is none. */
export interface Mailer {
  readonly hasServer: boolean;
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What becomes of a mail where there is no server: it is kept and shown as not sent. */
export const notSent = {
  status: 'no_server',
  reason: 'not sent: no mail server',
} as const;

/** Where no mail leaves. */
export const noMailer: Mailer = {
  hasServer: false,
  send: () => Promise.reject(new Error('no mail server')),
  close() {},
};

function isOneLine(text: string): boolean {
  return !/[\r\n\u0000]/.test(text);
}

/**
 * Speaks SMTP to `smtpUrl`, encrypted unless the server is on this machine or `mayBePlain`; refuses
 * a line break in address or subject, which would add headers of someone else's choice.
 */
export function openMailer(smtpUrl: string | undefined, from: string, mayBePlain = false): Mailer {
  if (smtpUrl === undefined) {
    return noMailer;
  }
  const transport = nodemailer.createTransport(
    {
      ...demandEncryption(smtpUrl, mayBePlain),
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    hasServer: true,
    async send({ to, subject, text, html, messageId }) {
      if (![to, subject, messageId].every(isOneLine)) {
        throw new Error('a line break in address or subject');
      }
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
