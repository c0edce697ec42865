import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '../default-rules.ts';
import { type ProgrammeTerms, termsAsOf, type UncheckedRule } from '../programme-terms.ts';
import { type TermKey, termKeys } from '../term-values.ts';
import { factReviewBy, isFactConfirmed } from './fact-state.ts';
import { doubtfulFacts, factsToConfirm } from './facts-to-confirm.ts';
import { nextReviewOf, ruleReviewBy } from './rule-review.ts';

const today = '2026-11-23';
const terms = termsAsOf(defaultRules, today, '');
const idsOf = (
  under: ProgrammeTerms,
  day = today,
  rules: readonly UncheckedRule[] = defaultRules,
) => factsToConfirm(under, day, rules).map(({ id }) => id);

// Settings of the product; they claim nothing about a lender, a home or a law.
const settings: readonly TermKey[] = [
  'attributionDays',
  'brandColors',
  'creditRule',
  'logo',
  'payoutDay',
  'payoutMinimum',
  'sendsFollowUps',
  'showOnlyConfirmed',
  'w9Instructions',
];

test('every term that is a figure or a claim belongs to exactly one fact', () => {
  const owners = termKeys.map((key) => {
    const ids = doubtfulFacts.filter(({ keys }) => keys.includes(key)).map(({ id }) => id);
    return [key, ids.length] as const;
  });
  const expected = termKeys.map((key) => [key, settings.includes(key) ? 0 : 1] as const);
  assert.deepEqual(owners, expected);
  assert.equal(new Set(doubtfulFacts.map(({ id }) => id)).size, doubtfulFacts.length);
});

test('the lender sees every doubtful fact, the worst first, and those of the terms go once they are settled', () => {
  assert.deepEqual(idsOf(terms).toSorted(), doubtfulFacts.map(({ id }) => id).toSorted());
  const severities = factsToConfirm(terms, today, defaultRules).map((fact) => fact.severity);
  assert.deepEqual(severities, severities.toSorted());
  const settled = {
    ...terms,
    lenderName: 'Acme',
    licenseNumber: '1',
    supportPhone: '(503) 555-0111',
    supportEmail: 'a@acme.example',
    supportHours: { en: '9-5', es: '9-5', pt: '9-5' },
    homeOfficeAddress: 'x',
    medfordOfficeAddress: 'y',
    taxCreditRate: 0,
    paysCommissions: false,
    consentRequired: false,
    consentDefault: true,
    countdownEnd: '2027-01-31',
    claimsConfirmed: true,
    nmlsId: '1234567',
    legalPagesRead: true,
    partnerSees: 'status' as const,
    partnerBadge: 'verified' as const,
    programmeName: 'Solar Home',
    reserveWords: false,
  };
  const left = idsOf(settled);
  const gone = doubtfulFacts.map(({ id }) => id).filter((id) => !left.includes(id));
  assert.deepEqual(gone.toSorted(), [
    'claims-unconfirmed',
    'consent-preticked',
    'consent-required',
    'countdown-rolling',
    'legal-pages-unread',
    'lender-details-sample',
    'nmls-missing',
    'partner-visibility',
    'programme-name',
    'referral-fees',
    'reserve-words',
    'tax-credit-ended',
  ]);
  const samples = (under: ProgrammeTerms) =>
    factsToConfirm(under, today, defaultRules).find(({ id }) => id === 'lender-details-sample')
      ?.ruleKeys;
  assert.deepEqual(samples({ ...settled, supportPhone: terms.supportPhone }), ['supportPhone']);
  const { supportHours } = terms;
  assert.deepEqual(samples({ ...settled, supportHours: { ...supportHours } }), ['supportHours']);
});

