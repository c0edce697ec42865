import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#core/domain/language.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { doubtfulFacts } from '#core/domain/programme/launch/facts-to-confirm.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { siteFigures } from '#core/i18n/figures.ts';
import { cautiousMessages, restsOn, textAt } from './cautious.ts';
import { messagesOf } from './load.ts';

function pathsOf(branch: object, before = ''): string[] {
  return Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : pathsOf(value, `${before}${name}.`),
  );
}

test('every cautious text has its facts, and stands for a text that there is', () => {
  const ids = doubtfulFacts.map(({ id }) => id);
  const unknown = Object.values(restsOn)
    .flat()
    .filter((fact) => !ids.includes(fact));
  assert.deepEqual(unknown, []);
  for (const language of languages) {
    const messages = messagesOf(language);
    assert.deepEqual(pathsOf(messages.cautious).toSorted(), Object.keys(restsOn).toSorted());
    for (const path of Object.keys(restsOn)) {
      assert.equal(typeof textAt(messages, path.split('.')), 'string', `${language} ${path}`);
    }
  }
});

/** The figures that are empty while a fact is withheld, each with its fact. */
function factsOfFigures(): Map<string, string> {
  const terms = termsAsOf(defaultRules, '2026-11-23', '');
  return new Map(
    doubtfulFacts.flatMap(({ id }) => {
      const figures = Object.entries(siteFigures({ ...terms, withheld: [id] }, 'en'));
      const all = siteFigures(terms, 'en') as Readonly<Record<string, string>>;
      return figures
        .filter(([name, text]) => text === '' && all[name] !== '')
        .map(([name]) => [name, id] as const);
    }),
  );
}

// Pages omit these together with their figure.
const leftOut = [
  /^site\.(callUs|lender|creditEnded)$/,
  /^landing\.(trust|benefits|cta)\./,
  /^testimonials\.rating$/,
  /^comparison\.(rate|payment)\./,
  // Amounts of the visitor's own estimate have the same names.
  /^estimate\.(cost|doors|first|rent)\./,
  /^estimate\.letter\.(phone|license)$/,
  /^qualify\.(stats\.rating|faq\.save\.answer)$/,
  /^results\.eligible\.call$/,
  /^apply\.help\.call$/,
  /^(qualify\.fha|results)\.county$/,
  /^form\.homePriceCounty$/,
  /^marketing\.campaigns\./,
  /^affiliates\.clients\.(education\.figure|grant\.text|solar\.figure|solar\.text)$/,
  /^affiliates\.join\.(commission|call)$/,
  /^notFound\.call$/,
  /^site\.service$/,
  /^(estimate\.rules|form\.known)\.(credit|homePrice)$/,
  /^my\.(within|rings\.(assessment|preApproval))$/,
  /^landing\.asked\.(panels|repaid|realtor)\.answer$/,
  // The buyer's own page: only with a promise, and where the times may be shown.
  /^my\.(within|rings\.\w+)$/,
];

test('no text is left with a hole where a figure of a withheld fact was', () => {
  const facts = factsOfFigures();
  const holes: string[] = [];
  const look = (branch: object, before: string) => {
    for (const [name, value] of Object.entries(branch)) {
      const path = before + name;
      if (typeof value !== 'string') {
        look(value, `${path}.`);
        continue;
      }
      for (const [, figure] of value.matchAll(/\{(\w+)\}/g)) {
        const fact = facts.get(figure!);
        if (
          fact &&
          !restsOn[path]?.includes(fact) &&
          !leftOut.some((pattern) => pattern.test(path))
        ) {
          holes.push(`${path}: {${figure}} of ${fact}`);
        }
      }
    }
  };
  const { cautious: _none, ...messages } = messagesOf('en');
  look(messages, '');
  assert.deepEqual(holes, []);
});

test('no text says a sentence twice', () => {
  for (const language of languages) {
    const messages = messagesOf(language);
    for (const path of pathsOf(messages)) {
      const text = String(textAt(messages, path.split('.')));
      const sentences = text.split(/(?<=[.!?])\s+/).filter((one) => one.length > 12);
      assert.equal(new Set(sentences).size, sentences.length, `${language} ${path}: ${text}`);
    }
  }
});

test('only the texts of a fact that is withheld are others', () => {
  const messages = messagesOf('en');
  assert.equal(cautiousMessages(messages), messages);
  const texts = cautiousMessages(messages, ['service-times']);
  assert.equal(texts.received.text, messages.cautious.received.text);
  assert.equal(texts.landing.hero, messages.landing.hero);
  assert.equal(messagesOf('en').received.text.includes('{contactHours}'), true);
});
