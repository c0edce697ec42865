import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from '#core/domain/language.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { composePages } from '../compose.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('links and flyers on paper', async () => {
  const { app, staff } = await openOffice({
    pages: composePages(fakeSite(({ page }) => `<p>${page}</p>`)),
  });
  const partner = await makeAffiliate(staff, {
    firstName: 'Rita',
    lastName: 'O’Neil',
    company: 'Sol & Co',
    phone: '5125550142',
  });
  const code: string = partner.referralCode;
  const headers: { cookie: string } = { cookie: await affiliateCookie(app.database, partner.id) };

  const publish = async (terms: Record<string, unknown>) => {
    const { id, updatedAt, standing } = await ok(
      staff.post('/api/admin/programme/rules', {
        effectiveFrom: app.app.services.programme.today(),
        source: 'Decided by the head of lending',
        basis: null,
        terms,
      }),
      201,
    );
    const url = `/api/admin/programme/rules/${id}/publish`;
    await ok(staff.post(url, { updatedAt, standing }));
  };

  test('a link leads on with code and slug, and an unknown slug with the code too', async () => {
    for (const [path, query] of [
      [`/${code.toLowerCase()}/Sign-2`, `ref=${code}&link=sign-2`],
      [`/${code}/never-made?utm_source=x`, `utm_source=x&ref=${code}&link=never-made`],
      [`/${code}/no%20slug`, `ref=${code}`],
      [`/${code}/sign?v=nonsense`, `ref=${code}&link=sign`],
    ] as const) {
      const { statusCode, headers: sent } = await app.get(path);
      assert.deepEqual([statusCode, sent.location], [302, `/?${query}`], path);
    }
  });

  test('a path without a partner’s code stays what it was', async () => {
    for (const path of ['/nobody-1/sign', '/admin/none', '/my', '/a/b']) {
      assert.equal((await app.get(path)).statusCode, 404, path);
    }
    for (const path of ['/api/none', '/media/none', '/assets/none.js']) {
      const { statusCode, headers: sent } = await app.get(path);
      assert.equal(statusCode, 404, path);
      assert.match(String(sent['content-type']), /json/, path);
    }
  });

  test('a flyer is printed by its partner, in each language, with its disclosures', async () => {
    const codes = new Set<string>();
    for (const language of languages) {
      for (const kind of ['flyer', 'sign']) {
        const {
          statusCode,
          body,
          headers: sent,
        } = await app.get(`/affiliate/flyer?lang=${language}&kind=${kind}`, headers);
        assert.equal(statusCode, 200);
        assert.match(body, /Rita O’Neil/);
        assert.match(body, /Equal Housing Opportunity/);
        codes.add(/<svg.*?<\/svg>/s.exec(body)![0]);
        assert.doesNotMatch(body, /\{\w+\}/);
        assert.match(body, /\(512\) 555-0142/, 'the telephone of the partner');
        assert.match(
          body,
          { en: /Good until /, es: /Válido hasta el /, pt: /Válido até / }[language],
        );
        assert.match(String(sent['content-security-policy']), /script-src 'self' 'sha256-/);
      }
    }
    assert.equal(codes.size, languages.length, 'the code leads on in the language of the flyer');
    const other = await makeAffiliate(staff);
    const link = await app.post(
      '/api/affiliate/links',
      { name: 'Sign' },
      { cookie: await affiliateCookie(app.database, other.id) },
    );
    const foreign = await app.get(`/affiliate/flyer?link=${link.json().id}`, headers);
    assert.equal(foreign.statusCode, 404);
    const nobody = await app.get('/affiliate/flyer');
    assert.deepEqual([nobody.statusCode, nobody.headers.location], [302, '/affiliate/login']);
  });

  test('a look at a flyer is framed by the kit, has nothing to press, and is not noted as printed', async () => {
    const looker = await makeAffiliate(staff);
    const own = { cookie: await affiliateCookie(app.database, looker.id) };
    const printed = () => app.count(`affiliate_flyers where affiliate_id = ${looker.id}`);
    const policyOf = async (query: string) => {
      const { body, headers: sent } = await app.get(`/affiliate/flyer?${query}`, own);
      return [/frame-ancestors [^;]+/.exec(String(sent['content-security-policy']))![0], body];
    };
    const [framed, sheet] = await policyOf('lang=en&look');
    assert.equal(framed, "frame-ancestors 'self'");
    assert.doesNotMatch(sheet!, /<(a|button|script)\b/);
    assert.equal(await printed(), 0);
    assert.equal((await policyOf('lang=en'))[0], "frame-ancestors 'none'");
    assert.equal(await printed(), 1);
  });

  test('pay is printed as it accrues, whatever the review, and a flyer with other pay is out of date', async () => {
    const partner = await makeAffiliate(staff, { isLicensedRealtor: true });
    const change = (to: Record<string, unknown>) =>
      staff.put(`/api/admin/affiliates/${partner.id}`, to);
    assert.equal((await change({ needsReview: true })).statusCode, 200);
    const own = { cookie: await affiliateCookie(app.database, partner.id) };
    const printed = async () => {
      const { body } = await app.get('/affiliate/flyer?lang=en', own);
      return /may be paid for your referral:<\/b> up to ([^<]*)\./.exec(body)?.[1] ?? null;
    };
    const agedBy = async () => {
      const { agedFlyers } = (await app.get('/api/affiliate/links?language=en', own)).json();
      return agedFlyers.flatMap(({ changes }: { changes: { before: string | null }[] }) =>
        changes.map(({ before }) => /up to ([^ ]+)/.exec(before ?? '')?.[1] ?? null),
      );
    };
    await app.setTerm('partnerBadge', 'verified');
    assert.equal(await printed(), '3% of the home price', 'under review, visitors read no badge');
    assert.deepEqual(await agedBy(), []);
    assert.equal((await change({ commissionRate: 0.0275 })).statusCode, 200);
    assert.deepEqual(await agedBy(), ['3%']);
    const { version } = await app.app.services.programme.currentTerms();
    const scan = (pay: string) =>
      app.get(`/${partner.referralCode}?v=${version}${pay && `&pay=${pay}`}&lang=en`);
    assert.match((await scan('percent-0.03')).body, /out of date.*up to 3%.*up to 2\.75%/);
    for (const never of ['', 'percent-0.9']) {
      const { headers: sent } = await scan(never);
      assert.ok(sent.location, `pay that no flyer printed is not told: ${never}`);
    }
    await app.rows(
      `insert into affiliate_flyers (affiliate_id, version) values (${partner.id}, '${version}')`,
    );
    assert.match((await scan('')).body, /up to \$500/, 'a flyer of before told the fixed amount');
    const fresh = await scan('percent-0.0275');
    assert.deepEqual([fresh.statusCode, fresh.headers.location?.includes('pay=')], [302, false]);
    assert.equal(await printed(), '2.75% of the home price');
    await ok(change({ commissionUnit: 'fixed', commissionRate: 2000 }));
    assert.equal(await printed(), '$2,000');
    await app.setTerm('paysCommissions', false);
    assert.equal(await printed(), null);
    await app.setTerm('paysCommissions', true);
  });

  test('a flyer scanned after a change says so, in the reader’s language, and leads on', async () => {
    const { version } = await app.app.services.programme.currentTerms();
    const scan = (lang: string) => app.get(`/${code}/sign?v=${version}&lang=${lang}`);
    assert.equal((await scan('en')).statusCode, 302);
    // A change that the flyer does not print.
    await publish({ responseHours: 12 });
    assert.equal((await scan('en')).headers.location, `/?lang=en&ref=${code}&link=sign`);
    await publish({ minCreditScore: 640 });
    const { statusCode, body } = await scan('en');
    assert.equal(statusCode, 200);
    assert.match(body, /This flyer is out of date/);
    assert.match(body, /Credit score from 580.*Credit score from 640/);
    assert.doesNotMatch(body, /Homes from/);
    assert.match(body, new RegExp(`name="ref" value="${code}".*name="link" value="sign"`));
    assert.match((await scan('es')).body, /Este volante ya no está al día.*desde 640/);
    assert.match((await scan('pt')).body, /Este folheto está desatualizado.*a partir de 640/);
    const { agedFlyers } = (await app.get('/api/affiliate/links?language=pt', headers)).json();
    assert.equal(agedFlyers.length, 1);
    assert.deepEqual(agedFlyers[0].changes, [
      { before: 'Score de crédito a partir de 580', after: 'Score de crédito a partir de 640' },
    ]);
    const unknown = await app.get(`/${code}/sign?v=0123456789abcdef`);
    assert.equal(unknown.statusCode, 302);
  });
});
