import { launch } from 'chrome-launcher';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumFlags } from '#scripts/chromium-flags.ts';
import { median } from './raw-load.ts';

const flags = ['--headless=new', ...chromiumFlags];

export interface LighthouseFigures {
  readonly name: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds of the mobile simulation. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Until the page answers at once: Lighthouse's `interactive`. */
  readonly tti: number;
  readonly cls: number;
  /** Script transferred before any interaction, bytes. */
  readonly scriptBytes: number;
  /** Of films, transferred while the page was watched, bytes. */
  readonly mediaBytes: number;
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

/** How many bytes of a kind came. */
function transferOf({ audits }: Awaited<ReturnType<typeof report>>): (kind: string) => number {
  const details = audits['network-requests']?.details as { items?: Transfer[] } | undefined;
  const items = details?.items ?? [];
  return (kind) =>
    items
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
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
  const rows = new Map<string, Omit<LighthouseFigures, 'name'>[]>();
  for (let run = 0; run < runs; run++) {
    for (const [name, target] of Object.entries(targets)) {
      const result = await report(target, chromePath);
      const score = (category: string) =>
        Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
      const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
      const transferred = transferOf(result);
      const failed = Object.values(result.audits)
        .filter(
          (audit) =>
            audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
        )
        .map((audit) => audit.id);
      const list = rows.get(name) ?? [];
      list.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        tti: value('interactive'),
        cls: value('cumulative-layout-shift'),
        scriptBytes: transferred('Script'),
        mediaBytes: transferred('Media'),
        errors: failed,
      });
      rows.set(name, list);
    }
  }
  return [...rows].map(([name, list]) => {
    const middle = (key: Exclude<keyof LighthouseFigures, 'name' | 'errors'>) =>
      median(list.map((row) => row[key]));
    return {
      name,
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      bestPractices: middle('bestPractices'),
      seo: middle('seo'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      tbt: middle('tbt'),
      tti: middle('tti'),
      cls: middle('cls'),
      scriptBytes: middle('scriptBytes'),
      mediaBytes: middle('mediaBytes'),
      errors: [...new Set(list.flatMap((row) => row.errors))],
    };
  });
}
