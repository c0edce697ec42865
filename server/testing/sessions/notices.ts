import assert from 'node:assert/strict';
import { noticeConsentVersion } from '#core/domain/consent.ts';
import { type FreshApp, freshApp } from '../app.ts';

const agency = 'Federal Trade Commission, Washington, DC 20580';
/** A visitor who does not qualify. */
const person = {
  name: 'Ana Lopez',
  mobileNumber: '(503) 555-0100',
  creditScore: 300,
  state: 'TX',
  homePrice: 500_000,
  firstTimeHomebuyer: true,
  sessionId: 'notice-session-1',
};
/** The wish for an email, with its consent. */
export const agreed = {
  agrees: true,
  consentVersion: noticeConsentVersion,
  consentTicked: 'person',
  email: 'ana@example.com',
};
export const noticePath = '/api/check-eligibility/notice';

/** A visitor who asks where no is answered by a notice. */
export async function visitorOfNotices(app: FreshApp) {
  await app.setTerm('creditAgency', agency);
  await app.setTerm('negativeAnswer', 'notice');
  return async (changes: object = {}, language = 'en') => {
    const answer = await app.post(`/api/check-eligibility?lang=${language}`, {
      ...person,
      ...changes,
    });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
}

/** The same in an app of its own. */
export async function noticing(options: Parameters<typeof freshApp>[0] = {}) {
  const app = await freshApp(options);
  return { app, check: await visitorOfNotices(app) };
}
