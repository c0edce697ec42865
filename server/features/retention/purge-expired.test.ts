import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { purgeExpired } from './purge-expired.ts';

for (const engine of engines()) {
  describe(`the cleaning of every night on ${engine}`, () => {
    test('what has served its time goes, what is young stays', async () => {
      const app = await freshApp({ engine });
      const { database } = app;
      await app.post('/api/leads', makeLeadBody());
      for (const sessionId of ['an-old-visitor', 'a-new-visitor']) {
        await app.post('/api/track-interaction', {
          sessionId,
          page: '/',
          action: 'page_view',
        });
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
      await app.dispose();
    });
  });
}
