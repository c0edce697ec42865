import { setTimeout as sleep } from 'node:timers/promises';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { newHome, runScript, startProduct } from './product.ts';
import { applyTimes } from './lead-body.ts';
import { section, table, verdict } from './report.ts';

const leads = 1000;
const promisedRate = 200;
const staff = { STAFF_MAIL: 'team@lender.example' };

/** Fills the outbox as visitors do, on a server without a mail server. */
async function fill(home: Record<string, string>): Promise<void> {
  const product = await startProduct({ ...home, ...staff });
  await applyTimes(product.origin, leads).finally(product.stop);
  await runScript(home, 'scripts/resend-mails.ts', '1');
}

/** The moment at which a mail server has taken so many mails. */
async function whenTaken(server: MailServer, mails: number): Promise<number> {
  while (server.received.length < mails) {
    await sleep(1);
  }
  return performance.now();
}

/** A row: how fast mails leave, from the first one that the mail server had to the last one. */
async function drain(connections: number): Promise<string[]> {
  const home = newHome();
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
    const first = await whenTaken(server, 1);
    const rate = ((mails - 1) * 1000) / ((await whenTaken(server, mails)) - first);
    // A mail that is sent twice by mistake is due again within a second.
    await sleep(2000);
    return [
      String(connections),
      String(mails),
      `${rate.toFixed(0)}${connections === 5 ? ` ${verdict(rate >= promisedRate)}` : ''}`,
      String(server.received.length - mails),
    ];
  } finally {
    await product.stop();
    await server.close();
  }
}

/** How fast mails that wait leave by a local mail server. */
export async function measureMails(): Promise<string> {
  const rows = [await drain(1), await drain(5)];
  return section('mails', 'The outbox', [
    `${2 * leads} mails of ${leads} applications that waited for a mail server leave by one on this machine (smtp-server, without TLS, in a process of its own) while the server does nothing else: each is filled by its template, sanitized, written down before it goes and after it went. \`SMTP_CONNECTIONS\` is 5 unless it is set.`,
    table(`connections | mails | mails/s (>= ${promisedRate}) | arrived twice`, rows),
  ]);
}
