import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hindersApproval, missingFor, type PartnerOnRecord } from './basis.ts';
import { type Demand, demands, type PayRule, payUnits, ruleFor } from './pay-rule.ts';
import { type PartnerKind, partnerKinds, payees, services } from './partner-kinds.ts';

const day = '2026-11-26';

/** A partner for whom everything is on record that a rule can ask for. */
const complete: PartnerOnRecord = {
  kind: 'agent',
  isLicensed: true,
  state: 'CA',
  payee: 'broker',
  hasW9: true,
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
  said: { license: true, payee: true, w9: true },
};

function rule(changes: Partial<PayRule> = {}): PayRule {
  return {
    state: 'CA',
    kind: 'agent',
    unit: 'fixed',
    demands,
    source: 'Counsel',
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    ...changes,
  };
}

/** The rules that the product brings. */
const supplied: readonly PayRule[] = ['CA', 'FL'].flatMap((state) => [
  rule({ state }),
  rule({ state, kind: 'broker', demands: ['agreement', 'license', 'service'] }),
]);

function reasons(
  changes: Partial<PartnerOnRecord>,
  unit: 'percent' | 'fixed' = 'fixed',
  rules = supplied,
) {
  const missing = missingFor({ ...complete, ...changes }, { unit }, rules, day);
  return missing.map(({ what }) => what).join(' ');
}

// Kind, state, to whom it is paid, and in which unit; with everything else on record.
const matrix = [
  ['agent', 'CA', 'broker', 'fixed', ''],
  ['agent', 'CA', 'self', 'fixed', 'broker'],
  ['agent', 'CA', 'company', 'fixed', 'broker'],
  ['agent', 'CA', 'broker', 'percent', 'rate'],
  ['agent', 'FL', 'self', 'percent', 'broker rate'],
  ['agent', 'TX', 'self', 'percent', 'state'],
  ['broker', 'CA', 'self', 'fixed', ''],
  ['broker', 'CA', 'company', 'percent', 'rate'],
  ['broker', 'TX', 'self', 'fixed', 'state'],
  ['professional', 'CA', 'company', 'percent', 'state'],
  ['client', 'FL', 'self', 'fixed', 'state'],
  ['marketer', 'TX', 'company', 'fixed', 'state'],
] as const;

test('kind of partner, state and payee decide as the dated rules say', () => {
  for (const [kind, state, payee, unit, expected] of matrix) {
    const found = reasons({ kind, state, payee, license: { ...complete.license, state } }, unit);
    assert.equal(found, expected, `${kind} ${state} ${payee} ${unit}`);
  }
});

// One thing taken away from an agent in California who lacks nothing: what is missing, and who ends it.
const { license } = complete;
const unsaid = { license: false, payee: false, w9: false };
const taken: readonly (readonly [string, Partial<PartnerOnRecord>, string])[] = [
  ['no kind', { kind: null }, 'kind:compliance'],
  ['a referral alone', { service: 'referral' }, 'service:compliance'],
  ['a service without evidence', { evidence: null }, 'evidence:compliance'],
  ['a sample of an agreement', { agreement: 'none' }, 'noAgreement:compliance'],
  ['an agreement that was not accepted', { agreement: 'open' }, 'agreement:partner'],
  [
    'a number that no one looked up',
    { license: { ...license, number: null } },
    'license:compliance',
  ],
  ['no number', { license: { ...license, number: null }, said: unsaid }, 'license:partner'],
  ['no evidence', { license: { ...license, evidence: null } }, 'license:compliance'],
  ['no last day', { license: { ...license, expires: null } }, 'license:compliance'],
  ['expired', { license: { ...license, expires: '2026-11-25' } }, 'licenseExpired:compliance'],
  [
    'expired, and the partner names no later day',
    { license: { ...license, expires: '2026-11-25' }, said: unsaid },
    'licenseExpired:partner',
  ],
  ['the last day', { license: { ...license, expires: day } }, ''],
  ['an agent of California who lives in Texas', { state: 'TX' }, ''],
  ['no payee', { kind: 'broker', payee: null, said: unsaid }, 'payee:partner'],
  ['no payee where it must be the broker', { payee: null, said: unsaid }, 'broker:partner'],
  ['a payee whom the partner named', { payee: null }, 'broker:compliance'],
  ['another payee than the broker', { payee: 'self', said: unsaid }, 'broker:partner'],
  ['no W-9', { hasW9: false, said: unsaid }, 'w9:partner'],
  ['a W-9 that was sent', { hasW9: false }, 'w9:compliance'],
];

test('each thing that is missing is named with who ends it, and nothing else', () => {
  for (const [name, changes, expected] of taken) {
    const missing = missingFor({ ...complete, ...changes }, { unit: 'fixed' }, supplied, day);
    assert.equal(missing.map(({ what, who }) => `${what}:${who}`).join(' '), expected, name);
  }
});

