import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadDetail } from '../../../api-types.ts';
import { editBody, valuesOf } from './lead-values.ts';

const lead = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '(503) 555-0100',
  contactMethod: 'phone',
  currentAddress: '12 Main Street',
  homePrice: 500_000,
  electricBill: null,
  creditScore: '700-739',
  propertyState: null,
  firstTimeHomebuyer: true,
  transactionType: null,
  language: 'en',
  timeline: '1-3 months',
  housingStatus: 'rent',
  monthlyPayment: null,
  savingsAmount: null,
  loanNumber: null,
  status: 'New',
} as LeadDetail;
const begun = valuesOf(lead);

test('only changed fields are sent, an amount as a number', () => {
  assert.deepEqual(editBody(begun, begun), {});
  const typed = {
    ...begun,
    firstName: ' Anna ',
    homePrice: '$425,000',
    currentAddress: ' ',
    firstTimeHomebuyer: 'no',
    language: 'es',
  };
  assert.deepEqual(editBody(begun, typed), {
    firstName: 'Anna',
    homePrice: 425_000,
    currentAddress: null,
    firstTimeHomebuyer: false,
    language: 'es',
  });
});

test('an amount that cannot be read is left to validation', () => {
  const read = (homePrice: string) => editBody(begun, { ...begun, homePrice }).homePrice;
  assert.deepEqual(['425.000,00', '0x1F', '1E5'].map(read), [425_000, Number.NaN, Number.NaN]);
});

test('a cleared field is sent as empty, for validation to refuse; an unanswered one is not sent', () => {
  const typed = { ...begun, homePrice: '', creditScore: '' };
  assert.deepEqual(editBody(begun, { ...begun, firstTimeHomebuyer: '' }), {
    firstTimeHomebuyer: null,
  });
  assert.deepEqual(editBody(begun, typed), { homePrice: null, creditScore: '' });
});
