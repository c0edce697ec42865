import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  /** The whole message as it went over the wire. */
  text: string;
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
  /** What it was told so far: `AUTH`, `MAIL`, `RCPT` and `DATA`. */
  heard: string[];
  close(): Promise<void>;
}

interface MailServerOptions {
  /** Takes any name and password, in clear too. */
  asksForPassword?: boolean;
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  offersTls?: boolean;
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
  asksForPassword = false,
  offersTls = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: (number | string)[] = [];
  const refusedSignIns: (number | string)[] = [];
  const refusedSenders: (number | string)[] = [];
  const refusedRecipients: (number | string)[] = [];
  const heard: string[] = [];
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
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefused(refusals, done)) {
          return;
        }
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  // A client that does not trust the certificate hangs up: no fault of this server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '0.0.0.0', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    refusals,
    refusedSignIns,
    refusedSenders,
    refusedRecipients,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
