import { launch } from 'chrome-launcher';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
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
  readonly cls: number;
  /** Script transferred before any interaction, bytes. */
  readonly scriptBytes: number;
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
}

async function storeBefore(
  port: number,
  url: string,
  stored: Record<string, string>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
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
async function report({ url, stored }: LighthouseTarget, chromePath: string) {
  for (let attempt = 0; ; attempt++) {
    const chrome = await launch({ chromePath, chromeFlags: flags });
    try {
      if (stored) {
        await storeBefore(chrome.port, url, stored);
      }
      const { lhr } = (await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        disableStorageReset: Boolean(stored),
      }))!;
      if (!lhr.runtimeError) {
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
        Math.round((result.categories[category]?.score ?? 0) * 100);
      const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
      const requests =
        (
          result.audits['network-requests']?.details as
            { items?: { resourceType?: string; transferSize?: number }[] } | undefined
        )?.items ?? [];
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
        cls: value('cumulative-layout-shift'),
        scriptBytes: requests
          .filter((request) => request.resourceType === 'Script')
          .reduce((sum, request) => sum + (request.transferSize ?? 0), 0),
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
      cls: middle('cls'),
      scriptBytes: middle('scriptBytes'),
      errors: [...new Set(list.flatMap((row) => row.errors))],
    };
  });
}
