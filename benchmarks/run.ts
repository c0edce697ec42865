import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { sitePages } from '#core/contract/site.ts';
import { startServer } from './child-server.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePageRate, staticTwin } from './pages.ts';
import { section, table, writeFigures } from './report.ts';
import { measureWrites } from './writes.ts';

const part = process.argv[2];
const wants = (name: string) => !part || part === name;
const rounds = Number(process.argv[3] ?? 5);
const sections: string[] = [];
const verdict = (isReached: boolean) => (isReached ? 'reached' : '**not reached**');

async function withProduct<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-'));
  const server = await startServer('server/main.ts', {
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: 'a benchmark signs nobody in',
  });
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
  const figures = await withProduct(async (origin) => {
    const twin = await staticTwin(origin);
    try {
      const answer = await fetch(`${origin}/api/check-eligibility`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Maria Gonzalez',
          mobileNumber: '(541) 555-0199',
          creditScore: 660,
          state: 'OR',
          homePrice: 425_000,
          firstTimeHomebuyer: true,
        }),
      });
      const stored = { eligibilityResults: await answer.text() };
      const pages = Object.keys(sitePages).map(
        (path) =>
          [
            path,
            { url: origin + path, ...(path === '/eligibility-results' && { stored }) },
          ] as const,
      );
      return await measureLighthouse(
        Object.fromEntries([['static twin of /', { url: `${twin.origin}/` }], ...pages]),
        rounds,
        process.env.CHROMIUM_PATH!,
      );
    } finally {
      await twin.stop();
    }
  });
  const of = (name: string) => figures.find((figure) => figure.name === name)!;
  const ratio = of('/').lcp / of('static twin of /').lcp;
  sections.push(
    section('pages', 'Pages in the browser', [
      `Lighthouse 13, mobile simulation, medians of ${rounds} interleaved runs, all pages and the static twin of the landing page (same text, style and picture, no script) in one run.`,
      table(
        [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'FCP ms',
          'LCP ms',
          'TBT ms',
          'CLS',
          'script KiB',
          'not passed',
        ],
        figures.map((figure) => [
          figure.name,
          String(figure.performance),
          String(figure.accessibility),
          String(figure.bestPractices),
          String(figure.seo),
          figure.fcp.toFixed(0),
          figure.lcp.toFixed(0),
          figure.tbt.toFixed(0),
          figure.cls.toFixed(3),
          (figure.scriptBytes / 1024).toFixed(1),
          figure.errors.join(' ') || '-',
        ]),
      ),
      `Largest paint of the landing page: ${ratio.toFixed(2)} times the static twin's; promised at most 1.15: ${verdict(ratio <= 1.15)}. Script before the first interaction: ${(of('/').scriptBytes / 1024).toFixed(1)} KiB; promised at most 85: ${verdict(of('/').scriptBytes <= 85 * 1024)}.`,
      'Pages that say noindex on purpose (`/eligibility-results`, `/thank-you`, `/marketing`) cannot reach SEO 100: `is-crawlable` is their only fault.',
    ]),
  );
}

await writeFigures(sections);
process.exit(0);
