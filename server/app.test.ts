import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import type { AnyRoute } from '#core/contract/route.ts';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';

const tables = [
  'leads',
  'consent_records',
  'lead_status_history',
  'jobs',
  'idempotency_keys',
  'referrals',
  'calculations',
  'eligibility_checks',
  'interactions',
  'attribution_touches',
  'affiliates',
  'sessions',
  'admin_users',
];

for (const engine of engines()) {
  describe(`the whole API on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    let lines = '';
    before(async () => {
      app = await freshApp({
        engine,
        config: { logLevel: 'info' },
        logStream: {
          write: (line) => {
            lines += line;
          },
        },
      });
      staff = await app.signIn();
    });
    after(() => app.dispose());

    const counts = async (): Promise<number[]> =>
      await Promise.all(tables.map((table) => app.count(table)));
    const entries = (): AnyRoute[] => app.app.routeSettings.entries;
    const url = (path: string): string => path.replace(/:\w+/g, '1');

    test('every route lets in whom it declares and nobody else', async () => {
      const seen: string[] = [];
      for (const { method, path, access } of entries()) {
        const call = (client: Client) =>
          client.send({
            method,
            url: url(path),
            ...(method === 'GET' ? {} : { payload: {} }),
          });
        if (path === '/api/admin/logout') {
          continue;
        }
        const [visitor, member] = [await call(app), await call(staff)];
        assert.equal(
          visitor.statusCode === 401,
          access !== 'public' && path !== '/api/admin/login',
          `${method} ${path} for visitors`,
        );
        assert.notEqual(
          member.statusCode,
          access === 'affiliate' ? 0 : 401,
          `${method} ${path} for staff`,
        );
        assert.ok(member.statusCode < 500, `${method} ${path}: ${member.statusCode}`);
        assert.equal(visitor.headers['cache-control'], 'no-store');
        seen.push(`${method} ${path}`);
      }
      assert.ok(seen.length >= 16, seen.join(', '));
    });

    test('another spelling of an address opens nothing', async () => {
      for (const spelling of [
        '/api/%61dmin/leads',
        '/api/admin/%6ceads',
        '/api//admin/leads',
        '/API/admin/leads',
        '/api/admin/leads/',
        '/api/./admin/leads',
        '/api/admin%2fleads',
      ]) {
        const answer = await app.get(spelling);
        assert.ok([401, 404].includes(answer.statusCode), `${spelling}: ${answer.statusCode}`);
        assert.doesNotMatch(answer.body, /items/);
      }
    });

    test('a server with a route that does not say who may call it does not boot', async () => {
      const { default: Fastify } = await import('fastify');
      const { requireDeclaredAccess } = await import('./platform/access.ts');
      const open = Fastify();
      requireDeclaredAccess(open);
      open.get('/forgotten', async () => 'hello');
      await assert.rejects(async () => open.ready(), /GET \/forgotten/);
    });

    test('answers protect themselves', async () => {
      for (const path of ['/healthz', '/api/hero-media/active', '/nowhere', '/api/admin/leads']) {
        const { headers } = await app.get(path);
        assert.equal(headers['x-content-type-options'], 'nosniff', path);
        assert.match(String(headers['content-security-policy']), /default-src 'none'/);
        assert.equal(headers['x-powered-by'], undefined);
        assert.equal(headers['strict-transport-security'], undefined);
      }
      const https = await freshApp({ engine, config: { publicUrl: 'https://www.example.com' } });
      const signedIn = await https.signIn();
      assert.match(signedIn.cookie, /^__Host-staff=/);
      assert.match(
        String((await https.get('/healthz')).headers['strict-transport-security']),
        /max-age/,
      );
      await https.dispose();
    });

    test('limits calls by address, and a forged header does not help', async () => {
      const strict = await freshApp({ engine, config: { rateLimitScale: 0.1 } });
      const call = (forged: string) =>
        strict.send({
          method: 'POST',
          url: '/api/leads',
          payload: {},
          headers: { 'x-forwarded-for': forged },
        });
      const statuses = [];
      for (let n = 0; n < 8; n += 1) {
        statuses.push((await call(`198.51.100.${n}`)).statusCode);
      }
      assert.deepEqual(statuses, [400, 400, 400, 400, 400, 400, 429, 429]);
      const refused = await call('198.51.100.99');
      assert.ok(Number(refused.headers['retry-after']) > 0);
      assert.match(refused.json().message, /Too many requests/);
      const fromNetwork = async (n: number) =>
        (
          await strict.send({
            method: 'POST',
            url: '/api/leads',
            payload: {},
            remoteAddress: `2001:db8::${n}`,
          })
        ).statusCode;
      const fromOne = [];
      for (let n = 1; n <= 7; n += 1) {
        fromOne.push(await fromNetwork(n));
      }
      assert.deepEqual(
        fromOne,
        [400, 400, 400, 400, 400, 400, 429],
        'an IPv6 network is one caller',
      );
      await strict.dispose();
    });

    test('the API describes itself', async () => {
      const { paths, openapi } = (await app.get('/api/openapi.json')).json();
      assert.equal(openapi, '3.1.0');
      for (const { method, path, access } of entries()) {
        const operation = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
        assert.equal(Boolean(operation.security), access !== 'public', path);
        assert.ok(operation.summary.endsWith('.'));
      }
    });

    test('no answer for staff has a key that speaks of a secret', async () => {
      await makeAffiliate(staff);
      const { id } = (await app.post('/api/leads', makeLeadBody())).json();
      for (const { method, path, access } of entries()) {
        if (method !== 'GET' || access !== 'staff') {
          continue;
        }
        const { body } = await staff.get(url(path).replace(/1$/, String(id)));
        const keys = [...body.matchAll(/"(\w+)":/g)].map(([, key]) => key!);
        assert.deepEqual(
          keys.filter(
            (key) => /password$|hash|token|secret/i.test(key) && key !== 'hasWeakPassword',
          ),
          [],
          path,
        );
      }
    });

    // What breaks parsers: wrong types, extremes, odd keys, control characters, halves of letters.
    const odd = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        true,
        false,
        '',
        ' ',
        0,
        -0,
        -1,
        1.5,
        1e308,
        5e-324,
        2 ** 53,
        2 ** 31,
        '\u0000',
        'A\u0000B',
        '\ud800',
        '\u202e',
        '1e3',
        'NaN',
        "' or 1=1 --",
        '<img src=x onerror=alert(1)>',
        '__proto__',
        '=cmd()',
        '\r\nBcc: x@y.z',
        [],
        {},
        [1],
        [[[[]]]],
        'x'.repeat(600),
      ),
      fc.jsonValue({ maxDepth: 3 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.double(),
      fc.maxSafeInteger(),
    );
    const mutations = (body: Record<string, unknown>) =>
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc
            .dictionary(
              fc.constantFrom(
                ...Object.keys(body),
                '__proto__',
                'constructor',
                'id',
                'status',
                'x',
              ),
              odd,
              { maxKeys: 4 },
            )
            .map((wild) => ({ ...body, ...wild })),
        },
        {
          weight: 2,
          arbitrary: fc
            .subarray(Object.keys(body))
            .map((keys) => Object.fromEntries(keys.map((key) => [key, body[key]]))),
        },
        { weight: 1, arbitrary: odd },
      );
    const writes: [string, () => Client, Record<string, unknown>, string[]][] = [
      [
        '/api/leads',
        () => app,
        makeLeadBody({
          referralCode: 'x',
          referralTouches: [{ code: 'a', at: 'b' }],
          sessionId: 'abcdefgh',
          consentVersion: '1',
          pageUrl: '/',
          website: '',
        }),
        ['leads', 'consent_records', 'jobs'],
      ],
      [
        '/api/check-eligibility',
        () => app,
        {
          name: 'Ana',
          mobileNumber: '5035550100',
          creditScore: 700,
          state: 'TX',
          homePrice: 500_000,
          firstTimeHomebuyer: true,
          calculatorResults: { electricBill: 300 },
          sessionId: 'abcdefgh',
        },
        ['eligibility_checks', 'consent_records'],
      ],
      [
        '/api/calculate-savings',
        () => app,
        {
          homePrice: 500_000,
          electricBill: 350,
          propertyState: 'TX',
          creditScore: '740+',
          sessionId: 'abcdefgh',
        },
        ['calculations'],
      ],
      [
        '/api/track-interaction',
        () => app,
        {
          sessionId: 'abcdefgh',
          page: '/',
          action: 'page_view',
          userAgent: 'x',
          data: { referralCode: 'abc' },
        },
        ['interactions'],
      ],
      [
        '/api/admin/login',
        () => app,
        { username: 'somebody', password: 'something' },
        ['sessions'],
      ],
      [
        '/api/admin/affiliates',
        () => staff,
        {
          firstName: 'A',
          lastName: 'B',
          email: 'a@b.co',
          phone: '1',
          company: 'c',
          state: 'TX',
          isLicensedRealtor: true,
          commissionRate: 0.03,
          referralCode: null,
          licenseNumber: null,
        },
        ['affiliates'],
      ],
    ];
    for (const [path, client, body, written] of writes) {
      test(`a thousand hostile bodies to ${path}: never a fault of ours, and a refusal leaves nothing`, async () => {
        let accepted = 0;
        let refused = 0;
        let sent = 0;
        const earlier = await Promise.all(written.map((table) => app.count(table)));
        await fc.assert(
          fc.asyncProperty(
            fc.array(mutations(body), { minLength: 10, maxLength: 10 }),
            async (bodies) => {
              const answers = await Promise.all(
                bodies.map((wild) => {
                  // An e-mail that the mutation left alone would be taken by the second body
                  // already.
                  const isPlain =
                    wild !== null &&
                    typeof wild === 'object' &&
                    'email' in wild &&
                    wild.email === 'a@b.co';
                  return client().post(
                    path,
                    JSON.stringify(isPlain ? { ...wild, email: `a${(sent += 1)}@b.co` } : wild) ??
                      'null',
                  );
                }),
              );
              for (const [at, answer] of answers.entries()) {
                assert.ok(
                  answer.statusCode < 500,
                  `${answer.statusCode} for ${JSON.stringify(bodies[at])}`,
                );
                assert.ok(answer.statusCode < 300 || typeof answer.json().message === 'string');
                const errors: { path: string; message: string }[] =
                  answer.statusCode < 300 ? [] : (answer.json().errors ?? []);
                assert.ok(
                  errors.every(({ message }) => !/[{}]/.test(message)),
                  answer.body,
                );
                assert.equal(
                  new Set(errors.map((error) => error.path)).size,
                  errors.length,
                  'one fault a field',
                );
                if (answer.statusCode < 300) {
                  accepted += 1;
                } else {
                  refused += 1;
                }
              }
              if (path.endsWith('/login')) {
                await app.database.query('delete from login_failures');
              }
            },
          ),
          { numRuns: 100, seed: 20_261_120 },
        );
        assert.ok(
          refused > 200 && (accepted > 20 || path.endsWith('/login')),
          `${accepted} accepted, ${refused} refused`,
        );
        const now = await Promise.all(written.map((table) => app.count(table)));
        for (const [at, table] of written.entries()) {
          const grown = now[at]! - earlier[at]!;
          assert.ok(
            grown <= accepted * (table === 'jobs' ? 2 : 1),
            `${table} grew by ${grown} for ${accepted} accepted`,
          );
          if (accepted === 0) {
            assert.equal(grown, 0);
          }
        }
      });
    }

    test('the log names neither people nor their queries', async () => {
      const secret = {
        firstName: 'Xaverine',
        lastName: 'Quillfeather',
        email: 'xaverine@quillfeather.example',
        phone: '(503) 555-0177',
        currentAddress: '77 Hidden Lane',
      };
      await app.send({
        method: 'POST',
        url: '/api/leads?ref=Quillfeather',
        payload: makeLeadBody({ ...secret, sessionId: makeSessionId() }),
        remoteAddress: '203.0.113.99',
      });
      await app.post('/api/leads', makeLeadBody({ ...secret, timeline: 'never' }));
      await staff.get('/api/admin/leads?q=xaverine');
      await app.post('/api/admin/login', { username: 'Quillfeather', password: 'Quillfeather' });
      await app.database
        .query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room for %', new.email; end $$;
        create trigger fail before insert on leads for each row execute function fail()`);
      const broken = await app.post('/api/leads', makeLeadBody(secret));
      await app.database.query('drop trigger fail on leads; drop function fail()');
      assert.deepEqual(
        [broken.statusCode, broken.body],
        [500, '{"message":"Something went wrong on our side. Please try again."}'],
      );
      assert.match(lines, /request failed/);
      assert.doesNotMatch(lines, /xaverine|quillfeather|555-0177|hidden lane|203\.0\.113\.99/i);
      assert.match(lines, /203\.0\.113\.0/);
    });

    test('nothing above left a lead without its proof', async () => {
      assert.ok((await counts())[0]! > 0);
      const [row] =
        await app.rows(`select count(*) as n from leads l where not exists (select 1 from consent_records c where c.lead_id = l.id)
        or not exists (select 1 from lead_status_history h where h.lead_id = l.id) or (select count(*) from jobs o where o.lead_id = l.id) <> 2
        or not exists (select 1 from audit_log a where a.entity = 'lead' and a.entity_id = l.id and a.action = 'lead.submit')`);
      assert.equal(row!['n'], 0);
    });
  });
}
