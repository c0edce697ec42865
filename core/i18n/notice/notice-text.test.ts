import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultRules, defaultTermsVersion } from '../../domain/programme/default-rules.ts';
import { checkEligibility, requirements } from '../../domain/visitor/eligibility.ts';
import { languages } from '../../domain/language.ts';
import { negativeAnswerOf } from '../../domain/visitor/notice.ts';
import { termsAsOf } from '../../domain/programme/programme-terms.ts';
import { termChoices } from '../../domain/programme/term-values.ts';
import { siteFigures } from '../figures.ts';
import { noticeText } from './notice-text.ts';

const agency = 'Federal Trade Commission, Washington, DC 20580.';
const terms = {
  ...termsAsOf(defaultRules, '2026-11-26', defaultTermsVersion),
  lenderName: 'Acme Home Loans',
  homeOfficeAddress: '9 Elm Street, Salem, OR 97301',
  supportEmail: 'help@acme.example',
  supportPhone: '(503) 555-0111',
  negativeAnswer: 'notice' as const,
  creditAgency: agency,
  minCreditScore: 603,
  minHomePrice: 187_000,
};

// 12 CFR 1002.9(b)(1), with the agency's name and address in its brackets.
const law =
  'The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is Federal Trade Commission, Washington, DC 20580.';

/** Answers that miss one requirement, and how each language says the rule and the answer. */
const missed = {
  state: {
    answers: { state: 'ID', creditScore: 740, homePrice: 400_000 },
    said: {
      en: ['offered in certain states', 'Idaho'],
      es: ['se ofrece en ciertos estados', 'Idaho'],
      pt: ['oferecido em certos estados', 'Idaho'],
    },
  },
  credit: {
    answers: { state: 'TX', creditScore: 300, homePrice: 400_000 },
    said: {
      en: ['credit score of 603 or higher', 'Below'],
      es: ['puntaje de crédito de 603 o más', 'Menos de'],
      pt: ['score de crédito de 603 ou mais', 'Abaixo de'],
    },
  },
  homePrice: {
    answers: { state: 'TX', creditScore: 740, homePrice: 160_000 },
    said: {
      en: ['home price of $187,000 or more', '$160,000'],
      es: ['precio de vivienda de $187,000 o más', '$160,000'],
      pt: ['preço de imóvel de US$\u00a0187.000 ou mais', 'US$\u00a0160.000'],
    },
  },
} as const;

const inEnglish = { en: null, es: /disponible en inglés/, pt: /disponível em inglês/ } as const;

describe('the notice of a negative answer', () => {
  for (const language of languages) {
    for (const requirement of requirements) {
      test(`${requirement} in ${language}: the rule, the answer and nothing of the other reasons`, () => {
        const { answers, said } = missed[requirement];
        const { reasons } = checkEligibility(answers, terms);
        const failed = requirements.filter((one) => !reasons[one]);
        assert.deepEqual(failed, [requirement]);
        const text = noticeText({ ...answers, reasons: failed }, terms, language);
        for (const words of said[language]) {
          assert.ok(text.includes(words), `${words}\n${text}`);
        }
        for (const other of requirements.filter((one) => one !== requirement)) {
          assert.ok(!text.includes(missed[other].said[language][0]), `${other}\n${text}`);
        }
      });
    }

    test(`every figure and name in ${language} is that of the terms`, () => {
      const facts = { state: 'ID', creditScore: 300, homePrice: 160_000, reasons: requirements };
      const text = noticeText(facts, terms, language);
      const named = [
        'Acme Home Loans',
        '9 Elm Street, Salem, OR 97301',
        'help@acme.example',
        '(503) 555-0111',
        'Federal Trade Commission, Washington, DC 20580.',
        'Equal Credit Opportunity Act',
        'Consumer Credit Protection Act',
        terms.version,
      ];
      for (const one of named) {
        assert.ok(text.includes(one), `${one}\n${text}`);
      }
      assert.doesNotMatch(text, /\{\w+\}|undefined|580\.\.|\b580\b/);
      assert.equal(text.includes('– '), true);
      const pattern = inEnglish[language];
      assert.equal(pattern === null || pattern.test(text), true, text);
      assert.equal(text.includes(law), language === 'en');
      assert.match(text, /2026/);
    });
  }

  test('a sample telephone number is not printed', () => {
    const { supportPhone } = termsAsOf(defaultRules, '2026-11-26', '');
    const facts = missed.credit.answers;
    const text = noticeText({ ...facts, reasons: ['credit'] }, { ...terms, supportPhone }, 'en');
    assert.ok(!text.includes('call'), text);
  });
});

test('each way of a negative answer is the one that visitors get, a notice only with its agency', () => {
  for (const negativeAnswer of termChoices.negativeAnswer) {
    for (const creditAgency of [agency, null]) {
      const given = negativeAnswerOf({ negativeAnswer, creditAgency });
      const isNone = negativeAnswer === 'notice' && creditAgency === null;
      assert.equal(given, isNone ? 'information' : negativeAnswer);
      for (const language of languages) {
        const figures = siteFigures({ ...terms, negativeAnswer, creditAgency }, language);
        assert.equal(figures.negativeAnswer, given);
      }
    }
  }
});
