import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { hostileBodies } from '#server/testing/outside/hostile-bodies.ts';
import { openOffice } from '#server/testing/open-app.ts';

/** Ten bodies a round. `npm run test:night` sends ten times as many. */
const allRounds = Number(process.env['HOSTILE_ROUNDS'] ?? 10);

describe('hostile bodies', async () => {
  const { app, staff } = await openOffice();
  await makeAffiliate(staff);

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
    ['/api/admin/login', () => app, { username: 'somebody', password: 'something' }, ['sessions']],
    [
      '/api/admin/affiliates',
      () => staff,
      {
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.co',
        phone: '(541) 555-0147',
        company: 'c',
        state: 'TX',
        isLicensedRealtor: true,
        commissionRate: 0.03,
        referralCode: null,
        licenseNumber: null,
      },
      ['affiliates'],
    ],
    [
      'PUT /api/admin/affiliates/1',
      () => staff,
      {
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.co',
        phone: '(541) 555-0147',
        company: 'c',
        state: 'TX',
        isLicensedRealtor: true,
        commissionRate: 0.03,
        isActive: true,
        licenseNumber: null,
        totalCommissions: 5,
      },
      ['affiliates'],
    ],
    [
      'PUT /api/admin/profile',
      () => staff,
      { username: 'admin', email: 'a@b.co', firstName: 'A', lastName: 'B', role: 'admin' },
      ['admin_users', 'sessions'],
    ],
    [
      '/api/notes',
      () => staff,
      {
        leadId: 1,
        content: 'Called, no answer',
        authorType: 'admin',
        authorId: 1,
        authorName: 'x',
      },
      ['lead_notes'],
    ],
    [
      '/api/admin/leads/bulk',
      () => staff,
      {
        key: 'a-key-of-this-test',
        kind: 'status',
        status: 'Contacted',
        leads: [{ id: 1, status: 'New' }],
      },
      ['lead_bulk_changes'],
    ],
  ];
  const send = (client: Client, path: string, payload: string) => {
    const [url = '', method = 'POST'] = path.split(' ').reverse();
    return client.send({
      method: method as 'POST' | 'PUT',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  };
  for (const [path, client, body, written] of writes) {
    // A well-formed sign-in costs a password's 50 ms.
    const rounds = path.endsWith('/login') ? Math.ceil(allRounds / 5) : allRounds;
    test(`${rounds * 10} hostile bodies to ${path}: never a fault of ours, and a refusal leaves nothing`, async () => {
      let accepted = 0;
      let refused = 0;
      let sent = 0;
      const earlier = await Promise.all(written.map((table) => app.count(table)));
      await fc.assert(
        fc.asyncProperty(
          fc.array(hostileBodies(body), { minLength: 10, maxLength: 10 }),
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
                return send(
                  client(),
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
        { numRuns: rounds, seed: 20_261_120 },
      );
      assert.ok(
        refused > rounds * 2 && (accepted > rounds / 5 || path.endsWith('/login')),
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

  test('no request above left a lead without its records or with an unpublished consent text', async () => {
    assert.ok((await app.count('leads')) > 0);
    const [row] =
      await app.rows(`select count(*) as n from leads l where (select count(*) from consent_records c where c.lead_id = l.id) > 1
      or exists (select 1 from consent_records c where c.lead_id = l.id and (c.granted or c.channels <> '{}'))
      or not exists (select 1 from lead_status_history h where h.lead_id = l.id) or (select count(*) from jobs o where o.lead_id = l.id) <> 2
      or not exists (select 1 from audit_log a where a.entity = 'lead' and a.entity_id = l.id and a.action = 'lead.submit')`);
    assert.equal(row!['n'], 0);
  });
});
