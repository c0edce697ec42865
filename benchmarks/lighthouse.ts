import { launch } from 'chrome-launcher';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumFlags } from '#scripts/chromium-flags.ts';
import { median } from './raw-load.ts';

const flags = ['--headless=new', ...chromiumFlags];

type Report = Awaited<ReturnType<typeof report>>;

const scoreOf = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? Number.NaN) * 100);

const valueOf = (audit: string) => (report: Report) =>
  report.audits[audit]?.numericValue ?? Number.NaN;

/** What is read of a report; times are milliseconds of the simulation. */
const figures = {
  performance: scoreOf('performance'),
  accessibility: scoreOf('accessibility'),
  bestPractices: scoreOf('best-practices'),
  seo: scoreOf('seo'),
  fcp: valueOf('first-contentful-paint'),
  lcp: valueOf('largest-contentful-paint'),
  tbt: valueOf('total-blocking-time'),
  cls: valueOf('cumulative-layout-shift'),
  /** Script transferred before any interaction, bytes. */
  scriptBytes,
} as const;

export interface LighthouseFigures extends Readonly<Record<keyof typeof figures, number>> {
  readonly name: string;
  /** Audits that were not passed in any run. */
  readonly errors: readonly string[];
}

export interface LighthouseTarget {
  readonly url: string;
  /**
   * What the browser's storage holds before: the results page without a result sends visitors away,
   * as specified.
   */
  readonly stored?: Record<string, string>;
  /** Who is signed in: `name=value`, as the browser would send it. */
  readonly cookie?: string;
  /** Where the page must have ended, if it may send visitors elsewhere. */
  readonly endsAt?: string;
  /** On a desktop's screen and line instead of a phone's. */
  readonly isDesktop?: boolean;
  /** A copy to compare with: nothing but its speed is looked at. */
  readonly isTwin?: boolean;
}

async function storeBefore(
  port: number,
  { url, stored = {}, cookie }: LighthouseTarget,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0]!;
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: new URL(url).origin }]);
  }
  const page = await context.newPage();
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value);
    }
  }, stored);
  await page.close();
  await browser.close();
}

/**
 * One report. A run whose trace could not be recorded says so, measured nothing and is made again,
 * at most twice.
 */
async function report(target: LighthouseTarget, chromePath: string) {
  const { url, endsAt } = target;
  const isKnown = Boolean(target.stored ?? target.cookie);
  for (let attempt = 0; ; attempt++) {
    const chrome = await launch({ chromePath, chromeFlags: flags });
    try {
      if (isKnown) {
        await storeBefore(chrome.port, target);
      }
      const flagsOfRun = {
        port: chrome.port,
        logLevel: 'error',
        disableStorageReset: isKnown,
        ...(target.isTwin && { onlyCategories: ['performance'] }),
      } as const;
      const { lhr } = (await lighthouse(
        url,
        flagsOfRun,
        target.isDesktop ? desktopConfig : undefined,
      ))!;
      if (!lhr.runtimeError) {
        const ended = new URL(lhr.finalDisplayedUrl).pathname;
        if (endsAt && ended !== endsAt) {
          throw new Error(`${url} ended at ${ended}`);
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

interface Transfer {
  resourceType?: string;
  transferSize?: number;
}

function scriptBytes({ audits }: Report): number {
  const details = audits['network-requests']?.details as { items?: Transfer[] } | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}

function errorsOf({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode === 'binary',
    )
    .map(({ id }) => id);
}

/**
 * Lighthouse's mobile simulation, medians of interleaved runs. Pages that say noindex cannot have a
 * SEO score of 100; their SEO fault is named.
 */
export async function measureLighthouse(
  targets: Record<string, LighthouseTarget>,
  runs: number,
  chromePath: string,
): Promise<LighthouseFigures[]> {
  const names = Object.keys(targets);
  const reports = new Map<string, Report[]>(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const [name, target] of Object.entries(targets)) {
      reports.get(name)!.push(await report(target, chromePath));
    }
  }
  return [...reports].map(([name, list]) => {
    const medians = Object.entries(figures).map(([key, read]) => [key, median(list.map(read))]);
    return {
      ...(Object.fromEntries(medians) as Record<keyof typeof figures, number>),
      name,
      errors: [...new Set(list.flatMap(errorsOf))],
    };
  });
}
