import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteData } from '#core/contract/site.ts';
import { freshApp } from '#server/testing/app.ts';
import { forms } from '#server/testing/archive/personal-pages.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { composePages } from '../compose.ts';
import { openApp } from '#server/testing/open-app.ts';

// A page that says what it was rendered from.
const site = fakeSite(
  ({ page, language, posted, estimate, eligibility, registered }) =>
    `<a href="/qualify?lang=${language}">on</a>${JSON.stringify({ page, language, posted, estimate, eligibility, registered })}`,
);

const home = forms.calculator;
const check = { ...forms.check, homePrice: '500.000' };
const application = { ...forms.application, referralCode: '', website: '' };

describe('posted forms', async () => {
  const app = await openApp({ pages: composePages(site) });

  const post = async (url: string, fields: Record<string, string>, headers = {}) => {
    const answer = await app.postForm(url, fields, headers);
    const json = /\{"page".*\}/s.exec(answer.body)?.[0];
    return { ...answer, shown: (json ? JSON.parse(json) : null) as SiteData };
  };

  test('a calculation is answered with its page, which no cache keeps', async () => {
    const { statusCode, headers, shown } = await post('/calculator?lang=es', home);
    assert.equal(statusCode, 200);
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(String(headers['content-security-policy']), /script-src 'self'/);
    assert.deepEqual([shown.page, shown.language], ['estimate', 'es']);
    const { monthlySavings, totalBenefit, homePrice } = shown.estimate!.estimate;
    assert.deepEqual([monthlySavings, totalBenefit, homePrice], [296, 31_180, 500_000]);
    assert.match(shown.estimate!.values['sessionId']!, /^[\w-]{8,64}$/);
  });

  test('an eligibility check reads amounts as they are written, and knows the bill of the calculation', async () => {
    const { shown } = await post('/qualify?lang=pt', { ...check, language: 'pt' });
    const { eligible, homePrice, savings } = shown.eligibility!.result;
    assert.deepEqual([eligible, homePrice, savings?.monthlySavings], [true, 500_000, 296]);
    const [row] = await app.rows('select * from consent_records order by id desc limit 1');
    assert.deepEqual([row!['language'], row!['page_url']], ['pt', '/qualify?lang=pt']);
  });

  test('an application, sent twice, is one lead of the partner whose link was followed', async () => {
    const { referralCode } = await makeAffiliate(await app.signIn());
    const url = `/apply?lang=es&ref=${referralCode.toLowerCase()}`;
    const [first, second] = [await post(url, application), await post(url, application)];
    assert.deepEqual([first!.statusCode, second!.statusCode], [303, 303]);
    assert.equal(first!.headers.location, second!.headers.location);
    assert.match(
      String(first!.headers.location),
      new RegExp(`^/thank-you\\?leadId=\\d+&lang=es&ref=${referralCode}$`, 'i'),
    );
    const [lead] = await app.rows('select * from leads');
    assert.equal(await app.count('leads'), 1);
    assert.equal(await app.count('consent_records'), 2, 'of the check and of the application');
    assert.deepEqual(
      [lead!['language'], lead!['referral_code'], lead!['home_price'], lead!['monthly_savings']],
      ['es', referralCode, 500_000, 296],
    );
  });

  test('what is wrong comes back as it was typed, in the language of the form', async () => {
    const typed = { ...application, email: 'ana@gmail', phone: '', language: 'pt' };
    const { consent: _consent, ...sent } = typed;
    const { statusCode, shown } = await post('/apply?lang=es', sent);
    assert.deepEqual([statusCode, shown.page, shown.language], [422, 'apply', 'pt']);
    assert.deepEqual(shown.posted!.values, sent);
    assert.deepEqual(Object.keys(shown.posted!.errors).toSorted(), ['consent', 'email', 'phone']);
    assert.equal(shown.posted!.errors['email'], 'Informe um e-mail válido');
    assert.equal(shown.posted!.meantEmail, 'ana@gmail.com');
    const low = await post('/qualify', { ...check, homePrice: '99,000', name: '' });
    assert.deepEqual(Object.keys(low.shown.posted!.errors).toSorted(), ['homePrice', 'name']);
    assert.match(low.shown.posted!.errors['homePrice']!, /\$150,000/);
  });

  test('nothing that is wrong in a hidden field costs the lead', async () => {
    const { statusCode } = await post('/apply', {
      ...application,
      email: 'other@example.com',
      creditScore: 'excellent',
      propertyState: 'XX',
      sessionId: '!',
    });
    assert.equal(statusCode, 303);
  });

  test('the way to another step shows its form with what is known, and asks nothing of it yet', async () => {
    const { statusCode, shown } = await post('/qualify', { arrival: 'yes', homePrice: '500,000' });
    assert.deepEqual(
      [statusCode, shown.posted!.errors, shown.posted!.values['homePrice']],
      [200, {}, '500,000'],
    );
  });

  test('a form of another website, one that is none, and one without end are refused with a page', async () => {
    for (const [headers, status] of [
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ 'content-type': 'text/plain' }, 415],
    ] as const) {
      const answer = await post('/apply', application, headers);
      assert.equal(answer.statusCode, status);
      assert.match(String(answer.headers['content-type']), /text\/html/);
    }
    assert.equal((await post('/apply', { x: 'x'.repeat(40_000) })).statusCode, 413);
  });

  test('what another kind of call may send is no form: refused, never failed at', async () => {
    const bodies = ['{"homePrice":{"a":1}}', '{"phone":5,"consent":true}', '[[]]', 'null'];
    for (const url of ['/calculator', '/qualify', '/apply']) {
      for (const payload of bodies) {
        const answer = await app.post(url, payload);
        assert.equal(answer.statusCode, 415, `${url} ${payload}`);
        assert.match(String(answer.headers['content-type']), /text\/html/);
      }
    }
  });

  test('an affiliate registers, is signed in and shown the link; passwords never come back', async () => {
    const partner = {
      firstName: 'Rita',
      lastName: 'Reyes',
      email: `rita@example.com`,
      phone: '',
      company: 'Sol & Co',
      state: '',
      licenseNumber: 'TX-1',
      referralCode: 'Rita-Sol',
      password: 'copper-lantern-otter',
      confirmPassword: 'copper-lantern',
      language: 'es',
    };
    const url = '/affiliate/register';
    const wrong = await post(url, { ...partner, isLicensedRealtor: 'on' });
    assert.deepEqual([wrong.statusCode, wrong.shown.page], [422, 'affiliates']);
    assert.deepEqual(Object.keys(wrong.shown.posted!.errors), ['confirmPassword']);
    assert.equal(wrong.shown.posted!.values['company'], 'Sol & Co');
    assert.doesNotMatch(wrong.body, /copper|lantern/);
    assert.equal(wrong.headers['set-cookie'], undefined);

    const { statusCode, shown, headers } = await post(url, {
      ...partner,
      confirmPassword: partner.password,
      commissionRate: '0.99',
    });
    assert.deepEqual([statusCode, shown.page, shown.language], [200, 'affiliates', 'es']);
    assert.match(shown.registered!.referralLink, /\/Rita-Sol$/);
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(String(headers['set-cookie']), /^affiliate=|affiliate=/);
    const [row] = await app.rows('select * from affiliates where email = $1', [partner.email]);
    assert.deepEqual(
      [row!['is_licensed_realtor'], Number(row!['commission_rate']), row!['language']],
      [false, 500, 'es'],
    );
    assert.equal(row!['license_number'], null, 'the number of a license that is not claimed');
    const again = await post(url, { ...partner, confirmPassword: partner.password });
    assert.equal(again.statusCode, 422);
    assert.ok(again.shown.posted!.errors['referralCode']);
    assert.doesNotMatch(again.body, /copper|lantern/);
  });

  test('who sends too often gets the form back as it was typed', async () => {
    const strict = await freshApp({ pages: composePages(site), config: { rateLimitScale: 0.02 } });
    const send = () => strict.postForm('/qualify', { ...check, name: 'Ana' });
    await send();
    const answer = await send();
    await strict.dispose();
    assert.equal(answer.statusCode, 429);
    assert.ok(answer.headers['retry-after']);
    assert.match(answer.body, /"name":"Ana".*"failure":"Too many requests/);
  });

  test('the next visitor of a partner’s link is sent the page as small as everybody’s', async () => {
    const ask = (tag = '') =>
      app.get('/qualify?ref=Rosa_1', { 'accept-encoding': 'br', 'if-none-match': tag });
    const first = await ask();
    assert.equal(first.headers.etag, undefined);
    let next = first;
    for (let tries = 0; tries < 500 && next.headers.etag === undefined; tries += 1) {
      await sleep(10);
      next = await ask();
    }
    const [told, same] = [first, next].map((answer) => brotliDecompressSync(answer.rawPayload));
    assert.deepEqual(same, told);
    assert.match(same!.toString(), /[?;]ref=Rosa_1/);
    assert.equal(next.headers['content-security-policy'], first.headers['content-security-policy']);
    assert.equal((await ask(String(next.headers.etag))).statusCode, 304);
    const other = await app.get('/qualify?ref=Bob_1');
    assert.match(other.body, /[?;]ref=Bob_1/);
    assert.doesNotMatch(other.body, /Rosa/);
  });

  test('however many codes are invented, few of their pages are packed', async () => {
    const began = performance.now();
    const codes = Array.from({ length: 300 }, (_, n) => `Invented_${n}`);
    const answers = await Promise.all(
      codes.map((code) => app.get(`/qualify?ref=${code}`, { 'accept-encoding': 'br' })),
    );
    const seconds = Math.ceil((performance.now() - began) / 1000);
    const packed = answers.filter(({ headers }) => headers['content-encoding'] === 'br');
    assert.ok(packed.length <= 20 * (seconds + 1), `${packed.length} in ${seconds} s`);
    const last = answers.at(-1)!;
    assert.equal(last.statusCode, 200);
    assert.match(last.body, /[?;]ref=Invented_299/, 'and yet they hand their codes on');
  });

  test('a page that was opened by a partner’s link hands the code on with its links', async () => {
    const { body } = await app.get('/calculator?ref=Maria_1');
    assert.match(body, /href="\/qualify\?lang=en&amp;ref=Maria_1"/);
    const plain = await app.get('/calculator?ref=<script>');
    assert.doesNotMatch(plain.body, /[?;]ref=/);
  });
});
