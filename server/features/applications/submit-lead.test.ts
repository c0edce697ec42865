import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { visitorContext } from '#server/testing/visitor-context.ts';

const kept = [
  'leads',
  'consent_records',
  'lead_status_history',
  'audit_log',
  'jobs',
  'idempotency_keys',
  'referrals',
];

for (const engine of engines()) {
  describe(`submitting a lead on ${engine}`, () => {
    let app: FreshApp;
    before(async () => {
      app = await freshApp({ engine });
    });
    after(() => app.dispose());

    const counts = async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        await Promise.all(kept.map(async (table) => [table, await app.count(table)] as const)),
      );
    const lead = async (id: number) =>
      (await app.rows('select * from leads where id = $1', [id]))[0]!;

    test('stores the lead with its proof, history, audit line and two mails', async () => {
      const earlier = await counts();
      const answer = await app.post('/api/leads?lang=es', makeLeadBody(), {
        'user-agent': 'a browser',
      });
      assert.equal(answer.statusCode, 201);
      const { id, ...rest } = answer.json();
      assert.deepEqual(rest, { homePrice: 500_000 });
      const now = await counts();
      assert.deepEqual(
        kept.map((table) => now[table]! - earlier[table]!),
        [1, 1, 1, 1, 2, 1, 0],
      );
      const row = await lead(id);
      assert.equal(row['status'], 'New');
      assert.equal(row['language'], 'es');
      assert.equal(row['is_qualified'], true);
      assert.deepEqual(
        [row['solar_cost'], row['tax_credit'], row['monthly_savings'], row['savings_amount']],
        [60_600, 18_180, 296, 31_180],
      );
      const [consent] = await app.rows('select * from consent_records where lead_id = $1', [id]);
      assert.equal(consent!['language'], 'es');
      assert.equal(consent!['user_agent'], 'a browser');
      assert.equal(consent!['is_version_confirmed'], false);
      assert.match(String(consent!['text']), /acepto/);
      const mails = await app.rows(
        'select kind, language, status, last_error from jobs where lead_id = $1 order by id',
        [id],
      );
      assert.deepEqual(
        mails.map((mail) => Object.values(mail)),
        [
          ['lead_notification', 'en', 'no_server', 'not sent: no mail server'],
          ['application_received', 'es', 'no_server', 'not sent: no mail server'],
        ],
      );
    });

    test('a published consent version is confirmed', async () => {
      const { consentTexts } = await import('#core/domain/consent.ts');
      const answer = await app.post(
        '/api/leads',
        makeLeadBody({ consentVersion: consentTexts[0]!.version, wasConsentPrechecked: false }),
      );
      const [consent] = await app.rows('select * from consent_records where lead_id = $1', [
        answer.json().id,
      ]);
      assert.equal(consent!['is_version_confirmed'], true);
      assert.equal(consent!['was_prechecked'], false);
    });

    test('ignores everything a client may not decide', async () => {
      const columns = await app.rows<{ column_name: string }>(
        `select column_name from information_schema.columns where table_name = 'leads'`,
      );
      const camel = (name: string) =>
        name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
      const forged = Object.fromEntries(
        columns.flatMap(({ column_name: name }) => [
          [name, 1],
          [camel(name), 1],
        ]),
      );
      const body = {
        ...forged,
        ...makeLeadBody(),
        status: 'Closed Won',
        isQualified: true,
        id: 4711,
        solarCost: 1,
        monthlySavings: 9e9,
        creditScore: null,
        transactionType: null,
        referralCode: null,
        sessionId: null,
      };
      const { id } = (await app.post('/api/leads', body)).json();
      assert.notEqual(id, 4711);
      const row = await lead(id);
      assert.equal(row['status'], 'New');
      assert.equal(row['is_qualified'], false, 'without a credit score nothing is known');
      assert.equal(row['solar_cost'], 60_600);
      assert.equal(row['owner_id'], null);
      assert.equal(row['deleted_at'], null);
      assert.equal(row['merged_into_id'], null);
    });

    test('a double click is one lead, with a key and without', async () => {
      const body = makeLeadBody();
      const first = await app.post('/api/leads', body);
      const second = await app.post('/api/leads', { ...body, secondsOnForm: 46 });
      assert.equal(second.statusCode, 201);
      assert.equal(second.json().id, first.json().id);

      const named = makeLeadBody();
      const key = { 'idempotency-key': 'one-of-mine' };
      const third = await app.post('/api/leads', named, key);
      assert.equal((await app.post('/api/leads', named, key)).json().id, third.json().id);
      const other = await app.post('/api/leads', makeLeadBody(), key);
      assert.equal(other.statusCode, 422);
      assert.match(other.json().message, /already used/);
      assert.equal(
        (await app.post('/api/leads', makeLeadBody(), { 'idempotency-key': 'x'.repeat(101) }))
          .statusCode,
        400,
      );
    });

    test('the same application is a new lead a day later', async () => {
      const body = makeLeadBody();
      const { id } = (await app.post('/api/leads', body)).json();
      await app.database.query(
        `update idempotency_keys set created_at = now() - interval '25 hours' where lead_id = $1`,
        [id],
      );
      const later = (await app.post('/api/leads', body)).json();
      assert.notEqual(later.id, id);
      assert.equal((await app.post('/api/leads', body)).json().id, later.id);
    });

    test('two hundred equal requests at once are one lead with one of everything', async () => {
      const earlier = await counts();
      const body = makeLeadBody();
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          app.post('/api/leads', body, { 'idempotency-key': 'crowd' }),
        ),
      );
      assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [201]);
      assert.equal(new Set(answers.map((answer) => answer.json().id)).size, 1);
      const now = await counts();
      assert.deepEqual(
        kept.map((table) => now[table]! - earlier[table]!),
        [1, 1, 1, 1, 2, 1, 0],
      );
    });

    test('two server processes with the same request make one lead', async () => {
      const { openIntake } = await import('./open-intake.ts');
      const { submitLead } = await import('./submit-lead.ts');
      const { submitLeadBody } = await import('#core/contract/leads.ts');
      const application = submitLeadBody.parse(makeLeadBody());
      const sent = { application, idempotencyKey: undefined };
      const { services } = app.app;
      const intakes = Array.from({ length: 8 }, () => openIntake(services));
      const leads = await Promise.all(
        intakes.map((intake) => submitLead({ ...visitorContext(services), intake }, sent)),
      );
      assert.equal(new Set(leads.map(({ id }) => id)).size, 1);
    });

    test("a live code credits its partner, whatever its case; the partner's own mail is marked", async () => {
      const staff = await app.signIn();
      const affiliate = await makeAffiliate(staff);
      const { id } = (
        await app.post(
          '/api/leads',
          makeLeadBody({
            referralCode: ` ${affiliate.referralCode.toUpperCase()} `,
            sessionId: makeSessionId(),
          }),
        )
      ).json();
      const [referral] = await app.rows('select * from referrals where lead_id = $1', [id]);
      assert.equal(referral!['affiliate_id'], affiliate.id);
      assert.equal(referral!['status'], 'pending');
      assert.equal(referral!['is_self_referral'], false);
      assert.equal((await lead(id))['referral_code'], affiliate.referralCode);
      const own = (
        await app.post(
          '/api/leads',
          makeLeadBody({
            referralCode: affiliate.referralCode,
            email: affiliate.email.toUpperCase(),
          }),
        )
      ).json();
      const [selfReferral] = await app.rows('select * from referrals where lead_id = $1', [own.id]);
      assert.equal(selfReferral!['is_self_referral'], true);
      assert.deepEqual((await lead(own.id))['suspicion'], ['own_referral']);
    });

    test('a code of nobody live never costs the lead', async () => {
      const staff = await app.signIn();
      const asleep = await makeAffiliate(staff);
      await app.database.query('update affiliates set is_active = false where id = $1', [
        asleep.id,
      ]);
      for (const referralCode of [
        'nobody-here',
        'admin',
        'x',
        '../../etc',
        "'; drop table leads",
        asleep.referralCode,
        '\u{1F600}'.repeat(40),
      ]) {
        const answer = await app.post(
          '/api/leads',
          makeLeadBody({ referralCode, sessionId: makeSessionId() }),
        );
        assert.equal(answer.statusCode, 201, referralCode);
        assert.equal((await lead(answer.json().id))['referral_code'], null);
      }
    });

    test('the first valid code of the visitor wins over a later one', async () => {
      const staff = await app.signIn();
      const first = await makeAffiliate(staff);
      const second = await makeAffiliate(staff);
      const sessionId = makeSessionId();
      await app.post('/api/track-interaction', {
        sessionId,
        page: '/',
        action: 'page_view',
        data: { referralCode: first.referralCode },
      });
      await app.post('/api/track-interaction', {
        sessionId,
        page: '/',
        action: 'page_view',
        data: { referralCode: second.referralCode },
      });
      const { id } = (
        await app.post('/api/leads', makeLeadBody({ referralCode: second.referralCode, sessionId }))
      ).json();
      assert.equal((await lead(id))['referral_code'], first.referralCode);
      const steps = await app.rows('select lead_id from interactions where session_id = $1', [
        sessionId,
      ]);
      assert.deepEqual(
        steps.map((step) => step['lead_id']),
        [id, id],
      );
      const detail = (await staff.get(`/api/admin/leads/${id}`)).json();
      assert.equal(detail.referral.affiliateId, first.id);
      assert.equal(detail.referral.reason, 'first_valid_code');
    });

    test('what browsers kept of earlier visits counts, but never from the future or from too long ago', async () => {
      const staff = await app.signIn();
      const old = await makeAffiliate(staff);
      const recent = await makeAffiliate(staff);
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
      const submit = async (referralTouches: unknown) =>
        lead((await app.post('/api/leads', makeLeadBody({ referralTouches }))).json().id);
      assert.equal(
        (await submit([{ code: old.referralCode, at: daysAgo(200) }]))['referral_code'],
        null,
      );
      assert.equal(
        (
          await submit([
            { code: old.referralCode, at: daysAgo(200) },
            { code: recent.referralCode, at: daysAgo(3) },
          ])
        )['referral_code'],
        recent.referralCode,
      );
      assert.equal(
        (await submit([{ code: old.referralCode, at: daysAgo(-50) }]))['referral_code'],
        old.referralCode,
      );
    });

    test('only yes is consent: whoever says anything else is refused, and no proof is made', async () => {
      const earlier = await counts();
      for (const consent of [false, null, 'true', 1, 0, '', {}]) {
        const answer = await app.post('/api/leads', makeLeadBody({ consent }));
        assert.deepEqual(
          [answer.statusCode, answer.json().errors],
          [400, [{ path: 'consent', message: 'You must consent to receive communications' }]],
          String(consent),
        );
      }
      assert.deepEqual(await counts(), earlier);
      const body = makeLeadBody();
      const { id } = (await app.post('/api/leads', { ...body, consent: true })).json();
      assert.equal(
        (await app.post('/api/leads', body)).json().id,
        id,
        'said or not, it is the same application',
      );
    });

    test("what is not the applicant's own answer never refuses the lead", async () => {
      const stored = async (changes: object) => {
        const answer = await app.post('/api/leads', makeLeadBody({ ...changes }));
        assert.equal(
          answer.statusCode,
          201,
          `${JSON.stringify(changes).slice(0, 80)}: ${answer.body}`,
        );
        const { id } = answer.json();
        const [consent] = await app.rows(
          'select page_url, is_version_confirmed, was_prechecked from consent_records where lead_id = $1',
          [id],
        );
        return { ...(await lead(id)), ...consent };
      };
      for (const website of ['x'.repeat(501), 7, true, ['x'], { a: 1 }]) {
        assert.deepEqual(
          (await stored({ website }))['suspicion'],
          ['honeypot_filled'],
          JSON.stringify(website).slice(0, 20),
        );
      }
      for (const website of ['', null, undefined]) {
        assert.deepEqual((await stored({ website }))['suspicion'], []);
      }
      for (const secondsOnForm of [-1, 1e10, 'x', null]) {
        assert.deepEqual((await stored({ secondsOnForm }))['suspicion'], ['no_start_time']);
      }
      for (const referralCode of ['x'.repeat(201), 7, {}, [], true]) {
        assert.equal((await stored({ referralCode }))['referral_code'], null);
      }
      for (const sessionId of ['a b', 'short', 7, 'x'.repeat(65), {}]) {
        assert.equal((await stored({ sessionId }))['session_id'], null);
      }
      for (const consentVersion of ['', 'x'.repeat(31), 7, 'a\u0000']) {
        assert.equal((await stored({ consentVersion }))['is_version_confirmed'], false);
      }
      await stored({ wasConsentPrechecked: 'yes' });
      assert.equal(
        (await stored({ pageUrl: `/apply?${'x'.repeat(600)}` }))['page_url'],
        `/apply?${'x'.repeat(493)}`,
      );
      for (const pageUrl of ['', 7, '\u0000']) {
        assert.equal((await stored({ pageUrl }))['page_url'], null);
      }

      const affiliate = await makeAffiliate(await app.signIn());
      const touch = { code: affiliate.referralCode, at: new Date().toISOString() };
      for (const referralTouches of [
        'x',
        7,
        null,
        {},
        [null],
        [[]],
        [{ code: 7, at: 'x' }],
        [{ code: 'x'.repeat(201), at: '' }],
      ]) {
        assert.equal((await stored({ referralTouches }))['referral_code'], null);
      }
      for (const referralTouches of [
        [...Array<unknown>(30).fill({ code: 'x', at: 7 }), touch],
        [touch, ...Array<unknown>(20).fill(touch)],
      ]) {
        assert.equal(
          (await stored({ referralTouches }))['referral_code'],
          affiliate.referralCode,
          'the readable ones count',
        );
      }
    });

    test('a date that a browser claims is shown as such, and marked where it beats our own log', async () => {
      const staff = await app.signIn();
      const [logged, claimed] = [await makeAffiliate(staff), await makeAffiliate(staff)];
      const sessionId = makeSessionId();
      await app.post('/api/track-interaction', {
        sessionId,
        page: '/',
        action: 'page_view',
        data: { referralCode: logged.referralCode },
      });
      const at = new Date(Date.now() - 80 * 86_400_000).toISOString();
      const submit = async (changes: object) => {
        const { id } = (
          await app.post('/api/leads', makeLeadBody({ sessionId, ...changes }))
        ).json();
        return (await staff.get(`/api/admin/leads/${id}`)).json().referral;
      };
      const contested = await submit({ referralTouches: [{ code: claimed.referralCode, at }] });
      assert.deepEqual(
        [contested.affiliateId, contested.reason, contested.review],
        [claimed.id, 'first_valid_code', 'claim_over_log'],
      );
      assert.deepEqual(
        contested.touches.map(({ code, verdict, source }: Record<string, string>) => [
          code,
          verdict,
          source,
        ]),
        [
          [claimed.referralCode, 'winner', 'browser'],
          [logged.referralCode, 'later_code', 'server'],
        ],
      );
      assert.equal(contested.touches[0].touchedAt, at);
      assert.deepEqual(
        await app.rows(
          'select referral_code, source from attribution_touches where session_id = $1 order by id',
          [sessionId],
        ),
        [
          { referral_code: logged.referralCode, source: 'server' },
          { referral_code: claimed.referralCode, source: 'browser' },
        ],
      );
      const [receipt] = await app.rows(
        `select attribution->>'review' as review from referrals where lead_id = (select max(id) from leads)`,
      );
      assert.equal(receipt!['review'], 'claim_over_log');
      const own = await submit({ referralCode: claimed.referralCode });
      assert.deepEqual(
        [own.affiliateId, own.review],
        [logged.id, null],
        'what a browser said once does not become our log',
      );
      assert.ok(
        own.touches.some(
          ({ code, source }: Record<string, string>) =>
            code === claimed.referralCode && source === 'browser',
        ),
      );
      await app.database.query(
        `update referrals set attribution = attribution - 'review' #- '{touches,0,source}' where lead_id = (select max(id) from leads)`,
      );
      const {
        items: [{ id }],
      } = (await staff.get('/api/admin/leads?pageSize=1')).json();
      const old = (await staff.get(`/api/admin/leads/${id}`)).json().referral;
      assert.deepEqual(
        [old.review, old.touches[0].source],
        [null, null],
        'a receipt from before says nothing of it',
      );
    });

    test('behind a proxy that writes ports, rubbish or novels into the header, a lead is stored with an address and limits hold', async () => {
      const behind = await freshApp({
        engine,
        config: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'], rateLimitScale: 0.2 },
      });
      for (const [forwarded, address] of [
        ['45.6.7.8:50123', '45.6.7.8'],
        ['45.6.7.8:1', '45.6.7.8'],
        ['9.9.9.9, 45.6.7.8:2, 10.0.0.2:443', '45.6.7.8'],
        ['[2001:db8::1]:443', '2001:db8::1'],
        ['fe80::1%eth0', 'fe80::1'],
        ['garbage', '127.0.0.1'],
        ['unknown', '127.0.0.1'],
        ['9.9.9.9, unknown', '127.0.0.1'],
        ['x'.repeat(300), '127.0.0.1'],
        [`fe80::1%${'x'.repeat(300)}`, 'fe80::1'],
        ['', '127.0.0.1'],
        ['garbage, 10.0.0.2', '10.0.0.2'],
      ]) {
        const answer = await behind.post(
          '/api/leads',
          makeLeadBody({ sessionId: makeSessionId() }),
          { 'x-forwarded-for': forwarded! },
        );
        assert.equal(answer.statusCode, 201, forwarded);
        const [consent] = await behind.rows(
          'select ip_address from consent_records order by id desc limit 1',
        );
        assert.equal(consent!['ip_address'], address, forwarded);
      }
      const statuses: number[][] = [];
      for (let n = 1; n <= 13; n += 1) {
        statuses.push([
          (await behind.post('/api/leads', {}, { 'x-forwarded-for': `45.6.7.9:${n}` })).statusCode,
          (await behind.post('/api/leads', {}, { 'x-forwarded-for': `rubbish-${n}` })).statusCode,
        ]);
      }
      const session = makeSessionId();
      await behind.post(
        '/api/track-interaction',
        {
          sessionId: session,
          page: '/',
          action: 'page_view',
        },
        { 'x-forwarded-for': '45.6.7.8:5' },
      );
      const [step] = await behind.rows(
        'select ip_address from interactions where session_id = $1',
        [session],
      );
      await behind.dispose();
      assert.equal(step!['ip_address'], '45.6.7.0');
      assert.deepEqual([statuses[0]![0], statuses.at(-1)], [400, [429, 429]], statuses.join(' '));
    });

    test('marks what looks like a machine, and keeps it', async () => {
      const { id } = (
        await app.post(
          '/api/leads',
          makeLeadBody({
            website: 'http://spam.example',
            secondsOnForm: 0.4,
            firstName: 'http://spam.example',
          }),
        )
      ).json();
      assert.deepEqual((await lead(id))['suspicion'], [
        'honeypot_filled',
        'too_fast',
        'link_in_name',
      ]);
    });

    test('signs that nobody sees are not stored: a pasted number carries them, and they turn what staff read', async () => {
      const { id } = (
        await app.post(
          '/api/leads',
          makeLeadBody({
            firstName: '\u202eanA\u2069',
            phone: '\u202d(503) 555-0100\u202c',
            email: '\u200bana.unseen@example.com\ufeff',
          }),
        )
      ).json();
      const { first_name: name, phone, email } = await lead(id);
      assert.deepEqual([name, phone, email], ['anA', '(503) 555-0100', 'ana.unseen@example.com']);
      assert.equal(
        (await app.post('/api/leads', makeLeadBody({ firstName: '\u200b\u2060' }))).statusCode,
        400,
        'nothing to see is no name',
      );
      const joined = (
        await app.post('/api/leads', makeLeadBody({ firstName: 'علی\u200cرضا' }))
      ).json();
      assert.equal(
        (await lead(joined.id))['first_name'],
        'علی\u200cرضا',
        'a joiner belongs to the word',
      );
    });

    test('refusals say what is wrong in the language of the visitor, and leave nothing behind', async () => {
      const earlier = await counts();
      const english = await app.post(
        '/api/leads',
        makeLeadBody({ firstName: '  ', email: 'nobody' }),
      );
      assert.equal(english.statusCode, 400);
      assert.deepEqual(english.json().errors, [
        { path: 'firstName', message: 'First name is required' },
        { path: 'email', message: 'Valid email is required' },
      ]);
      const spanish = await app.post('/api/leads', makeLeadBody({ firstName: '' }), {
        cookie: 'lang=es',
      });
      assert.equal(spanish.json().errors[0].message, 'Se requiere el nombre');
      const portuguese = await app.post('/api/leads', makeLeadBody({ firstName: '' }), {
        'accept-language': 'fr, pt-BR;q=0.9, en;q=0.8',
      });
      assert.equal(portuguese.json().errors[0].message, 'O nome é obrigatório');
      for (const wrong of [
        { homePrice: '500000' },
        { homePrice: 1.5 },
        { homePrice: -1 },
        { electricBill: true },
        { firstName: ['x'] },
        { firstName: 'A\u0000B' },
        { lastName: '\ud800' },
        { timeline: 'soon' },
        { propertyState: 'ZZ' },
        { email: 'a@b.co\r\nBcc: x@y.z' },
        { currentAddress: 'x'.repeat(301) },
        { email: 'a@b..cc' },
      ]) {
        assert.equal(
          (await app.post('/api/leads', makeLeadBody(wrong))).statusCode,
          400,
          JSON.stringify(wrong),
        );
      }
      for (const [text, status] of [
        ['{"homePrice":NaN}', 400],
        ['{"homePrice":1e308}', 400],
        ['', 400],
        ['[]', 400],
        ['null', 400],
        ['"x"', 400],
        ['{', 400],
        ['['.repeat(30_000) + ']'.repeat(30_000), 400],
        [`{"a":"${'x'.repeat(1_000_000)}"}`, 413],
      ] as const) {
        assert.equal((await app.post('/api/leads', text)).statusCode, status, text.slice(0, 30));
      }
      const body = JSON.stringify(makeLeadBody());
      assert.equal(
        (
          await app.send({
            method: 'POST',
            url: '/api/leads',
            payload: body,
            headers: { 'content-type': 'text/plain' },
          })
        ).statusCode,
        415,
      );
      assert.equal(
        (
          await app.send({
            method: 'POST',
            url: '/api/leads',
            payload: body,
            headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
          })
        ).statusCode,
        415,
      );
      assert.equal(
        (await app.post('/api/leads', body, { origin: 'https://evil.example' })).statusCode,
        403,
      );
      assert.equal(
        (await app.post('/api/leads', body, { 'sec-fetch-site': 'cross-site' })).statusCode,
        403,
      );
      assert.deepEqual(await counts(), earlier);
    });
  });
}
