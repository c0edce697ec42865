import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { fakeStorage } from '../../testing/fake-storage.ts';

const { kept, empty } = fakeStorage();
const tab = new Map<string, string>();
const scripts: string[] = [];
const sent: { address: string; body: Record<string, unknown>; credentials: unknown }[] = [];
let fails = false;
const settings = { pixelId: '77', mayShareFinancial: true };

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
define('window', globalThis);
define('dispatchEvent', () => true);
define('navigator', { userAgent: 'A browser' });
define('location', { pathname: '/apply', search: '' });
define('sessionStorage', {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => tab.set(key, value),
});
define('document', {
  documentElement: { lang: 'en' },
  getElementById: () => ({ textContent: JSON.stringify({ site: settings, messages: {} }) }),
  createElement: () => ({}),
  head: { append: (script: { src: string }) => scripts.push(script.src) },
});
define('fetch', async (address: string, init: RequestInit) => {
  const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
  sent.push({ address: String(address), body, credentials: init.credentials });
  if (fails) {
    throw new TypeError('Failed to fetch');
  }
  return new Response(JSON.stringify({ ok: true, suggestions: [] }));
});

const { choosePixel } = await import('./pixel.ts');
const { askForCredit } = await import('../referral/ask-for-credit.ts');
const { suggestPlaces } = await import('./places.ts');
const { visitorSession } = await import('./tracking.ts');
const { reportApplication } = await import('../../parts/application/send-application.ts');
const { reportBeginning } = await import('../../parts/application/application-start.ts');
const { reportEstimate } = await import('../../parts/estimate/use-calculation.ts');
const { reportEligibility } = await import('../../parts/eligibility/send-eligibility.ts');

beforeEach(() => {
  empty();
  sent.length = 0;
  fails = false;
  choosePixel(true);
  window.fbq!.queue.length = 0;
});

const told = () => window.fbq!.queue;

test('an application is reported with its price and a tenth of it, its beginning with 25,000', () => {
  reportBeginning();
  reportApplication(425_000);
  reportApplication(null);
  assert.deepEqual(told(), [
    ['track', 'InitiateCheckout', { value: 25_000, currency: 'USD' }],
    ['track', 'SubmitApplication', { price: 425_000, currency: 'USD' }],
    ['track', 'Lead', { value: 42_500, currency: 'USD' }],
    ['track', 'SubmitApplication', { price: 500_000, currency: 'USD' }],
    ['track', 'Lead', { value: 50_000, currency: 'USD' }],
  ]);
  const steps = sent.map(({ body: { action, data } }) => [action, data]);
  assert.deepEqual(steps, [
    ['begin_application', null],
    ['submit_application', { price: 425_000, language: 'en' }],
    ['generate_lead', { value: 42_500, currency: 'USD' }],
    ['submit_application', { price: 500_000, language: 'en' }],
    ['generate_lead', { value: 50_000, currency: 'USD' }],
  ]);
});

test('a check is reported with the score as a number and the state', () => {
  const answers = { creditScore: 660, state: 'OR' };
  reportEligibility({ eligible: true } as never, answers as never);
  assert.deepEqual(told(), [['trackCustom', 'CheckEligibility', answers]]);
  const { body } = sent[0]!;
  assert.deepEqual(body['data'], { ...answers, eligible: true, language: 'en' });
});

test('a calculation is reported with its bill and its price', () => {
  const input = { homePrice: 425_000, electricBill: 300 };
  reportEstimate({ ...input, creditScore: '660-699', propertyState: 'OR' });
  assert.deepEqual(told(), [['trackCustom', 'CalculateSavings', input]]);
});

test('the id of a tab is random, made once and kept by its storage', () => {
  const id = visitorSession();
  assert.match(id, /^[\w-]{16,64}$/);
  assert.equal(visitorSession(), id);
  assert.ok([...tab.values()].includes(id) && ![...kept.values()].includes(id));
});

test('each call takes the cookies of the site along', () => {
  reportBeginning();
  assert.deepEqual(
    sent.map(({ credentials }) => credentials),
    ['include'],
  );
});

test('a step that cannot be sent is only logged', async (t) => {
  const log = t.mock.method(console, 'debug', () => {});
  fails = true;
  reportBeginning();
  await new Promise((done) => setImmediate(done));
  assert.equal(log.mock.callCount(), 1);
});

test('addresses are suggested by the maps service, of the United States alone', async () => {
  await suggestPlaces('12 Main', 'key', 'session', new AbortController().signal);
  const { address, body } = sent[0]!;
  assert.match(address, /^https:\/\/places\.googleapis\.com\/.*autocomplete$/);
  assert.deepEqual(body['includedRegionCodes'], ['us']);
});

test('the script of the network is loaded once, after a yes', () => {
  assert.deepEqual(scripts, ['https://connect.facebook.net/en_US/fbevents.js']);
});

test('a partner is looked up once where a code is known, reported, and else not at all', async (t) => {
  await askForCredit();
  assert.deepEqual(sent, []);
  kept.set('referralCode', 'ANA-1');
  await askForCredit();
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(
    sent.map(({ address }) => address),
    ['/api/affiliate/ANA-1'],
  );
  assert.deepEqual(told(), [['trackCustom', 'AffiliateReferral', { affiliate_code: 'ANA-1' }]]);
  const warn = t.mock.method(console, 'warn', () => {});
  fails = true;
  await askForCredit();
  assert.deepEqual([sent.length, warn.mock.callCount()], [2, 1], 'a failure is not tried again');
});