test('a fact settled by a term opens again on the review date of its rule', () => {
  const read = { ...terms, legalPagesRead: true };
  const rules = [
    ...defaultRules.filter(({ key }) => key !== 'legalPagesRead'),
    {
      key: 'legalPagesRead',
      value: true,
      effectiveFrom: '2027-03-01',
      effectiveTo: null,
      source: 'Counsel',
    },
  ];
  assert.equal(idsOf(read, '2028-03-01', rules).includes('legal-pages-unread'), false);
  assert.equal(idsOf(read, '2028-03-02', rules).includes('legal-pages-unread'), true);
});

test('a confirmation counts until its review date, and only for its own values', () => {
  const said = (id: string, recordedOn: string, change: object = {}) => {
    const fact = factsToConfirm(terms, today, defaultRules).find((one) => one.id === id)!;
    const word = { fact: id, isConfirmed: true, recordedOn, about: { ...fact.about, ...change } };
    return { fact, words: [word] };
  };
  for (const [id, lastDay, nextDay] of [
    ['service-times', '2027-11-23', '2027-11-24'],
    ['export-rules', '2027-02-23', '2027-02-24'],
    ['energy-data', '2026-12-23', '2026-12-24'],
    ['fha-limits', '2026-12-31', '2027-01-01'],
    ['reporting-line', '2026-12-31', '2027-01-01'],
  ] as const) {
    const { fact, words } = said(id, today);
    assert.equal(factReviewBy(fact, words), lastDay, id);
    assert.equal(isFactConfirmed(fact, words, lastDay), true, id);
    assert.equal(isFactConfirmed(fact, words, nextDay), false, id);
    assert.equal(isFactConfirmed(fact, [], today), false, id);
  }
  const table = said('energy-data', today, { 'state-energy': '2026-08-01' });
  assert.equal(isFactConfirmed(table.fact, table.words, today), false, 'another table');
  const cap = said('grant-source', today, { grantCap: 14_000 });
  assert.equal(isFactConfirmed(cap.fact, cap.words, today), false, 'another figure');
});

const rule = (key: string, effectiveFrom: string | null, effectiveTo: string | null = null) => ({
  key,
  value: 1,
  effectiveFrom,
  effectiveTo,
  source: 'x',
});

test('a rule is to be looked at as often as its fact, from its first day or the newest word on', () => {
  assert.equal(ruleReviewBy(rule('grantCap', null), new Map()), '2027-11-20');
  assert.equal(ruleReviewBy(rule('grantCap', '2027-03-01'), new Map()), '2028-03-01');
  assert.equal(ruleReviewBy(rule('defaultCostPerWatt', null), new Map()), '2026-12-20');
  const word = new Map([['grantCap', '2029-01-01']]);
  assert.equal(ruleReviewBy(rule('grantCap', null), word), '2029-01-01');
  assert.equal(ruleReviewBy(rule('grantCap', null, '2028-06-30'), word), '2028-06-30');
  assert.equal(ruleReviewBy(rule('unknownTerm', null), new Map()), '2027-11-20');
});

test('the next review of some terms is the earliest that is not over, and not beyond the limit', () => {
  const rules = [
    rule('grantCap', null),
    rule('minCreditScore', null, '2026-12-31'),
    rule('minCreditScore', '2027-01-01'),
    rule('defaultCostPerWatt', null),
  ];
  const next = (today: string, confirmedBy: ReadonlyMap<string, string> = new Map()) =>
    nextReviewOf(['grantCap', 'minCreditScore'], { rules, confirmedBy, today }, 90);
  assert.equal(next('2026-11-29'), '2026-12-31', 'a rule ends');
  assert.equal(next('2026-12-31'), '2026-12-31', 'it is good to the last day');
  assert.equal(next('2027-01-01'), '2027-04-01', 'at most ninety days');
  assert.equal(next('2027-10-01'), '2027-11-20', 'a fact is due');
  assert.equal(next('2027-10-01', new Map([['grantCap', '2028-10-01']])), '2027-12-30');
  assert.equal(next('2027-12-01'), '2028-01-01', 'what is overdue says nothing of the next time');
});
