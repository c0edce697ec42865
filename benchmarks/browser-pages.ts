import { sitePages } from '#core/contract/site.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { type LighthouseFigures, type LighthouseTarget, measureLighthouse } from './lighthouse.ts';
import { staticTwin } from './pages.ts';
import { section, table, verdict } from './report.ts';

/** What is promised: the largest paint as a share of the twin's, KiB of script, Lighthouse's score. */
const mostOfTwin = 1.1;
const mostOfRegistrationTwin = 1.15;
const mostScriptKib = 80;
const leastPerformance = 99;

const nameOf = (language: Language) => (language === 'en' ? '/' : `/?lang=${language}`);
const registration = '/affiliate/register';
const registrationTwin = `static twin of ${registration}`;
const twinOf = (language: Language) => `static twin of ${nameOf(language)}`;

/** An answer of the product, as the browser of somebody who was checked keeps it. */
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

const row = (figure: LighthouseFigures) => [
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
];

/** What the figures say of what is promised. */
function verdicts(figures: readonly LighthouseFigures[]): string {
  const of = (name: string) => figures.find((figure) => figure.name === name)!;
  const shares = languages.map((language) => {
    const share = of(nameOf(language)).lcp / of(twinOf(language)).lcp;
    return `${language} ${share.toFixed(2)} ${verdict(share <= mostOfTwin)}`;
  });
  const registrationShare = of(registration).lcp / of(registrationTwin).lcp;
  const kib = of('/').scriptBytes / 1024;
  const pages = figures.filter(({ name }) => name.startsWith('/'));
  const performance = Math.min(...pages.map((page) => page.performance));
  const shift = Math.max(...pages.map((page) => page.cls));
  return [
    `Largest paint of the landing page as a share of its static twin's, promised at most ${mostOfTwin}: ${shares.join(', ')}.`,
    `That of the registration, promised at most ${mostOfRegistrationTwin}: ${registrationShare.toFixed(2)} ${verdict(registrationShare <= mostOfRegistrationTwin)}.`,
    `Script before the first interaction: ${kib.toFixed(1)} KiB; promised at most ${mostScriptKib}: ${verdict(kib <= mostScriptKib)}.`,
    `Lowest performance of a page: ${performance}; promised ${leastPerformance}: ${verdict(performance >= leastPerformance)}.`,
    `Largest shift of a page: ${shift.toFixed(3)}; promised 0: ${verdict(shift < 0.0005)}.`,
  ].join(' ');
}

/** Lighthouse on every page, and on the landing page and its static twin in each language. */
export async function measurePages(origin: string, rounds: number): Promise<string> {
  const stored = await keptResult(origin);
  const twins = await Promise.all(languages.map((language) => staticTwin(origin, language)));
  const registrationPage = await staticTwin(origin, 'en', registration);
  const targets: Record<string, LighthouseTarget> = {};
  for (const [index, language] of languages.entries()) {
    targets[twinOf(language)] = { url: twins[index]!.url };
    targets[nameOf(language)] = { url: origin + nameOf(language) };
  }
  targets[registrationTwin] = { url: registrationPage.url };
  for (const path of Object.keys(sitePages)) {
    targets[path] = { url: origin + path, ...(path === '/eligibility-results' && { stored }) };
  }
  try {
    const figures = await measureLighthouse(targets, rounds, process.env.CHROMIUM_PATH!);
    return section('pages', 'Pages in the browser', [
      `Lighthouse 13, mobile simulation, medians of ${rounds} interleaved runs, all pages and the static twins of the landing page and the registration (same text, style and picture, no script) in one run.`,
      table(head, figures.map(row)),
      verdicts(figures),
      'Pages that say noindex on purpose (`/eligibility-results`, `/thank-you`, `/marketing`) cannot reach SEO 100: `is-crawlable` is their only fault.',
    ]);
  } finally {
    await Promise.all([...twins, registrationPage].map((twin) => twin.stop()));
  }
}
