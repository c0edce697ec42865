import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  consentText,
  nearMissConsentVersion,
  renderConsent,
} from '#core/domain/permission/consent.ts';
import { purgeExpired } from '../../operations/retention/purge-expired.ts';
import { fieldsOf, openApp } from '#server/testing/open-app.ts';

const wish = {
  email: 'ana@example.com',
  creditScore: 565,
  homePrice: 500_000,
  state: 'TX',
  consentVersion: nearMissConsentVersion,
  pageUrl: '/eligibility-results?lang=es',
};

describe('asking to be told', () => {
  test('is kept with its proof and its own way out, each time', async () => {
    const app = await openApp();
    const ask = (changes: object = {}, language = 'es') =>
      app.post(`/api/near-miss/watch?lang=${language}`, { ...wish, ...changes });
    const first = await ask();
    const { stopToken } = first.json();
    assert.deepEqual(
      [first.statusCode, first.json()],
      [201, { isWatched: true, stopToken }],
      first.body,
    );
    const [proof] = await app.rows('select * from consent_records');
    const wording = consentText('near_miss', 'es')!;
    const { lenderName } = await app.app.services.programme.currentTerms();
    assert.deepEqual(
      [proof!['purpose'], proof!['version'], proof!['text'], proof!['channels']],
      ['near_miss', nearMissConsentVersion, renderConsent(wording, lenderName), ['email']],
    );
    assert.deepEqual(
      [proof!['email'], proof!['granted'], proof!['page_url'], proof!['ip_address']],
      ['ana@example.com', true, '/eligibility-results?lang=es', '127.0.0.1'],
    );
    const again = await ask({ email: 'Ana+home@example.com' }, 'pt');
    assert.deepEqual([again.statusCode, again.json().isWatched], [201, true]);
    // Anyone may type this mailbox and guess the answers: they get what the first one got.
    const watches = await app.rows('select * from near_miss_watches order by id');
    assert.deepEqual(fieldsOf(watches, 'language', 'stop_token'), [
      ['es', stopToken],
      ['pt', again.json().stopToken],
    ]);
    assert.equal(new Set(watches.map((watch) => watch['consent_id'])).size, 2);
    assert.equal(await app.count('consent_records'), 2);
  });

  test('refuses without consent, without an address, and where the requirements are met', async () => {
    const app = await openApp();
    const pathOf = async (changes: object) => {
      const answer = await app.post('/api/near-miss/watch', { ...wish, ...changes });
      assert.equal(answer.statusCode, 400, answer.body);
      return answer.json().errors.map(({ path }: { path: string }) => path);
    };
    for (const consentVersion of [null, undefined, '', '2026-11-23.1', 'x']) {
      assert.deepEqual(await pathOf({ consentVersion }), ['consentVersion']);
    }
    assert.deepEqual(await pathOf({ consentTicked: 'none' }), ['consentVersion']);
    assert.deepEqual(await pathOf({ email: 'ana@' }), ['email']);
    assert.deepEqual(await pathOf({ creditScore: 299 }), ['creditScore']);
    assert.deepEqual(await pathOf({ creditScore: 580 }), ['creditScore']);
    assert.equal(await app.count('near_miss_watches'), 0);
    assert.equal(await app.count('consent_records'), 0);
  });

  test('one that waits goes after 24 months, one that is done after 25; the proof stays', async () => {
    const app = await openApp();
    const ages = [
      ['waits@example.com', '25 months', null],
      ['waiting@example.com', '23 months', null],
      ['told@example.com', '60 months', '26 months'],
      ['lately@example.com', '60 months', '24 months'],
    ] as const;
    for (const [email, asked, done] of ages) {
      await app.post('/api/near-miss/watch', { ...wish, email });
      await app.database.query(
        `update near_miss_watches set asked_at = now() - $2::interval,
             done_at = now() - $3::interval, outcome = case when $3 is null then null else 'told' end
           where email = $1`,
        [email, asked, done],
      );
    }
    await purgeExpired(app.app.services);
    const left = await app.rows('select email from near_miss_watches order by id');
    assert.deepEqual(fieldsOf(left, 'email'), ['waiting@example.com', 'lately@example.com']);
    assert.equal(await app.count('consent_records'), 4);
  });
});

test('the limit of its sisters holds', async () => {
  const app = await openApp({ config: { rateLimitScale: 1 } });
  const answers = [];
  for (let time = 0; time < 11; time += 1) {
    answers.push((await app.post('/api/near-miss/watch', wish)).statusCode);
  }
  assert.deepEqual([...new Set(answers)], [201, 429]);
});
