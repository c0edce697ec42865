import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { measureCrm } from './crm.ts';
import { startProduct } from './engines.ts';
import { measureDesk } from './office/desk.ts';
import { measureOffice } from './office/office-keys.ts';
import { measurePortal } from './office/portal.ts';
import { measureMails } from './outbox/measure-mails.ts';
import { measurePages } from './browser-pages.ts';
import { measureProcesses } from './processes.ts';
import { section, table, verdict, writeFigures } from './report.ts';
import { measureSize } from './size.ts';
import { measureWrites } from './writes.ts';

const part = process.argv[2];
const wants = (name: string) => !part || part === name;
const rounds = Number(process.argv[3] ?? 5);
/** One page alone, by its path: shown, but not written down. */
const onlyPage = process.argv[4];
const sections: string[] = [];
const password = 'a benchmark signs itself in';

async function withProduct<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-'));
  const server = await startProduct({ DATA_DIR: folder, ADMIN_PASSWORD: password });
  try {
    return await work(server.origin);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (wants('writes')) {
  console.log('Leads and tracking on both engines ...');
  const figures = await measureWrites(rounds);
  sections.push(
    section('writes', 'Leads and tracking', [
      `\`POST /api/leads\`, complete, 16 connections, against a bare Fastify with one prepared INSERT of the same row; tracking, 64 connections, against the same bare server that stores nothing (one request an event can be no quicker than that), and for comparison against one INSERT a request. Medians of ${rounds} interleaved rounds.`,
      table(
        [
          'engine',
          'leads/s',
          'bare inserts/s',
          'ratio (>= 0.5)',
          'views/s',
          'nothing stored/s',
          'ratio (>= 0.3)',
          'bare view inserts/s',
          'views to inserts',
          'failed',
        ],
        figures.map(({ engine, lead, bareLead, view, bareView, nothing }) => [
          engine,
          lead.rate.toFixed(0),
          bareLead.rate.toFixed(0),
          `${(lead.rate / bareLead.rate).toFixed(2)} ${verdict(lead.rate / bareLead.rate >= 0.5)}`,
          view.rate.toFixed(0),
          nothing.rate.toFixed(0),
          `${(view.rate / nothing.rate).toFixed(2)} ${verdict(view.rate / nothing.rate >= 0.3)}`,
          bareView.rate.toFixed(0),
          (view.rate / bareView.rate).toFixed(2),
          String(lead.bad + bareLead.bad + view.bad + bareView.bad + nothing.bad),
        ]),
      ),
    ]),
  );
}

if (wants('pages')) {
  console.log('Lighthouse, mobile simulation ...');
  sections.push(await withProduct((origin) => measurePages(origin, rounds, onlyPage)));
}

if (wants('crm')) {
  console.log('Staff over many leads on both engines ...');
  sections.push(await measureCrm(rounds));
}

if (wants('office')) {
  console.log('Keys in the CRM ...');
  sections.push(await withProduct((origin) => measureOffice(origin, password)));
}

if (wants('desk')) {
  console.log('The CRM at a desk ...');
  sections.push(await measureDesk(rounds));
}

if (wants('portal')) {
  console.log('The portal on a phone ...');
  sections.push(await measurePortal(rounds));
}

if (wants('mail')) {
  console.log('Mails that leave, on both engines ...');
  sections.push(await measureMails());
}

if (wants('size')) {
  console.log('The size of an application ...');
  sections.push(await measureSize(rounds));
}

if (wants('processes')) {
  console.log('One, two and three processes ...');
  sections.push(await measureProcesses(rounds));
}

if (onlyPage) {
  console.log(sections.join('\n\n'));
} else {
  await writeFigures(sections);
}
process.exit(0);
