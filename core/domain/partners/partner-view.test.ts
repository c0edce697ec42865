import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { leadStatuses } from '../leads/lead-status.ts';
import { milestones } from './milestones.ts';
import {
  lineSeenByPartner,
  notGoingAhead,
  partnerName,
  partnerStatus,
  seenByPartner,
  statusesAt,
  toldStatuses,
} from './partner-view.ts';

const lead = {
  id: 7,
  firstName: 'Ana',
  lastName: 'de la Cruz',
  status: 'Denied',
  isQualified: false,
  createdAt: '2026-11-23',
  email: 'ana@example.com',
  phone: '(503) 555-0100',
  contactMethod: 'phone',
  creditScore: 'below 580',
  homePrice: 400_000,
  referralCode: 'RITA',
};

test('by default all specified fields are shown unchanged', () => {
  assert.deepEqual(seenByPartner(lead, 'all'), lead);
});

test('`contact` shows how to reach the client and its state, `status` only a first name', () => {
  const told = (sees: 'contact' | 'status') =>
    Object.fromEntries(
      Object.entries(seenByPartner(lead, sees)).filter(([, value]) => value !== null),
    );
  const { id, firstName, createdAt, referralCode, email, phone, contactMethod } = lead;
  const least = { id, firstName, createdAt, referralCode, status: 'Not going ahead' };
  assert.deepEqual(told('contact'), {
    ...least,
    lastName: 'de la Cruz',
    email,
    phone,
    contactMethod,
  });
  assert.deepEqual(told('status'), { ...least, lastName: 'D.' });
});

test('a new field is withheld until it is listed here', () => {
  const later = { ...lead, income: 90_000 };
  assert.equal(seenByPartner(later, 'contact').income, null);
  assert.equal(seenByPartner(later, 'all').income, 90_000);
});

test('below everything a refusal, a failed check and a wish not to be called read alike', () => {
  const read = (sees: 'contact' | 'status') =>
    leadStatuses.filter((status) => partnerStatus(status, sees) !== status);
  for (const sees of ['contact', 'status'] as const) {
    assert.deepEqual(read(sees).toSorted(), ['Denied', 'Do Not Contact', 'Not Qualified']);
    assert.equal(partnerStatus('Denied', sees), partnerStatus('Do Not Contact', sees));
  }
  assert.equal(partnerStatus('Denied', 'all'), 'Denied');
});

test('`status` shows one letter of the last name', () => {
  assert.equal(partnerName({ firstName: 'Ana', lastName: 'Lopez' }, 'status'), 'Ana L.');
  assert.equal(partnerName({ firstName: 'Ana', lastName: 'ñandú' }, 'status'), 'Ana Ñ.');
  assert.equal(partnerName({ firstName: 'Ana', lastName: 'Lopez' }, 'contact'), 'Ana Lopez');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 3 }), (lastName) => {
      const told = partnerName({ firstName: '', lastName: `x${lastName}` }, 'status');
      assert.equal(told, ' X.');
    }),
  );
});

test('a line of the ledger says neither price nor refusal nor exception', () => {
  const line = {
    reason: 'Denied',
    computed: { commissionRate: 0.03, homePrice: 400_000 },
    override: { name: 'Jane Roe' },
    amountCents: 1,
  };
  assert.deepEqual(lineSeenByPartner(line, 'all'), {
    ...line,
    reason: 'Not going ahead',
    override: null,
  });
  assert.deepEqual(lineSeenByPartner(line, 'status'), {
    reason: 'Not going ahead',
    computed: null,
    override: null,
    amountCents: 1,
  });
  const override = null;
  const flat = {
    reason: 'Qualified',
    computed: { commissionRate: 500, homePrice: null },
    override,
  };
  assert.deepEqual(lineSeenByPartner(flat, 'status'), flat);
  const byStaff = { reason: 'Price was mistyped', computed: null, override };
  assert.deepEqual(lineSeenByPartner(byStaff, 'status'), byStaff);
});

test('partners can filter by exactly the statuses that they can read, each once', () => {
  assert.deepEqual(toldStatuses('all'), leadStatuses);
  for (const level of ['contact', 'status'] as const) {
    const readable = new Set(leadStatuses.map((name) => partnerStatus(name, level)));
    assert.deepEqual(toldStatuses(level).toSorted(), [...readable].toSorted());
    assert.equal(toldStatuses(level).at(-1), notGoingAhead);
  }
});

test('every status that a partner may read is at one milestone, whatever a buyer shows less', () => {
  for (const level of ['all', 'contact', 'status'] as const) {
    const chosen = milestones.flatMap((milestone) => statusesAt(milestone, level));
    const readable = new Set([...toldStatuses(level), notGoingAhead]);
    assert.deepEqual(chosen.toSorted(), [...readable].toSorted());
  }
});
