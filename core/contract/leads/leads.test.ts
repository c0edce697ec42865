import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as z from 'zod/mini';
import { checkEligibilityBody } from '../visitor/eligibility.ts';
import { applicationFormBody, submitLeadBody } from './leads.ts';

const application = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '(541) 555-0142',
  currentAddress: '12 Orchard Lane',
  housingStatus: 'rent',
  timeline: '1-3 months',
  contactMethod: 'phone',
  monthlyPayment: '$1500-$2000',
};
const check = {
  name: 'Ana Lopez',
  mobileNumber: '(541) 555-0142',
  creditScore: 700,
  state: 'OR',
  homePrice: 400_000,
  firstTimeHomebuyer: true,
};

/** The message for each field that a schema refuses. */
function refused(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('each missing or empty field has its own message', () => {
  const missing = {
    firstName: 'firstName.required',
    lastName: 'lastName.required',
    email: 'email.valid',
    phone: 'phone.required',
    currentAddress: 'currentAddress.required',
    housingStatus: 'housingStatus.required',
    timeline: 'timeline.required',
    contactMethod: 'contactMethod.required',
    monthlyPayment: 'monthlyPayment.required',
  };
  assert.deepEqual(refused(submitLeadBody, {}), missing);
  const empty = Object.fromEntries(Object.keys(missing).map((name) => [name, ' ']));
  assert.deepEqual(refused(submitLeadBody, empty), missing);
  assert.deepEqual(refused(checkEligibilityBody, {}), {
    name: 'name.short',
    mobileNumber: 'mobile.required',
    creditScore: 'creditScore.required',
    state: 'state.required',
    homePrice: 'homePrice.min',
    firstTimeHomebuyer: 'firstTime.required',
  });
});

test('a body that only a modified page could send is refused', () => {
  assert.deepEqual(refused(submitLeadBody, application), {});
  for (const [name, wrong, key] of [
    ['homePrice', '500000', 'homePrice.number'],
    ['homePrice', 1.5, 'homePrice.number'],
    ['homePrice', -1, 'dollars.low'],
    ['homePrice', 1e308, 'dollars.high'],
    ['electricBill', true, 'electricBill.number'],
    ['firstName', ['x'], 'firstName.required'],
    ['firstName', 'A\u0000B', 'text.control'],
    ['lastName', '\ud800', 'text.control'],
    ['timeline', 'soon', 'timeline.required'],
    ['contactMethod', 'fax', 'contactMethod.required'],
    ['wantsPanels', 'maybe', 'wantsPanels.valid'],
    ['propertyState', 'ZZ', 'state.required'],
    ['email', 'a@b.co\r\nBcc: x@y.z', 'email.valid'],
    ['currentAddress', 'x'.repeat(301), 'text.tooLong'],
    ['phone', '(555) 555-0142', 'mobile.format'],
    ['phone', '(541) 911-0142', 'mobile.format'],
    ['phone', 'call me maybe', 'mobile.format'],
  ] as const) {
    const issues = refused(submitLeadBody, { ...application, [name]: wrong });
    assert.deepEqual(issues, { [name]: key }, JSON.stringify(wrong));
  }
  for (const body of [null, [], 'x', 7]) {
    assert.equal(submitLeadBody.safeParse(body).success, false);
  }
  assert.deepEqual(refused(checkEligibilityBody, check), {});
  for (const [name, wrong, key] of [
    ['mobileNumber', 'call me maybe', 'mobile.format'],
    ['mobileNumber', '(541) 555-014x', 'mobile.format'],
    ['mobileNumber', '123', 'mobile.required'],
    ['name', 'A', 'name.short'],
    ['creditScore', '700', 'creditScore.required'],
    ['creditScore', 700.5, 'creditScore.required'],
    ['state', '', 'state.required'],
    ['homePrice', 500_000.5, 'homePrice.min'],
    ['homePrice', 'abc', 'homePrice.min'],
    ['homePrice', [], 'homePrice.min'],
    ['firstTimeHomebuyer', 'yes', 'firstTime.required'],
    ['consent', 'yes', 'consent.required'],
    ['consent', null, 'consent.required'],
  ] as const) {
    const issues = refused(checkEligibilityBody, { ...check, [name]: wrong });
    assert.deepEqual(issues, { [name]: key }, `${name}: ${String(wrong)}`);
  }
});

test('consent is yes, no or not mentioned; where the form requires it, only yes', () => {
  for (const consent of [null, 'true', 1, 0, '', {}]) {
    const body = { ...application, consent };
    assert.deepEqual(refused(submitLeadBody, body), { consent: 'consent.required' });
  }
  for (const consent of [true, false, undefined]) {
    const body = { ...application, consent };
    assert.equal(submitLeadBody.safeParse(body).success, true);
    assert.equal(applicationFormBody(false).safeParse(body).success, true);
    assert.equal(applicationFormBody(true).safeParse(body).success, consent === true);
  }
});

test("a value that is not the applicant's own answer never refuses the application", () => {
  const touch = { code: 'ana', at: '2026-11-01T10:00:00.000Z' };
  const kept = (name: keyof z.output<typeof submitLeadBody>, said: unknown) =>
    submitLeadBody.parse({ ...application, [name]: said })[name];
  for (const [name, said, becomes] of [
    ['website', 'x'.repeat(501), 'x'.repeat(500)],
    ['website', 7, 'filled'],
    ['website', ['x'], 'filled'],
    ['website', null, ''],
    ['secondsOnForm', -1, undefined],
    ['secondsOnForm', 1e10, undefined],
    ['secondsOnForm', 'x', undefined],
    ['referralCode', 'x'.repeat(201), undefined],
    ['referralCode', {}, undefined],
    ['sessionId', 'a b', undefined],
    ['sessionId', 'x'.repeat(65), undefined],
    ['consentVersion', 'a\u0000', undefined],
    ['consentTicked', 'yes', undefined],
    ['consentTicked', {}, undefined],
    ['pageUrl', `/apply?${'x'.repeat(600)}`, `/apply?${'x'.repeat(493)}`],
    ['pageUrl', 7, undefined],
    ['source', 'facebook', undefined],
    ['referralTouches', 'x', undefined],
    ['referralTouches', [null], []],
    ['referralTouches', [{ code: 7, at: 'x' }], []],
    ['referralTouches', [...Array<unknown>(30).fill({ code: 'x', at: 7 }), touch], [touch]],
  ] as const) {
    assert.deepEqual(kept(name, said), becomes, `${name}: ${JSON.stringify(said).slice(0, 40)}`);
  }
});
