import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { siteSettings } from '#server/testing/fake-site.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { languages } from '#core/domain/language.ts';
import { shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import { type ProgrammeTerms, termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { checkRevision } from '#core/domain/programme/revision/check-revision.ts';
import {
  isTermValue,
  type TermKey,
  type TermKind,
  termChoices,
  termKeys,
  termKinds,
} from '#core/domain/programme/term-values.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { estimateSavings } from '#server/features/visitor/savings/calculate-savings.ts';
import { renderUnder, shownPages } from './preview/preview-routes.ts';
import { builtSite } from './site.ts';

const today = '2026-11-28';
const entered = termsAsOf(defaultRules, today, '');

// Nothing, and the ends of what may be entered.
const values: Partial<Record<TermKind, readonly unknown[]>> = {
  rate: [0, 1],
  dollars: [0, 100_000],
  count: [0, 1],
  number: [0, 1],
  year: [1900, 2200],
  day: [null, today],
  optionalText: [null],
  picture: [null, `/uploads/${'a'.repeat(24)}.webp`],
  colors: [null, { ground: '#1F5C7A', ink: '#FFFFFF' }],
  range: [
    { low: 0, high: 0 },
    { low: 0.02, high: 1 },
  ],
  course: [null, { starts: '2027-01-09', languages: ['en', 'es'], priceCents: 0 }],
  link: [null, 'https://www.example.com/notice'],
  states: [['TX'], stateCodes],
  languages: [['es'], languages],
  flag: [true, false],
};

/** The terms that may be published with one value changed. */
function changed(key: TermKey): ProgrammeTerms[] {
  const kind = termKinds[key];
  const choices = kind === 'oneOf' ? termChoices[key as keyof typeof termChoices] : values[kind];
  return (choices ?? [])
    .filter((value) => isTermValue(key, value))
    .filter((value) => {
      const revision = { effectiveFrom: today, source: 'a test', terms: { [key]: value } };
      const { errors } = checkRevision({ basis: null, ...revision } as never, entered, today);
      return errors.length === 0;
    })
    .map((value) => ({ ...entered, [key]: value }));
}

// What no reader could make sense of: a hole, a figure of nothing, or a count that does not fit.
const nonsense = [
  /undefined|NaN|Infinity|null|\{\w+\}/,
  /(?<![\d.,])0 ?%/,
  /(?<![\d.,–-])\$ ?0(?![\d.,]*\d)/,
  /(?<![\d.,:])0[-–]0\b/,
  /\( ?\)|\s[,;.](\s|$)|  |,,|\bof of\b/,
  /^[–-]|[–-]$/,
  /(?<![\d.,:])0 (hours|days|years|horas|días|años|dias|anos|reviews|reseñas|avaliações)/i,
];

/** The texts of a page, one for each block. */
function textsOf(html: string): string[] {
  return (
    html
      // An answer that the browser puts there.
      .replace(/(?<=<b data-said=""[^>]*>)(?=<\/b>)/g, '…')
      .replace(/<(script|style|option)\b.*?<\/\1>/gs, '')
      .replace(/<!--.*?-->|<\/?(a|abbr|b|em|i|small|strong|wbr)\b[^>]*>/gs, '')
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim())
      .filter(Boolean)
  );
}

/** A sentence that stands twice in one text. */
function repeated(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((one) => one.length > 12);
  return sentences.find((one, at) => sentences.indexOf(one) !== at);
}

// What a 0 says of these terms is so, however odd: a premium that is not asked, a pay of nothing, the
// lower end of a price elsewhere, and panels that may not be financed.
const trueOfNothing: Partial<Record<TermKey, RegExp>> = {
  mortgageInsuranceUpfrontRate: /0%|0 %/,
  mortgageInsuranceAnnualRate: /0%|0 %/,
  commissionLicensedRate: /./,
  commissionOtherDollars: /./,
  loanMonthlyLow: /450/,
  leaseMonthlyLow: /350/,
  savingsRangeLow: /90/,
  solarCapRate: /kW|\$/,
};

const reasons = { en: /\bSix\b/, es: /\bSeis\b/, pt: /\bSeis\b/ };

describe('whatever value a term has', async () => {
  const options: Parameters<typeof renderUnder>[0] = {
    settings: siteSettings,
    site: await builtSite(path.resolve(import.meta.dirname, '../../dist')),
  };

  for (const key of termKeys) {
    test(`every public page makes sense (${key})`, async () => {
      const found = new Set<string>();
      for (const terms of changed(key)) {
        const shown = shownTerms(terms, [], defaultRules);
        const home = { homePrice: 500_000, electricBill: 350, propertyState: 'TX' } as const;
        const estimate = { ...estimateSavings(home, shown), ...home, creditScore: '700-739' };
        for (const language of languages) {
          const pages = [
            ...shownPages.map((page) => ({ page, made: {} })),
            {
              page: { name: 'estimate', path: '/calculator' } as const,
              made: { estimate: { values: {}, estimate } },
            },
          ];
          for (const { page, made } of pages) {
            const html = await renderUnder(options, shown, { ...page, language }, made);
            const benefits = /<section[^>]*id="benefits".*?<\/section>/s.exec(html)?.[0] ?? '';
            const count = benefits.match(/<h3/g)?.length ?? 6;
            const where = `${JSON.stringify(terms[key])} ${language} ${page.name}: `;
            for (const text of textsOf(html)) {
              if (trueOfNothing[key]?.test(text)) {
                continue;
              }
              if (
                nonsense.some((pattern) => pattern.test(text)) ||
                repeated(text) !== undefined ||
                (count !== 6 && reasons[language].test(text))
              ) {
                found.add(where + text);
              }
            }
          }
        }
      }
      assert.deepEqual([...found], []);
    });
  }
});
