import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { startServer } from './child-server.ts';
import { measureCrm } from './crm.ts';
import { measureCrowd } from './crowd.ts';
import { startProduct } from './engines.ts';
import { measureDesk } from './office/desk.ts';
import { measureOffice } from './office/office-keys.ts';
import { measureMails } from './outbox/measure-mails.ts';
import { measurePages } from './browser-pages.ts';
import { measurePageRate } from './pages.ts';
import { measureFilm } from './film/hero-film.ts';
import { measurePortalScreens } from './portal/portal-screens.ts';
import { measurePortal } from './portal/portal.ts';
import { section, table, verdict, writeFigures } from './report.ts';
import { measureSoak } from './soak.ts';
import { measureTiming } from './timing/measure-timing.ts';
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

if (wants('rate')) {
  console.log('Pages from memory ...');
  const rates = await withProduct(async (origin) => {
    const encoded = (
      await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br' } })
    ).headers.get('content-length')!;
    const same = await startServer('benchmarks/fixed-route-server.ts', { BYTES: encoded });
    const bare = await startServer('benchmarks/fixed-server.ts', { BYTES: encoded });
    try {
      return await measurePageRate(origin, same.origin, bare.origin, rounds);
    } finally {
      await same.stop();
      await bare.stop();
    }
  });
  const ratio = rates.page / rates.fixed;
  sections.push(
    section('rate', 'Pages from memory', [
      `\`GET /\` (brotli, ${rates.bytes} bytes) against fixed bytes of the same size, 16 connections, medians of ${rounds} interleaved rounds. The fixed route stands in the product's own server, with its hooks and headers.`,
      table(
        ['', 'requests/s'],
        [
          ['fixed bytes, the same server', rates.fixed.toFixed(0)],
          ['landing page', rates.page.toFixed(0)],
          ['fixed bytes, Fastify and nothing else', rates.bare.toFixed(0)],
        ],
      ),
      `Ratio to the same server ${ratio.toFixed(2)}; promised at least 0.8: ${verdict(ratio >= 0.8)}. Ratio to a bare Fastify: ${(rates.page / rates.bare).toFixed(2)}.`,
    ]),
  );
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

if (wants('film')) {
  console.log('The landing page with a film ...');
  const measure = (filmed: string) =>
    withProduct((plain) =>
      measureFilm({
        filmed,
        plain,
        password,
        rounds,
      }),
    );
  sections.push(await withProduct(measure));
}

if (wants('screens')) {
  console.log('First screens of the portal ...');
  sections.push(await withProduct((origin) => measurePortalScreens(origin, rounds)));
}

if (wants('crowd')) {
  console.log('200 connections on both engines ...');
  sections.push(await measureCrowd(12 * rounds));
}

if (wants('crm')) {
  console.log('Staff over many leads on both engines ...');
  sections.push(await measureCrm(rounds));
}

if (wants('portal')) {
  console.log('The dashboard of a busy affiliate on both engines ...');
  sections.push(await measurePortal(rounds));
}

if (wants('office')) {
  console.log('Keys in the CRM ...');
  sections.push(await withProduct((origin) => measureOffice(origin, password)));
}

if (wants('desk')) {
  console.log('The CRM at a desk ...');
  sections.push(await measureDesk(rounds));
}

if (wants('mail')) {
  console.log('Mails that leave, on both engines ...');
  sections.push(await measureMails());
}

if (wants('timing')) {
  console.log('The time of answers, with and without an account, on both engines ...');
  sections.push(await measureTiming(200 * rounds));
}

if (wants('soak')) {
  console.log('Memory on both engines ...');
  sections.push(await measureSoak(rounds));
}

if (onlyPage) {
  console.log(sections.join('\n\n'));
} else {
  await writeFigures(sections);
}
process.exit(0);
