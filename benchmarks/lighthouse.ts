import { launch } from 'chrome-launcher';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumFlags } from '#scripts/chromium-flags.ts';
import { median } from './raw-load.ts';
import { table } from './report.ts';

type Report = Awaited<ReturnType<typeof report>>;

const scoreOf = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? Number.NaN) * 100);

const valueOf = (audit: string) => (report: Report) =>
  report.audits[audit]?.numericValue ?? Number.NaN;

/** KiB of script transferred before any interaction. */
function scriptKib({ audits }: Report): number {
  const details = audits['network-requests']?.details as
    { items?: { resourceType?: string; transferSize?: number }[] } | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1024;
}

/** Figures of a report by their heads; milliseconds of the simulation. Then the digits shown. */
const figures = {
  performance: [scoreOf('performance'), 0],
  accessibility: [scoreOf('accessibility'), 0],
  'best practices': [scoreOf('best-practices'), 0],
  SEO: [scoreOf('seo'), 0],
  'FCP ms': [valueOf('first-contentful-paint'), 0],
  'LCP ms': [valueOf('largest-contentful-paint'), 0],
  'TBT ms': [valueOf('total-blocking-time'), 0],
  CLS: [valueOf('cumulative-layout-shift'), 3],
  'script KiB': [scriptKib, 1],
} as const;

type Figure = keyof typeof figures;

export interface LighthouseFigures extends Readonly<Record<Figure, number>> {
  readonly name: string;
}

/** A row for each page; with `verdictOf` a figure says whether it keeps its promise. */
export function lighthouseTable(
  pages: readonly LighthouseFigures[],
  shown: readonly Figure[],
  verdictOf: (page: LighthouseFigures, figure: Figure) => string = () => '',
): string {
  const cellOf = (page: LighthouseFigures, figure: Figure) =>
    // A twin is not measured in every respect: such a score is NaN.
    Number.isNaN(page[figure])
      ? '-'
      : `${page[figure].toFixed(figures[figure][1])} ${verdictOf(page, figure)}`.trim();
  return table(
    ['page', ...shown].join(' | '),
    pages.map((page) => [page.name, ...shown.map((figure) => cellOf(page, figure))]),
  );
}

export interface LighthouseTarget {
  readonly url: string;
  /**
   * What the browser's storage holds before: the results page without a result sends visitors away,
   * as specified.
   */
  readonly stored?: Record<string, string>;
  /** Who is signed in: `name=value`, as the browser would send it. The page must not move on. */
  readonly cookie?: string;
  /** On a desktop's screen and line instead of a phone's. */
  readonly isDesktop?: boolean;
  /** Only its speed is looked at. */
  readonly isSpeedOnly?: boolean;
}

async function storeBefore(port: number, url: string, stored: Record<string, string>) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
  await page.close();
  await browser.close();
}

/** One report. A run whose trace could not be recorded is made again, at most twice. */
async function report({ url, stored, cookie, isDesktop, isSpeedOnly }: LighthouseTarget) {
  for (let attempt = 0; ; attempt++) {
    const chrome = await launch({
      chromePath: process.env.CHROMIUM_PATH!,
      chromeFlags: ['--headless=new', ...chromiumFlags],
    });
    try {
      if (stored) {
        await storeBefore(chrome.port, url, stored);
      }
      const flags = {
        port: chrome.port,
        logLevel: 'error',
        disableStorageReset: stored !== undefined,
        ...(cookie && { extraHeaders: { cookie } }),
        ...(isSpeedOnly && { onlyCategories: ['performance'] }),
      } as const;
      const { lhr } = (await lighthouse(url, flags, isDesktop ? desktopConfig : undefined))!;
      if (!lhr.runtimeError) {
        if (cookie && new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
          throw new Error(`${url} ended at ${lhr.finalDisplayedUrl}`);
        }
        return lhr;
      }
      if (attempt === 2) {
        throw new Error(`${url}: ${lhr.runtimeError.message}`);
      }
      console.log(`${url}: ${lhr.runtimeError.code}, once more`);
    } finally {
      chrome.kill();
    }
  }
}

/** Lighthouse's simulation, mobile unless a target says otherwise: medians of interleaved runs. */
export async function measureLighthouse(
  targets: Record<string, LighthouseTarget>,
  runs: number,
): Promise<LighthouseFigures[]> {
  const reports = new Map<string, Report[]>();
  for (let run = 0; run < runs; run++) {
    for (const [name, target] of Object.entries(targets)) {
      reports.set(name, [...(reports.get(name) ?? []), await report(target)]);
    }
  }
  return [...reports].map(([name, list]) => {
    const medians = Object.entries(figures).map(([key, [read]]) => [key, median(list.map(read))]);
    return { ...(Object.fromEntries(medians) as Record<Figure, number>), name };
  });
}
