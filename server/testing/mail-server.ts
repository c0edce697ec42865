import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  /** The whole message as it went over the wire. */
  text: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Codes to answer the next messages with, instead of taking them. */
  refusals: number[];
  close(): Promise<void>;
}

/** A real SMTP server on a port of its own that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refusals.shift();
        if (code !== undefined) {
          return done(Object.assign(new Error('not now, ana@example.com'), { responseCode: code }));
        }
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
