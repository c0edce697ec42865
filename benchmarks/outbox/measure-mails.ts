import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { type Engine, onEachEngine, startProduct } from '../engines.ts';
import { postLead } from '../lead-body.ts';
import { section, table, verdict } from '../report.ts';

const leads = 1000;
const promisedRate = 200;
const staff = { STAFF_MAIL: 'team@lender.example' };

interface MailFigures {
  engine: string;
  connections: number;
  mails: number;
  /** Mails a second, from the first one that the mail server had to the last one. */
  rate: number;
  repeated: number;
}

/** Fills the outbox as visitors do, on a server without a mail server. */
async function fill(home: Record<string, string>): Promise<void> {
  const product = await startProduct({ ...home, ...staff });
  try {
    for (let at = 0; at < leads; at += 50) {
      await Promise.all(Array.from({ length: 50 }, () => postLead(product.origin)));
    }
  } finally {
    await product.stop();
  }
  const run = promisify(execFile);
  await run(process.execPath, ['scripts/resend-mails.ts', '1'], {
    env: { ...process.env, ...home },
  });
}

/** The moments at which a mail server took each of so many mails. */
async function momentsOf(server: MailServer, mails: number): Promise<number[]> {
  const moments: number[] = [];
  while (moments.length < mails) {
    while (moments.length < server.received.length) {
      moments.push(performance.now());
    }
    await sleep(1);
  }
  return moments;
}

async function drain(engine: Engine, connections: number): Promise<MailFigures> {
  const home = await engine.newHome();
  await fill(home);
  const server = await startMailServer();
  const product = await startProduct({
    ...home,
    ...staff,
    SMTP_URL: server.url,
    SMTP_CONNECTIONS: String(connections),
  });
  try {
    const mails = 2 * leads;
    const moments = await momentsOf(server, mails);
    const seconds = (moments.at(-1)! - moments[0]!) / 1000;
    // A mail that is sent twice by mistake is due again within a second.
    await sleep(2000);
    return {
      engine: engine.name,
      connections,
      mails,
      rate: (mails - 1) / seconds,
      repeated: server.received.length - mails,
    };
  } finally {
    await product.stop();
    await server.close();
  }
}

/** How fast mails that wait leave by a local mail server, on both engines. */
export async function measureMails(): Promise<string> {
  const figures = await onEachEngine(async (engine) => [
    await drain(engine, 1),
    await drain(engine, 5),
  ]);
  const rows = figures
    .flat()
    .map(({ engine, connections, mails, rate, repeated }) => [
      engine,
      String(connections),
      String(mails),
      `${rate.toFixed(0)}${connections === 5 ? ` ${verdict(rate >= promisedRate)}` : ''}`,
      String(repeated),
    ]);
  return section('mail', 'The outbox', [
    `${2 * leads} mails of ${leads} applications that waited for a mail server leave by one on this machine (smtp-server, without TLS, in a process of its own) while the server does nothing else: each is filled by its template, sanitized, written down before it goes and after it went. \`SMTP_CONNECTIONS\` is 5 unless it is set.`,
    table(
      ['engine', 'connections', 'mails', `mails/s (>= ${promisedRate})`, 'arrived twice'],
      rows,
    ),
  ]);
}
