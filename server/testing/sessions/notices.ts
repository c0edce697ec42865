import { noticeConsentVersion } from '#core/domain/permission/consent.ts';
import type { FreshApp, FreshAppOptions } from '../app.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

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
  return async (changes: object = {}, language = 'en') =>
    ok(app.post(`/api/check-eligibility?lang=${language}`, { ...person, ...changes }));
}

/** The same in an app of its own. */
export async function noticing(options: FreshAppOptions = {}) {
  const app = await openApp(options);
  return { app, check: await visitorOfNotices(app) };
}
