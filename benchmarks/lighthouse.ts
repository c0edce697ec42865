import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './load.ts';

const flags = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

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
  readonly faults: readonly string[];
}

/** Lighthouse's mobile simulation, medians of interleaved runs. Pages that say noindex cannot have a SEO score of 100; their SEO fault is named. */
export async function measureLighthouse(targets: Record<string, string>, runs: number, chromePath: string): Promise<LighthouseFigures[]> {
  const rows = new Map<string, Omit<LighthouseFigures, 'name'>[]>();
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of Object.entries(targets)) {
      const chrome = await launch({ chromePath, chromeFlags: flags });
      try {
        const result = (await lighthouse(url, { port: chrome.port, logLevel: 'error' }))!.lhr;
        const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
        const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
        const requests = (result.audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined)?.items ?? [];
        const failed = Object.values(result.audits).filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary').map((audit) => audit.id);
        const list = rows.get(name) ?? [];
        list.push({
          performance: score('performance'), accessibility: score('accessibility'), bestPractices: score('best-practices'), seo: score('seo'),
          fcp: value('first-contentful-paint'), lcp: value('largest-contentful-paint'), tbt: value('total-blocking-time'), cls: value('cumulative-layout-shift'),
          scriptBytes: requests.filter((request) => request.resourceType === 'Script').reduce((sum, request) => sum + (request.transferSize ?? 0), 0), faults: failed,
        });
        rows.set(name, list);
      } finally {
        chrome.kill();
      }
    }
  }
  return [...rows].map(([name, list]) => {
    const middle = (key: Exclude<keyof LighthouseFigures, 'name' | 'faults'>) => median(list.map((row) => row[key]));
    return {
      name, performance: middle('performance'), accessibility: middle('accessibility'), bestPractices: middle('bestPractices'), seo: middle('seo'), fcp: middle('fcp'),
      lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls'), scriptBytes: middle('scriptBytes'), faults: [...new Set(list.flatMap((row) => row.faults))],
    };
  });
}
