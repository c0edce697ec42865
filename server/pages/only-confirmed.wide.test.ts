import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { siteSettings } from '#server/testing/fake-site.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { legalTextsDate } from '#core/domain/operations/kept-data.ts';
import { type Language, languages } from '#core/domain/language.ts';
import type { FactConfirmation } from '#core/domain/programme/launch/fact-state.ts';
import { factsToConfirm } from '#core/domain/programme/launch/facts-to-confirm.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import { type ProgrammeTerms, termsAsOf } from '#core/domain/programme/programme-terms.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import {
  formatCents,
  formatDate,
  formatDollars,
  formatNumber,
  formatPercent,
  formatScoreRange,
} from '#core/i18n/format.ts';
import { type SiteFigures, siteFigures } from '#core/i18n/figures.ts';
import { estimateSavings } from '#server/features/visitor/savings/calculate-savings.ts';
import { pageTexts } from './preview/page-texts.ts';
import { renderUnder, shownPages } from './preview/preview-routes.ts';
import { builtSite } from './site.ts';

const today = '2026-11-23';
const origin = 'https://www.example.com';
const entered = { ...termsAsOf(defaultRules, today, ''), showOnlyConfirmed: true };
const facts = factsToConfirm(entered, today, defaultRules);

/** The terms as visitors see them once these facts, and no others, are confirmed. */
function shownWith(confirmed: readonly string[]): ProgrammeTerms {
  const words = facts
    .filter(({ id }) => confirmed.includes(id))
    .map(({ id, about }): FactConfirmation => ({
      fact: id,
      isConfirmed: true,
      about,
      recordedOn: today,
    }));
  return shownTerms(entered, words, defaultRules);
}

interface Exception {
  on?: string;
  what: RegExp;
}

// The digits that are no figure of the offer: the whole list, each with its reason.
const exceptions: readonly Exception[] = [
  // Numbers of steps and of lists.
  { what: /^[1-4]\.( [1-4])?(?= |$)/ },
  { what: /^(Step|Paso|Etapa) [1-4] (of|de) 4$/ },
  // A number that no subscriber has, as a placeholder in a field.
  { what: /^\(503\) 555-0123$/ },
  // Addresses of pictures.
  { on: '/', what: /\/media\/[\w/.-]+/ },
  // The number of an application, before there is one.
  { on: '/thank-you', what: /SG-000000/ },
  // What the calculator lets people choose: a range of scores, and a bill that they do not know.
  {
    on: '/calculator',
    what: /^((Below|Menos de|Abaixo de) 580|580–619|620–659|660–699|700–739|740\+)$/,
  },
  {
    on: '/calculator',
    what: /^(I don’t know|No lo sé|Não sei) \((we count|contamos) (US)?\$ ?250\)$/,
  },
  // Rules for a code and a password, and how long a link counts: how the software works.
  { on: '/affiliate/register', what: /\b(3 (to|a) 20|8|90)(?= \p{L})/gu },
  // The law on paying for referrals.
  { on: '/affiliate/register', what: /(Section|Sección|Seção|sección|seção) 8\b/ },
  // How long the software keeps data, as it is set up.
  { on: '/privacy', what: /\b\d+ (years?|months?|days?|años?|anos?|mes(es)?|días?|mês|dias?)\b/g },
];

// One home for each limit of the size of its system, and one where the program does not reach.
const homes: Readonly<Record<string, [number, number, StateCode]>> = {
  offset: [500_000, 350, 'TX'],
  home_value: [150_000, 600, 'TX'],
  max_kw: [900_000, 2000, 'TX'],
  outside: [500_000, 350, 'HI'],
};

// Claims without a digit.
const claims: Record<Language, RegExp> = {
  en: /no down payment|warrant|grant(?! Home)|reserve|in English|FHA.approved|Rosa|licensed$/i,
  es: /sin (enganche|pago inicial)|garant|(una|la) ayuda|ayuda (económica|estimada|de)|reserv|en inglés|aprobad[oa] por la FHA|Rosa/i,
  pt: /sem entrada|garantia|subsíd|reserv|em inglês|aprovad[oa] pela FHA|Rosa/i,
};

