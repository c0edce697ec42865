import { sitePages } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { type LighthouseFigures, type LighthouseTarget, measureLighthouse } from './lighthouse.ts';
import { section, table, verdict } from './report.ts';
import { staticTwin } from './static-twin.ts';

/** Pages that are measured in each language, beside the same page as plain HTML. */
const twinnedPages = ['/', '/affiliate/register'] as const;

const twinOf = (name: string): string => `static twin of ${name}`;

/** What is promised: the largest paint as a share of the twin's, KiB of script, Lighthouse's score. */
const mostOfTwin = { '/': 1.1, '/affiliate/register': 1.15 } as const;
const mostScriptKib = 80;
const leastPerformance = 99;

/** The answer of the eligibility check, as the visitor's browser keeps it. */
async function keptResult(origin: string): Promise<Record<string, string>> {
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
  if (!answer.ok) {
    throw new Error(`the check was refused: ${answer.status} ${await answer.text()}`);
  }
  return { eligibilityResults: await answer.text() };
}

const head = [
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
];

// A twin is not measured in every respect: such a score is NaN.
const whole = (score: number) => (Number.isNaN(score) ? '-' : String(score));

const row = (figure: LighthouseFigures) => [
  figure.name,
  whole(figure.performance),
  whole(figure.accessibility),
  whole(figure.bestPractices),
  whole(figure.seo),
  figure.fcp.toFixed(0),
  figure.lcp.toFixed(0),
  figure.tbt.toFixed(0),
  figure.cls.toFixed(3),
  (figure.scriptBytes / 1024).toFixed(1),
  figure.errors.join(' ') || '-',
];

type FigureOf = (name: string) => LighthouseFigures | undefined;

/** The largest paint of a page as a share of its twin's, in each language. */
function sharesOf(path: (typeof twinnedPages)[number], of: FigureOf): string {
  const most = mostOfTwin[path];
  const shares = languages.map((language) => {
    const name = localizedPath(path, language);
    const share = of(name)!.lcp / of(twinOf(name))!.lcp;
    return `${language} ${share.toFixed(2)} ${verdict(share <= most)}`;
  });
  return `Largest paint of \`${path}\` as a share of its static twin's, promised at most ${most}: ${shares.join(', ')}.`;
}

/** What the figures say of what is promised. */
function verdicts(figures: readonly LighthouseFigures[]): string {
  const of: FigureOf = (name) => figures.find((figure) => figure.name === name);
  const twinned = twinnedPages.filter((path) => of(path));
  const kib = Math.max(...twinned.map((path) => of(path)!.scriptBytes / 1024));
  const pages = figures.filter(({ name }) => name.startsWith('/'));
  const performance = Math.min(...pages.map((page) => page.performance));
  const shift = Math.max(...pages.map((page) => page.cls));
  return [
    ...twinned.map((path) => sharesOf(path, of)),
    `Script of these before the first interaction: ${kib.toFixed(1)} KiB at most; promised ${mostScriptKib}: ${verdict(kib <= mostScriptKib)}.`,
    `Lowest performance of a page: ${performance}; promised ${leastPerformance}: ${verdict(performance >= leastPerformance)}.`,
    `Largest shift of a page: ${shift.toFixed(3)}; promised 0: ${verdict(shift < 0.0005)}.`,
  ].join(' ');
}

/**
 * Every page to measure, by the name of its row, each twin before its page. With `only` that path
 * alone, in its languages.
 */
async function openTargets(origin: string, only?: string) {
  const targets: Record<string, LighthouseTarget> = {};
  const twins: { stop(): Promise<void> }[] = [];
  const isWanted = (path: string) => only === undefined || only === path;
  const stored = await keptResult(origin);
  for (const path of twinnedPages.filter(isWanted)) {
    for (const language of languages) {
      const name = localizedPath(path, language);
      const twin = await staticTwin(origin, language, path);
      twins.push(twin);
      targets[twinOf(name)] = { url: twin.url, isTwin: true };
      targets[name] = { url: origin + name };
    }
  }
  for (const path of Object.keys(sitePages).filter(isWanted)) {
    targets[path] ??= {
      url: origin + path,
      ...(path === '/eligibility-results' && { stored }),
    };
  }
  return { targets, stop: () => Promise.all(twins.map((twin) => twin.stop())) };
}

/**
 * Lighthouse on every page, and on the landing page, the registration and their static twins in each
 * language; with `only` on that path alone.
 */
export async function measurePages(origin: string, rounds: number, only?: string): Promise<string> {
  const { targets, stop } = await openTargets(origin, only);
  try {
    const figures = await measureLighthouse(targets, rounds, process.env.CHROMIUM_PATH!);
    return section('pages', 'Pages in the browser', [
      `Lighthouse 13, mobile simulation, medians of ${rounds} interleaved runs, all pages and the static twins of the landing page and the registration (same text, style and picture, no script) in one run.`,
      table(head, figures.map(row)),
      verdicts(figures),
      'Pages that say noindex on purpose (`/eligibility-results`, `/thank-you`, `/marketing`) cannot reach SEO 100: `is-crawlable` is their only fault.',
    ]);
  } finally {
    await stop();
  }
}
