import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentConsentVersion } from '#core/domain/permission/consent.ts';
import type { SiteData } from '#core/contract/site.ts';
import { openReference } from '#core/domain/leads/lead-reference.ts';
import { type FreshApp, type FreshAppOptions, freshApp } from '../app.ts';
import { makeSessionId } from '../factories.ts';
import { fakeSite } from '../fake-site.ts';
import { buyerCookieIn } from '../sessions/buyer.ts';

// As long as a page is, and as hard to compress.
const words = Array.from({ length: 3000 }, (_, at) => (at * 7919) % 10_007).join(' ');

/** A site whose pages say what they were made of, within as much as a page has around it. */
export const sayingSite = fakeSite((data: SiteData) => {
  const { page, path, language, estimate, eligibility, own, watched, noticed, posted } = data;
  const said = { page, path, estimate, eligibility, own, watched, noticed, posted };
  return `<!doctype html><html lang="${language}"><p>${words}</p><a href="/apply?lang=${language}">ñ ${openReference}</a>${JSON.stringify(said)}</html>`;
});

const home = { homePrice: '500000', electricBill: '350', creditScore: '700-739' };
export const phone = '(503) 555-0100';
const consent = { consent: 'yes', consentVersion: currentConsentVersion, consentTicked: 'preset' };

/** Forms as a browser without a script fills them in. */
export const forms = {
  calculator: { ...home, propertyState: 'TX' },
  check: {
    ...home,
    ...consent,
    name: 'Ana Lopez',
    mobileNumber: phone,
    state: 'TX',
    firstTimeHomebuyer: 'no',
  },
  application: {
    ...home,
    ...consent,
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana@example.com',
    phone,
    currentAddress: '12 Main Street, Portland, OR 97204',
    propertyState: 'TX',
    housingStatus: 'rent',
    timeline: '1-3 months',
    contactMethod: 'phone',
    monthlyPayment: '$1000-$1500',
    firstTimeHomebuyer: 'yes',
  },
} as const;

/** A browser without a script: it posts forms by itself, and keeps cookies. */
export function scriptlessVisitor(app: FreshApp) {
  const cookies = new Map<string, string>();
  const keep = (headers: Readonly<Record<string, unknown>>) => {
    for (const set of [headers['set-cookie']].flat().filter(Boolean).map(String)) {
      const [name, value] = set.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name!, value!);
    }
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: 'GET' | 'POST', url: string, fields?: object) => {
    const answer = await app.send({
      method,
      url,
      headers: {
        cookie: cookie(),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { payload: new URLSearchParams(fields as Record<string, string>).toString() }),
    });
    keep(answer.headers);
    return answer;
  };
  const post = (url: string, fields: object) => send('POST', url, fields);
  return {
    get: (url: string) => send('GET', url),
    post,
    /** The whole way: calculator, check, application, confirmation and own page, as served. */
    async apply({ sessionId, ...changes }: { sessionId: string; email?: string }) {
      const calculated = await post('/calculator', { ...forms.calculator, sessionId });
      const checked = await post('/qualify', { ...forms.check, sessionId });
      const sent = await post('/apply', { ...forms.application, sessionId, ...changes });
      assert.equal(sent.statusCode, 303, sent.body);
      const confirmed = await send('GET', String(sent.headers.location));
      const [token = ''] = buyerCookieIn(sent)
        .replace(/^(__Host-)?my=/, '')
        .split('.');
      const own = await send('GET', `/my/${token}?lang=en`);
      const id = Number(/leadId=(\d+)/.exec(String(sent.headers.location))![1]);
      return { id, token, cookie: cookie(), pages: { calculated, checked, confirmed, own } };
    },
  };
}

/** Waits until there are so many personal pages: they are kept after they were served. */
export async function untilKept(app: FreshApp, where: string, count: number): Promise<void> {
  while ((await app.count(`personal_pages where ${where}`)) < count) {
    await sleep(10);
  }
}

let people = 0;

/** Someone who comes to their own page without a script, whose pages are kept. */
export async function applyWithoutScript(app: FreshApp, changes: object = {}) {
  people += 1;
  const visitor = scriptlessVisitor(app);
  const person = {
    sessionId: makeSessionId(),
    email: `applicant.${people}@example.com`,
    ...changes,
  };
  const applied = await visitor.apply(person);
  const { sessionId } = person;
  await untilKept(app, `session_id = '${sessionId}'`, 2);
  await untilKept(app, `lead_id = ${applied.id}`, 2);
  return { ...applied, sessionId, visitor };
}

/** Shows the public pages that the others are compressed against, and waits until they are kept. */
async function showPublicPages(app: FreshApp): Promise<void> {
  const urls = ['/calculator', '/qualify', '/apply', '/thank-you?leadId=1'];
  for (const url of urls) {
    await app.get(url, { 'sec-fetch-site': 'same-origin' });
  }
  while ((await app.count('served_pages')) < urls.length) {
    await sleep(10);
  }
}

/** An office whose visitors have no script and saw the public pages; `log` has its errors. */
export async function scriptlessOffice({ pages }: Pick<FreshAppOptions, 'pages'>) {
  const log: string[] = [];
  const app = await freshApp({
    ...(pages && { pages }),
    config: { logLevel: 'error' },
    logStream: { write: (line) => log.push(line) },
  });
  const staff = await app.signIn();
  await showPublicPages(app);
  return { app, staff, log };
}

/** How many pages are kept of a lead, and of a tab. */
export const keptPagesOf = (app: FreshApp) => ({
  ofLead: (id: number) => app.count(`personal_pages where lead_id = ${id}`),
  ofTab: (sessionId: string) => app.count(`personal_pages where session_id = '${sessionId}'`),
});
