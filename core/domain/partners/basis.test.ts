import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '../us-states.ts';
import { type Basis, basisOf, missingOf, type PartnerOnRecord } from './basis.ts';
import { type PartnerKind, partnerKinds, payees, services } from './partner-kinds.ts';
import { type BasisRule, basisRules } from './basis-rules.ts';

const day = '2026-11-26';

/** A partner for whom everything is on record that a rule can ask for. */
const complete: PartnerOnRecord = {
  kind: 'agent',
  state: 'CA',
  payee: 'broker',
  service: 'marketing',
  evidence: 'Invoice 12 and the flyer',
  license: {
    state: 'CA',
    number: '01234567',
    expires: '2027-12-31',
    evidence: 'dre.ca.gov',
    checkedOn: '2026-11-01',
  },
  agreement: 'accepted',
};

function reasons(
  changes: Partial<PartnerOnRecord>,
  isPercent = false,
  rules: readonly BasisRule[] = basisRules,
  on = day,
) {
  return missingOf(basisOf({ ...complete, ...changes }, { isPercent }, rules, on)).join(' ');
}

// Kind, state, to whom it is paid, and whether it is a percentage; with everything else on record.
const matrix = [
  ['agent', 'CA', 'broker', 'flat', ''],
  ['agent', 'CA', 'self', 'flat', 'broker'],
  ['agent', 'CA', 'company', 'flat', 'broker'],
  ['agent', 'CA', 'broker', 'percent', 'percent'],
  ['agent', 'CA', 'self', 'percent', 'broker percent'],
  ['agent', 'FL', 'broker', 'flat', ''],
  ['agent', 'FL', 'self', 'flat', 'broker'],
  ['agent', 'FL', 'self', 'percent', 'broker percent'],
  ['agent', 'TX', 'broker', 'flat', 'state'],
  ['agent', 'TX', 'self', 'percent', 'state percent'],
  ['broker', 'CA', 'self', 'flat', ''],
  ['broker', 'CA', 'company', 'percent', 'percent'],
  ['broker', 'FL', 'self', 'flat', ''],
  ['broker', 'TX', 'self', 'flat', 'state'],
  ['professional', 'CA', 'self', 'flat', 'state'],
  ['professional', 'CA', 'company', 'percent', 'state'],
  ['client', 'FL', 'self', 'flat', 'state'],
  ['marketer', 'FL', 'company', 'percent', 'state'],
  ['marketer', 'TX', 'company', 'flat', 'state'],
] as const;

test('kind of partner, state and payee decide as the dated rules say', () => {
  for (const [kind, state, payee, amount, expected] of matrix) {
    const license = { ...complete.license, state };
    const found = reasons({ kind, state, payee, license }, amount === 'percent');
    assert.equal(found, expected, `${kind} ${state} ${payee} ${amount}`);
  }
});

// One thing taken away from an agent in California who lacks nothing.
const taken: readonly (readonly [string, Partial<PartnerOnRecord>, string])[] = [
  ['no kind', { kind: null }, 'kind'],
  ['a referral alone', { service: 'referral' }, 'service'],
  ['a service without evidence', { evidence: null }, 'evidence'],
  ['a sample of an agreement', { agreement: 'none' }, 'noAgreement'],
  ['an agreement that was not accepted', { agreement: 'open' }, 'agreement'],
  ['no number', { license: { ...complete.license, number: null } }, 'license'],
  ['no evidence', { license: { ...complete.license, evidence: null } }, 'license'],
  ['not looked up', { license: { ...complete.license, checkedOn: null } }, 'license'],
  ['no last day', { license: { ...complete.license, expires: null } }, 'license'],
  ['expired', { license: { ...complete.license, expires: '2026-11-25' } }, 'licenseExpired'],
  ['the last day', { license: { ...complete.license, expires: day } }, ''],
  ['an agent of California who lives in Texas', { state: 'TX' }, ''],
];

test('each thing that is missing is named, and nothing else', () => {
  for (const [name, changes, expected] of taken) {
    assert.equal(reasons(changes), expected, name);
  }
});

test('who needs no license is judged by their own state, and needs none', () => {
  const rule: BasisRule = {
    kinds: ['client'],
    state: 'TX',
    effectiveFrom: '2026-06-01',
    effectiveTo: '2026-12-31',
    source: 'Counsel',
  };
  const rules = [...basisRules, rule];
  const license = { state: 'CA', number: null, expires: null, evidence: null, checkedOn: null };
  const client = { kind: 'client' as const, payee: 'self' as const, state: 'TX', license };
  assert.equal(reasons(client, true, rules), '');
  assert.equal(reasons({ ...client, state: 'CA' }, true, rules), 'state');
  assert.equal(reasons({ ...client, state: null }, true, rules), 'state');
  assert.equal(reasons(client, true, rules, '2026-05-31'), 'state', 'before its first day');
  assert.equal(reasons(client, true, rules, '2026-06-01'), '', 'its first day');
  assert.equal(reasons(client, true, rules, '2026-12-31'), '', 'its last day');
  assert.equal(reasons(client, true, rules, '2027-01-01'), 'state', 'after its last day');
});

// A second computation by other means: one question after the other, for every combination.
function expectedOk(partner: PartnerOnRecord, isPercent: boolean): boolean {
  const { kind, state, license, payee, service, evidence, agreement } = partner;
  if (agreement !== 'accepted' || service === 'referral' || evidence === null) {
    return false;
  }
  if (kind !== 'agent' && kind !== 'broker') {
    return false;
  }
  const where = license.state ?? state;
  const isKnown = where === 'CA' || where === 'FL';
  const isLooked = license.number !== null && license.state !== null;
  return isKnown && isLooked && !isPercent && (kind === 'broker' || payee === 'broker');
}

test('no combination of kind, state and basis is payable unless every rule is met', () => {
  let payable = 0;
  const kinds: (PartnerKind | null)[] = [...partnerKinds, null];
  for (const kind of kinds) {
    for (const state of stateCodes) {
      for (const payee of payees) {
        for (const service of services) {
          for (const [evidence, agreement, number, isPercent] of choices()) {
            const license = { ...complete.license, state, number };
            const partner = { kind, state, payee, service, evidence, agreement, license };
            const basis: Basis = basisOf(partner, { isPercent }, basisRules, day);
            assert.equal(basis.ok, expectedOk(partner, isPercent), JSON.stringify(partner));
            assert.equal(basis.ok, missingOf(basis).length === 0);
            payable += basis.ok ? 1 : 0;
          }
        }
      }
    }
  }
  // Two states and two services: agents by their broker, brokers in three ways.
  assert.equal(payable, 2 * 2 * (1 + 3));
});

function choices() {
  return [null, 'Invoice'].flatMap((evidence) =>
    (['accepted', 'open', 'none'] as const).flatMap((agreement) =>
      [null, '1'].flatMap((number) =>
        [false, true].map((isPercent) => [evidence, agreement, number, isPercent] as const),
      ),
    ),
  );
}

test('every rule has a source and days in their order', () => {
  for (const { source, effectiveFrom, effectiveTo, kinds } of basisRules) {
    assert.notEqual(source.trim(), '');
    assert.ok(kinds.length > 0);
    assert.ok(effectiveFrom === null || effectiveTo === null || effectiveFrom <= effectiveTo);
  }
});
