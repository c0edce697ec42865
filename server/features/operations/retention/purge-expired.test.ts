import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { purgeExpired } from './purge-expired.ts';
import { fieldsOf, openApp } from '#server/testing/open-app.ts';

describe('the cleaning of every night', () => {
  test('what has served its time goes, what is young stays', async () => {
    const app = await openApp();
    const { database } = app;
    await app.post('/api/leads', makeLeadBody());
    for (const sessionId of ['an-old-visitor', 'a-new-visitor']) {
      await app.post('/api/track-interaction', { sessionId, page: '/', action: 'page_view' });
    }
    await database.query(`
        update interactions set created_at = now() - interval '14 months'
        where session_id = 'an-old-visitor'`);
    await database.query(`
        insert into idempotency_keys (key, request_hash, lead_id, created_at)
        select 'auto:old', repeat('0', 64), id, now() - interval '25 hours' from leads`);
    await app.signIn();
    await database.query(`
        insert into sessions (token_hash, kind, admin_user_id, expires_at)
        select repeat('0', 64), 'staff', id, now() - interval '1 second' from admin_users`);
    for (const age of ['1 minute', '91 days']) {
      const at = `now() - interval '${age}'`;
      await database.query(`
          insert into known_logins (kind, account, ip_address, last_login_at)
          values ('staff', 'old ${age}', '203.0.113.1', ${at});
          insert into login_failures (kind, account, ip_address, failed_at)
          values ('staff', 'a', '203.0.113.1', ${at});
          insert into password_reset_tokens (email, token, expires_at)
          values ('a@example.com', '${age}', ${at})`);
    }
    await database.query(`delete from known_logins where account not like 'old%'`);
    await purgeExpired(app.app.services);
    for (const table of [
      'interactions',
      'idempotency_keys',
      'sessions',
      'leads',
      'known_logins',
      'login_failures',
      'password_reset_tokens',
    ]) {
      assert.equal(await app.count(table), 1, table);
    }
  });

  const kept = { calculations: 2, checks: 3, mails: 4, pages: 5 };

  test('rows without an application are removed after their months; those of a lead or a consent stay', async () => {
    const app = await openApp({ config: { keptMonths: kept } });
    const { database } = app;
    const estimate = {
      homePrice: 500_000,
      electricBill: 350,
      propertyState: 'TX',
      creditScore: '740+',
    };
    const check = {
      name: 'Ana López',
      mobileNumber: '(512) 555-7777',
      creditScore: 700,
      state: 'TX',
      homePrice: 500_000,
      firstTimeHomebuyer: true,
    };
    const sessions = ['old-visitor', 'new-visitor', 'old-applicant'];
    for (const sessionId of sessions) {
      await app.post('/api/calculate-savings', { ...estimate, sessionId });
      const { statusCode } = await app.post('/api/check-eligibility', { ...check, sessionId });
      assert.equal(statusCode, 200);
    }
    await app.post('/api/leads', makeLeadBody({ sessionId: 'old-applicant' }));
    await database.query(`
        update calculations set created_at = now() - interval '3 months'
        where session_id like 'old%'`);
    await database.query(`
        update eligibility_checks set created_at = now() - interval '4 months'
        where session_id like 'old%'`);
    const proofs = await app.rows('select * from consent_records order by id');
    await purgeExpired(app.app.services);
    await purgeExpired(app.app.services);
    const calculated = await app.rows('select session_id from calculations order by id');
    assert.deepEqual(
      calculated.map((row) => row['session_id']),
      ['new-visitor', 'old-applicant'],
    );
    const checks = await app.rows('select * from eligibility_checks order by id');
    assert.deepEqual(fieldsOf(checks, 'session_id', 'credit_score', 'home_price'), [
      [null, null, null],
      ['new-visitor', 700, 500_000],
      ['old-applicant', 700, 500_000],
    ]);
    const { name, mobile_number: number, state, result, reasons } = checks[0]!;
    assert.deepEqual([name, state, result, reasons], ['Ana López', null, null, {}]);
    assert.equal(String(number).replace(/\D/g, '').slice(-10), '5125557777');
    assert.deepEqual(await app.rows('select * from consent_records order by id'), proofs);
  });

  test('mails go after their months, however many there are; unsent ones not without a word', async () => {
    const app = await openApp({ config: { keptMonths: kept } });
    const { database } = app;
    await database.query(`
        insert into jobs (kind, recipient, status, created_at)
        select 'lead_notification', 'team@lender.example', status, now() - age::interval
        from (values ('5 months'), ('3 months')) as ages (age),
          (values ('done'), ('withheld'), ('failed'), ('no_server'), ('waiting')) as ends (status)`);
    await database.query(`
        insert into sent_mails (id, kind, language, attempts, recipient, created_at)
        select -id, 'lead_notification', 'en', 1, 'team@lender.example',
          now() - case when id < 6000 then interval '5 months' else interval '3 months' end
        from generate_series(1, 6000) id`);
    await database.query(`
        insert into jobs (kind, key, created_at, run_at)
        values ('purge_expired', 'purge_expired', now() - interval '5 months', now())`);
    await purgeExpired(app.app.services);
    await purgeExpired(app.app.services);
    const left = await app.rows(`
        select status, count(*) as n, bool_or(created_at < now() - interval '4 months') as "isOld"
        from all_mails group by status order by status`);
    assert.deepEqual(
      left.map((row) => Object.values(row)),
      [
        ['done', 2, false],
        ['failed', 1, false],
        ['no_server', 1, false],
        ['waiting', 2, true],
        ['withheld', 1, false],
      ],
    );
    assert.equal((await app.rows(`select 1 from jobs where key is not null`)).length, 1);
    const told = await app.rows(
      `select actor_kind, after from audit_log where action = 'mail.purge_unsent'`,
    );
    assert.deepEqual(
      told.map((row) => Object.values(row)),
      [['system', { failed: 1, no_server: 1 }]],
    );
  });
});