// What speaks of a saving, of an offer or of a free choice, where none may be shown.
const savings: Record<Language, RegExp> = {
  en: /savings|(could|can I|they) save|asks for:?$|own rules|program offers|choose any realtor/i,
  es: /ahorr|pide el programa|reglas de la FHA|ofrece el programa|libertad a su agente/i,
  pt: /economi|programa pede|regras da FHA|programa oferece|livremente o corretor/i,
};

// One figure of each fact that pages print.
const figureOf: Readonly<Record<string, keyof SiteFigures>> = {
  'grant-source': 'grantCap',
  'solar-cap': 'solarCap',
  'savings-range': 'savingsHigh',
  requirements: 'minHomePrice',
  'states-licensed': 'stateCount',
  warranty: 'warrantyYears',
  'service-times': 'contactHours',
  'claims-unconfirmed': 'satisfaction',
  'comparison-unsourced': 'loanMonthlyHigh',
  'tax-credit-ended': 'creditRate',
  'referral-fees': 'commissionFlat',
  'lender-details-sample': 'phone',
};

/** The word after the number of panels of 400 watts. */
const panels: Record<Language, string> = { en: 'panels', es: 'paneles', pt: 'painéis' };

describe('while only what is confirmed is shown', async () => {
  const options: Parameters<typeof renderUnder>[0] = {
    settings: siteSettings,
    site: await builtSite(path.resolve(import.meta.dirname, '../../dist')),
  };

  /** The texts of a page for people, screen readers and search engines. */
  const textsOf = async (html: string): Promise<string[]> => {
    const labels = html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]+)"/g);
    const data = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    const values = [...data].flatMap(([, json]) => json!.split(/"[,:]/));
    return [...(await pageTexts(html)), ...[...labels].map(([, label]) => label!), ...values];
  };

  /**
   * The texts of the page that answers a posted calculator, without the home, the chosen score, its
   * results, and the published figures of its state.
   */
  const estimateTexts = async (
    terms: ProgrammeTerms,
    language: Language,
    name: string,
  ): Promise<string[]> => {
    const [homePrice, electricBill, propertyState] = homes[name]!;
    const home = { homePrice, electricBill, propertyState };
    // As it was calculated: a page under stricter terms than those of the day has to be silent too.
    const result = estimateSavings(home, entered);
    assert.equal(result.programCovers ? result.limitedBy : 'outside', name);
    const { assumptions } = result;
    const { lowFactor } = assumptions;
    const shownPage = { name: 'estimate', path: '/calculator', language } as const;
    const creditScore = '700-739';
    const html = await renderUnder(options, terms, shownPage, {
      estimate: { values: {}, estimate: { ...result, ...home, creditScore } },
    });
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)![1]!;
    // Without the sources: their names, dates and places.
    const said = main.replace(/<ul[^>]*><li><strong>.*?<\/ul>/s, '');
    assert.notEqual(said, main);
    const computed = [
      formatDate(today, language, 'UTC', 'long'),
      formatDollars(homePrice, language),
      formatDollars(electricBill, language),
      formatScoreRange(creditScore, language),
      formatDollars(result.solarCost, language),
      `${formatNumber(result.annualKwh, language)} kWh`,
      `${formatNumber(assumptions.yieldKwhPerKw, language)} kWh`,
      `${formatNumber(result.systemKw, language, 1)} kW`,
      `${formatNumber(result.systemKw / 0.4, language)} ${panels[language]}`,
      formatNumber(assumptions.priceCentsPerKwh, language, 2),
      formatCents(Math.round(assumptions.costPerWatt * 100), language),
      ...(lowFactor === null ? [] : [formatPercent(lowFactor, language)]),
      ...(result.netCost && mayShow(terms, 'payment-illustration')
        ? [
            formatDollars(result.netCost.financed, language),
            formatPercent(assumptions.mortgageInsuranceUpfrontRate, language, 3),
          ]
        : []),
    ].map((figure) => figure.replace(/\s+/g, ' '));
    return (await pageTexts(said))
      .map((text) => text.replaceAll('\u2060', ''))
      .map((text) =>
        exceptions.reduce((rest, { on, what }) => (on ? rest : rest.replace(what, '')), text),
      )
      .map((text) => computed.reduce((rest, figure) => rest.replaceAll(figure, ''), text));
  };

  /** The texts of all pages that say a figure or a claim. */
  const told = async (terms: ProgrammeTerms, language: Language): Promise<string[]> => {
    const dates = [today, legalTextsDate].map((day) =>
      formatDate(day, language, 'UTC', 'long').replaceAll('\u00a0', ' '),
    );
    const found: string[] = [];
    for (const page of shownPages) {
      const html = await renderUnder(options, terms, { ...page, language });
      for (const text of await textsOf(html)) {
        const bare = exceptions
          .filter(({ on }) => on === undefined || on === page.path)
          .reduce((rest, { what }) => rest.replace(what, ''), text)
          .replaceAll(new URL(origin).host, '')
          .replaceAll(`© ${today.slice(0, 4)}`, '');
        const undated = dates.reduce((rest, date) => rest.replaceAll(date, ''), bare);
        if (/\d/.test(undated) || claims[language].test(undated)) {
          found.push(`${page.path}: ${text}`);
        }
      }
    }
    return found;
  };

  for (const language of languages) {
    test(`no page shows an unconfirmed figure or claim (${language})`, async () => {
      assert.deepEqual(await told(shownWith([]), language), []);
      const asMarketed = await told({ ...entered, showOnlyConfirmed: false }, language);
      assert.ok(asMarketed.length > 150, 'the search finds them where they are');
    });
  }

  for (const language of languages) {
    test(`no page promises a saving, or names requirements without one (${language})`, async () => {
      const promised = async (terms: ProgrammeTerms) => {
        const found: string[] = [];
        // The legal pages speak of what an estimate is, and name what is stored.
        for (const page of shownPages.filter(({ path }) => !/privacy|terms/.test(path))) {
          const html = await renderUnder(options, terms, { ...page, language });
          const texts = (await textsOf(html)).filter((text) => savings[language].test(text));
          found.push(...texts.map((text) => `${page.path}: ${text}`));
        }
        return found;
      };
      assert.deepEqual(await promised(shownWith([])), []);
      const all = await promised({ ...entered, showOnlyConfirmed: false });
      assert.ok(all.length > 30, 'the search finds them where they are');
    });
  }

  for (const language of languages) {
    for (const name of Object.keys(homes)) {
      test(`no estimate shows an unconfirmed figure or claim (${name}, ${language})`, async () => {
        const found = await estimateTexts(shownWith([]), language, name);
        const claim = new RegExp(`\\d|${claims[language].source}`, 'i');
        assert.deepEqual(
          found.filter((text) => claim.test(text)),
          [],
        );
        const asMarketed = await estimateTexts(entered, language, name);
        const figures = asMarketed.filter((text) => /\d/.test(text));
        assert.ok(figures.length > 4, 'the search finds them where they are');
      });

      test(`no saving comes with its cost alone confirmed (${name}, ${language})`, async () => {
        const paid = shownWith(['payment-illustration']);
        assert.equal(paid.showsMonthlyCost, false);
        const found = await estimateTexts(paid, language, name);
        assert.deepEqual(
          found.filter((text) => /\d/.test(text)),
          [],
        );
      });
    }
  }

  for (const [place, [fact, name]] of Object.entries(figureOf).entries()) {
    const language = languages[place % languages.length]!;
    test(`once ${fact} is confirmed, its figure is back (${language})`, async () => {
      const terms = shownWith([fact]);
      const figure = siteFigures(entered, language)[name].replace(/\s+/g, ' ');
      const texts = await told(terms, language);
      assert.ok(
        texts.some((text) => text.replaceAll('\u2060', '').includes(figure)),
        `${figure} in ${texts.join('\n')}`,
      );
    });
  }
});
