import assert from 'node:assert/strict';
import type { AddressInfo, Socket } from 'node:net';
import { after, beforeEach } from 'node:test';
import { eq } from 'drizzle-orm';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { allMails } from '#server/db/tables/mails.ts';
import { mailJobs } from '#server/features/mail/email/mail-jobs.ts';
import { readMailWords } from '#server/features/mail/email/sent/read-mail-words.ts';
import { type Mailer, openMailer } from '#server/outside/mail.ts';
import { type FreshApp, freshApp, type FreshAppOptions } from './app.ts';

interface ReceivedMail {
  recipients: string[];
  /** The whole message as it went over the wire. */
  text: string;
  /** The same without the line breaks of its encoding, which fall anywhere; for tests to search. */
  unfolded: string;
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Codes, or whole answers, for the next messages, instead of taking them. */
  refusals: (number | string)[];
  /** The same for the next sign-ins, senders and recipients. */
  refusedSignIns: (number | string)[];
  refusedSenders: (number | string)[];
  refusedRecipients: (number | string)[];
  /** For the next messages: when it hangs up. With `answer lost` it has taken the mail. */
  hangUps: ('in content' | 'answer lost' | 'after answer')[];
  /** Awaited before the answer to every message that it has. */
  beforeAnswer: () => Promise<void>;
  /** The commands it got so far: `AUTH`, `MAIL`, `RCPT` and `DATA`. */
  heard: string[];
  close(): Promise<void>;
}

interface MailServerOptions {
  /** Listens here instead of at a free port. */
  port?: number;
  /** Takes any name and password, in clear too. */
  asksForPassword?: boolean;
  /** Offers STARTTLS, with a self-signed certificate. */
  offersTls?: boolean;
}

/** Ends the connection of a session as a broken line does. */
function cut(server: SMTPServer, { id }: SMTPServerSession): void {
  // Not in the types of the package.
  type Line = { session: SMTPServerSession; _socket: Socket };
  const { connections } = server as unknown as { connections: Set<Line> };
  for (const { session, _socket: socket } of connections) {
    if (session.id === id) {
      socket.destroy();
    }
  }
}

type Done = (error?: Error | null) => void;

/** Ends a step with the next refusal of a list; false when there is none. */
function isRefused(refusals: (number | string)[], done: Done): boolean {
  const refusal = refusals.shift();
  if (refusal === undefined) {
    return false;
  }
  const [, code, words] = /^(\d+) ?(.*)$/.exec(String(refusal))!;
  const error = new Error(words || 'not now, ana@example.com');
  done(Object.assign(error, { responseCode: Number(code) }));
  return true;
}

/** A real SMTP server on a port of its own that keeps what it gets. */
export async function startMailServer({
  port: wanted = 0,
  asksForPassword = false,
  offersTls = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: (number | string)[] = [];
  const refusedSignIns: (number | string)[] = [];
  const refusedSenders: (number | string)[] = [];
  const refusedRecipients: (number | string)[] = [];
  const heard: string[] = [];
  const hangUps: MailServer['hangUps'] = [];
  const answer = async (done: Done, cutSession?: SMTPServerSession): Promise<void> => {
    await mailServer.beforeAnswer();
    done();
    if (cutSession) {
      setImmediate(() => cut(server, cutSession));
    }
  };
  const server = new SMTPServer({
    authOptional: !asksForPassword,
    allowInsecureAuth: true,
    disabledCommands: [
      ...(offersTls ? [] : ['STARTTLS' as const]),
      ...(asksForPassword ? [] : ['AUTH' as const]),
    ],
    onAuth(_auth, _session, done) {
      heard.push('AUTH');
      if (!isRefused(refusedSignIns, done as Done)) {
        done(null, { user: 'sender' });
      }
    },
    onMailFrom(_address, _session, done) {
      heard.push('MAIL');
      if (!isRefused(refusedSenders, done)) {
        done();
      }
    },
    onRcptTo(_address, _session, done) {
      heard.push('RCPT');
      if (!isRefused(refusedRecipients, done)) {
        done();
      }
    },
    onData(stream, session, done) {
      heard.push('DATA');
      const chunks: Buffer[] = [];
      const hangUp = hangUps.shift();
      if (hangUp === 'in content') {
        cut(server, session);
        stream.resume();
        return;
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefused(refusals, done)) {
          return;
        }
        const text = Buffer.concat(chunks).toString();
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          text,
          unfolded: text
            .replaceAll('=\r\n', '')
            .replaceAll('=C2=A0', '\u00a0')
            .replaceAll('=3D', '='),
        });
        if (hangUp === 'answer lost') {
          cut(server, session);
          return;
        }
        void answer(done, hangUp === 'after answer' ? session : undefined);
      });
    },
  });
  // A client that does not trust the certificate hangs up: no fault of this server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(wanted, '0.0.0.0', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    refusals,
    refusedSignIns,
    refusedSenders,
    refusedRecipients,
    heard,
    hangUps,
    beforeAnswer: async () => {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return mailServer;
}

/** Mails as they are kept, with their words as they left, the oldest first; of one kind, or all. */
export async function keptMails({ database }: Pick<FreshApp, 'database'>, kind?: string) {
  const rows = await database.drizzle
    .select()
    .from(allMails)
    .where(kind === undefined ? undefined : eq(allMails.kind, kind))
    .orderBy(allMails.id);
  const kept = await readMailWords(database, rows);
  return rows.map((row, at) => {
    const words = kept[at]!;
    assert.notEqual(words.state, 'altered');
    const { subject, text, html } =
      words.state === 'kept' ? words : { subject: '', text: '', html: '' };
    return { ...row, subject, text, html };
  });
}

/** Lets a mail server take the mails that were kept for want of one; returns what arrived. */
export async function sendKeptMails({ app, database }: FreshApp) {
  const server = await startMailServer();
  const mailer = openMailer(server.url, 'Solar Grant <no-reply@lender.example>');
  await database.query(`update jobs set status = 'waiting' where status = 'no_server'`);
  await runDueJobs(database, mailJobs({ ...app.services, mailer }));
  mailer.close();
  await server.close();
  return server.received;
}

/**
 * The product with its own mail server, both until the file or the suite that started them ends.
 * Each test begins without mails.
 */
export async function freshMailApp({ config, ...options }: FreshAppOptions = {}) {
  const server = await startMailServer();
  const mailer = openMailer(server.url, 'Solar Grant <no-reply@lender.example>');
  const publicUrl = 'https://www.lender.example';
  const app = await freshApp({ ...options, mailer, config: { publicUrl, ...config } });
  after(async () => {
    mailer.close();
    await app.dispose();
    await server.close();
  });
  beforeEach(async () => {
    await app.database.query('delete from jobs; delete from sent_mails');
    server.received.length = 0;
  });
  const deliver = (by: Mailer = mailer) =>
    runDueJobs(app.database, mailJobs({ ...app.app.services, mailer: by }));
  return {
    app,
    server,
    mailer,
    deliver,
    /** As if the minutes had passed that a mail about a status waits. */
    async deliverLater() {
      await app.database.query(`update jobs set run_at = now() where status = 'waiting'`);
      await Promise.all([deliver(), deliver()]);
    },
  };
}
