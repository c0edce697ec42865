import { sitePages } from '#core/contract/site.ts';
import { languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { withProduct } from './product.ts';
import { post } from './lead-body.ts';
import {
  type LighthouseFigures,
  lighthouseTable,
  type LighthouseTarget,
  measureLighthouse,
} from './lighthouse.ts';
import { section, verdict } from './report.ts';
import { serveTwin, type StaticTwin } from './static-twin.ts';

/**
 * Pages that are measured in each language, beside the same page as plain HTML, and what is promised:
 * the largest paint as a share of the twin's.
 */
const mostOfTwin: Readonly<Record<string, number>> = { '/': 1.02, '/affiliate/register': 1.15 };
const mostScriptKib = 72;
const leastPerformance = 99;

const twinOf = (name: string): string => `static twin of ${name}`;

/** The answer of the eligibility check, as the visitor's browser keeps it. */
async function keptResult(origin: string): Promise<Record<string, string>> {
  const { homePrice, propertyState: state, firstTimeHomebuyer } = usualAnswers;
  const person = { name: 'Maria Gonzalez', mobileNumber: '(541) 555-0199', creditScore: 660 };
  const answers = { ...person, state, homePrice, firstTimeHomebuyer };
  const answer = await post(`${origin}/api/check-eligibility`, JSON.stringify(answers));
  return { eligibilityResults: await answer.text() };
}

function verdicts(figures: readonly LighthouseFigures[]): string {
  const of = (name: string) => figures.find((figure) => figure.name === name);
  const twinned = Object.entries(mostOfTwin).filter(([path]) => of(path));
  const pages = figures.filter(({ name }) => name.startsWith('/'));
  const kib = Math.max(...twinned.map(([path]) => of(path)!['script KiB']));
  const performance = Math.min(...pages.map((page) => page.performance));
  const shift = Math.max(...pages.map((page) => page.CLS));
  return [
    ...twinned.map(([path, most]) => {
      const shares = languages.map((language) => {
        const name = localizedPath(path, language);
        const share = of(name)!['LCP ms'] / of(twinOf(name))!['LCP ms'];
        return `${language} ${share.toFixed(2)} ${verdict(share <= most)}`;
      });
      return `Largest paint of \`${path}\` as a share of its static twin's, promised at most ${most}: ${shares.join(', ')}.`;
    }),
    twinned.length > 0 &&
      `Script of these before the first interaction: ${kib.toFixed(1)} KiB at most; promised ${mostScriptKib}: ${verdict(kib <= mostScriptKib)}.`,
    `Lowest performance of a page: ${performance}; promised ${leastPerformance}: ${verdict(performance >= leastPerformance)}.`,
    `Largest shift of a page: ${shift.toFixed(3)}; promised 0: ${verdict(shift < 0.0005)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Lighthouse on every page, and on some pages and their static twins in each language; with `only`
 * on that path alone.
 */
export function measurePages(rounds: number, only?: string): Promise<string> {
  return withProduct(async (origin) => {
    const targets: Record<string, LighthouseTarget> = {};
    const twins: StaticTwin[] = [];
    const isWanted = (path: string) => only === undefined || only === path;
    const stored = await keptResult(origin);
    for (const path of Object.keys(mostOfTwin).filter(isWanted)) {
      for (const language of languages) {
        const name = localizedPath(path, language);
        const answer = await fetch(`${origin}${path}?lang=${language}`);
        const twin = await serveTwin(origin, await answer.text());
        twins.push(twin);
        targets[twinOf(name)] = { url: twin.url, isSpeedOnly: true };
        targets[name] = { url: origin + name };
      }
    }
    for (const path of Object.keys(sitePages).filter(isWanted)) {
      const isResults = path === '/eligibility-results';
      targets[path] ??= { url: origin + path, ...(isResults && { stored }) };
    }
    try {
      const figures = await measureLighthouse(targets, rounds);
      const scores = ['performance', 'accessibility', 'best practices', 'SEO'] as const;
      return section('pages', 'Pages in the browser', [
        `Lighthouse 13, mobile simulation, medians of ${rounds} interleaved runs, all pages and the static twins of some (same text, style and picture, no script) in one run.`,
        lighthouseTable(figures, [...scores, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script KiB']),
        verdicts(figures),
        'Pages that say noindex on purpose cannot reach SEO 100.',
      ]);
    } finally {
      await Promise.all(twins.map((twin) => twin.stop()));
    }
  });
}