test('who is new reads everything at once, also before kind and rule are there', () => {
  const none = { state: null, number: null, expires: null, evidence: null, checkedOn: null };
  const fresh: PartnerOnRecord = {
    ...complete,
    kind: null,
    payee: null,
    hasW9: false,
    service: 'referral',
    evidence: null,
    license: none,
    agreement: 'open',
    said: unsaid,
  };
  assert.equal(reasons(fresh, 'percent'), 'kind agreement service license payee w9');
  assert.equal(reasons({ ...fresh, isLicensed: false }), 'kind agreement service payee w9');
  assert.equal(
    reasons({ ...fresh, kind: 'marketer', state: 'TX' }),
    'state agreement service payee w9',
  );
  assert.equal(
    reasons({ ...fresh, kind: 'agent' }, 'percent'),
    'agreement service license broker rate w9',
  );
});

test('the form W-9 alone hinders only the payment', () => {
  const missing = missingFor({ ...complete, hasW9: false }, { unit: 'fixed' }, supplied, day);
  assert.deepEqual(missing.filter(hindersApproval), []);
});

// Rules of one kind, by state and days, as they were recorded; the day; the source that holds.
const dated: readonly (readonly [string, readonly Partial<PayRule>[], string, string])[] = [
  ['before its first day', [{ source: 'a', effectiveFrom: '2026-06-01' }], '2026-05-31', 'none'],
  ['its first day', [{ source: 'a', effectiveFrom: '2026-06-01' }], '2026-06-01', 'a'],
  ['its last day', [{ source: 'a', effectiveTo: '2026-06-30' }], '2026-06-30', 'a'],
  ['after its last day', [{ source: 'a', effectiveTo: '2026-06-30' }], '2026-07-01', 'none'],
  [
    'the later one from its day',
    [{ source: 'b', effectiveFrom: '2026-06-01' }, { source: 'a' }],
    '2026-06-01',
    'b',
  ],
  [
    'the earlier one until then',
    [{ source: 'b', effectiveFrom: '2026-06-01' }, { source: 'a' }],
    '2026-05-31',
    'a',
  ],
  [
    'what a later one replaced does not come back',
    [{ source: 'a' }, { source: 'b', effectiveFrom: '2026-06-01', effectiveTo: '2026-06-30' }],
    '2026-07-01',
    'none',
  ],
  ['of one day the one recorded last', [{ source: 'a' }, { source: 'b' }], day, 'b'],
  ['the state alone', [{ source: 'a', state: null }, { source: 'b' }], day, 'b'],
  [
    'else every other state',
    [
      { source: 'a', state: null },
      { source: 'b', state: 'NV' },
    ],
    day,
    'a',
  ],
  [
    'a later one for every state leaves that of the state',
    [{ source: 'b' }, { source: 'a', state: null, effectiveFrom: '2026-06-01' }],
    day,
    'b',
  ],
  ['another kind', [{ source: 'a', kind: 'broker' }], day, 'none'],
];

test('of the dated rules one holds, or none', () => {
  for (const [name, rows, on, expected] of dated) {
    const found = ruleFor(rows.map(rule), { kind: 'agent', state: 'CA' }, on);
    assert.equal(found?.source ?? 'none', expected, name);
  }
  assert.equal(ruleFor([rule()], { kind: 'agent', state: null }, day), undefined, 'no state');
});

const subsets: Demand[][] = demands.reduce<Demand[][]>(
  (sets, one) => sets.flatMap((set) => [set, [...set, one]]),
  [[]],
);

// A second computation by other means: one question after the other, for every combination.
function isPayable(partner: PartnerOnRecord, unit: 'percent' | 'fixed', rule: PayRule): boolean {
  const where = partner.license.state ?? partner.state;
  if (partner.kind !== rule.kind || (rule.state !== null && rule.state !== where)) {
    return false;
  }
  const met: Record<Demand, boolean> = {
    agreement: partner.agreement === 'accepted',
    license: partner.license.number !== null,
    broker: partner.payee === 'broker',
    service: partner.service !== 'referral',
  };
  return rule.demands.every((demand) => met[demand]) && unit === rule.unit;
}

test('a commission lacks nothing if and only if its rule is met, over all combinations', () => {
  const kinds: readonly (PartnerKind | null)[] = [...partnerKinds, null];
  for (const [unit, asked, state] of combine(payUnits, subsets, ['CA', null])) {
    const held = rule({ kind: 'marketer', unit, demands: asked, state });
    for (const [kind, where, payee, service] of combine(kinds, ['CA', 'TX'], payees, services)) {
      for (const [agreement, number, rate] of combine(
        ['accepted', 'open', 'none'] as const,
        [null, '1'],
        ['percent', 'fixed'] as const,
      )) {
        const license = { ...complete.license, state: where, number };
        const partner = { ...complete, kind, state: where, payee, service, agreement, license };
        const missing = missingFor(partner, { unit: rate }, [held], day);
        assert.equal(missing.length === 0, isPayable(partner, rate, held));
      }
    }
  }
});

function combine<Lists extends readonly (readonly unknown[])[]>(
  ...lists: Lists
): { [At in keyof Lists]: Lists[At][number] }[] {
  const rows = lists.reduce<unknown[][]>(
    (found, list) => found.flatMap((row) => list.map((one) => [...row, one])),
    [[]],
  );
  return rows as { [At in keyof Lists]: Lists[At][number] }[];
}
