import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import { migrate } from '#server/db/migrate.ts';
import { engines, freshDatabase } from '#server/testing/database.ts';

for (const engine of engines()) {
  describe(`the migration to one table of jobs on ${engine}`, () => {
    test('keeps every mail as it was and takes the tables of the job library away', async (t) => {
      const { database, dispose } = await freshDatabase(engine, { migrations: null });
      t.after(dispose);
      await migrate(database, { upTo: '0012-license.sql' });
      await database.query(`
        insert into outbox (kind, recipient, payload, status, attempts, sent_at) values
          ('lead_notification', 'team@lender.example', '{}', 'sent', 2, '2026-11-01T10:00:00Z'),
          ('application_received', 'ana@example.com', '{}', 'waiting', 1, null),
          ('application_received', 'eve@example.com', '{}', 'withheld', 1, null);
        create schema pgboss;
        create table pgboss.job (id uuid primary key default gen_random_uuid());
        insert into pgboss.job default values`);
      await migrate(database);
      const { rows } = await database.query(
        'select recipient, status, attempts, done_at from jobs order by id',
      );
      assert.deepEqual(
        rows.map((row) => Object.values(row)),
        [
          ['team@lender.example', 'done', 2, new Date('2026-11-01T10:00:00Z')],
          ['ana@example.com', 'waiting', 1, null],
          ['eve@example.com', 'withheld', 1, null],
        ],
      );
      const left = await database.query(`
        select nspname as name from pg_namespace where nspname = 'pgboss'
        union all select relname from pg_class where relname like '%outbox%'
        union all select conname from pg_constraint 
        where conname like '%outbox%' and contype <> 'n'`);
      assert.deepEqual(left.rows, []);
    });

    test('mails of the last days that our own fault had ended wait again, others do not', async (t) => {
      const { database, dispose } = await freshDatabase(engine, { migrations: null });
      t.after(dispose);
      await migrate(database, { upTo: '0015-credit.sql' });
      await database.query(`
        insert into jobs (kind, status, attempts, created_at, last_error)
        select kind, status, 1, now() - age::interval, reason from (values
          ('lead_notification', 'failed', '1 day', 'the mail server answered 535, EAUTH'),
          ('application_received', 'failed', '6 days', 'the mail server answered 502, ETLS'),
          ('lead_notification', 'failed', '8 days', 'the mail server answered 535, EAUTH'),
          ('lead_notification', 'failed', '1 day', 'the mail server answered 550, EENVELOPE'),
          ('lead_notification', 'done', '1 day', 'the mail server answered 535, EAUTH'),
          ('purge_expired', 'failed', '1 day', 'Error, ECONNECTION')
        ) as old (kind, status, age, reason)`);
      await migrate(database);
      const { rows } = await database.query('select status, attempts from jobs order by id');
      assert.deepEqual(
        rows.map((row) => Object.values(row)),
        [
          ['waiting', 0],
          ['waiting', 0],
          ['failed', 1],
          ['failed', 1],
          ['done', 1],
          ['failed', 1],
        ],
      );
    });

    test('the templates of mails may be of every kind in code, and of no other', async (t) => {
      const { database, dispose } = await freshDatabase(engine);
      t.after(dispose);
      const { rows } = await database.query<{ definition: string }>(`
        select pg_get_constraintdef(oid) as definition from pg_constraint
        where conname = 'email_templates_template_type_check'`);
      const allowed = [...rows[0]!.definition.matchAll(/'([a-z_]+)'/g)].map(([, kind]) => kind);
      assert.deepEqual(allowed.sort(), [...mailKinds].sort());
      // The names may stand in the check and be compared wrongly: the table has the last word.
      for (const kind of mailKinds) {
        await database.query(
          `insert into email_templates (name, subject, html_content, text_content, template_type, is_active)
           values ($1::text, $1::text, $1::text, $1::text, $1::text, false)`,
          [kind],
        );
      }
      const other = `update email_templates set template_type = 'other'`;
      await assert.rejects(database.query(other), { code: '23514' });
    });
  });
}
