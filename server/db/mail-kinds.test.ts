import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import { freshDatabase } from '#server/testing/database.ts';

test('a template may have every kind of core/domain/mail, and no other', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  const { rows } = await database.query<{ definition: string }>(`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = 'email_templates_template_type_check'`);
  const allowed = [...rows[0]!.definition.matchAll(/'([a-z_]+)'/g)].map(([, kind]) => kind);
  assert.deepEqual(allowed.sort(), [...mailKinds].sort());
  // The check constraint may list the kinds and still compare them wrongly, so inserts are tried
  // too.
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
