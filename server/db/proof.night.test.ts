import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { reservedCodes } from '#core/domain/partners/referral.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { exportDatabase } from './backup/export.ts';
import { importDatabase } from './backup/import.ts';
import { openApp } from '#server/testing/open-app.ts';

const proof = [
  'terms_versions',
  'consent_texts',
  'consent_records',
  'lead_status_history',
  'lead_owners',
  'commission_ledger',
  'audit_log',
];

describe('what is proof', async () => {
  const app = await openApp();
  const { id } = await makeAffiliate(await app.signIn());
  const lead = (await app.post('/api/leads', makeLeadBody())).json();
  await app.database.query(
    `insert into consent_texts (version, purpose, language, channels, text) values ('test', 'contact', 'en', '{}', 'text') on conflict do nothing`,
  );
  await app.database.query(
    `insert into lead_owners (lead_id, owner_id, why) select $1, id, 'rule' from admin_users limit 1`,
    [lead.id],
  );
  await app.database.query(
    `with r as (insert into referrals (affiliate_id, lead_id, referral_code) values ($1, $2, 'abc') returning id)
        insert into commission_ledger (referral_id, affiliate_id, kind, amount_cents, basis, actor_kind, event_key, cause) select id, $1, 'accrual', 1, '{}', 'system', 'test', 'status' from r`,
    [id, lead.id],
  );

  test('only grows: no row changes, goes, or is swept away, not even with what it belongs to', async () => {
    for (const table of proof) {
      const rows = await app.count(table);
      assert.ok(rows > 0, table);
      const [column] = await app.rows<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = $1 and is_identity = 'NO' order by ordinal_position limit 1`,
        [table],
      );
      for (const statement of [
        `delete from ${table}`,
        `update ${table} set ${column!.name} = ${column!.name}`,
        `truncate ${table}`,
        `truncate ${table} cascade`,
      ]) {
        await assert.rejects(
          app.database.query(statement),
          statement === `truncate ${table}` ? { code: /^(23001|0A000)$/ } : { code: '23001' },
          statement,
        );
      }
      assert.equal(await app.count(table), rows);
    }
    await assert.rejects(app.database.query('delete from leads'), { code: '23001' });
    await assert.rejects(app.database.query('truncate leads cascade'), { code: '23001' });
  });

  test(`a backup of it fills an empty database, which guards it from then on`, async (t) => {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'proof-'));
    const target = await freshDatabase({ migrations: null });
    t.after(async () => {
      await target.dispose();
      fs.rmSync(home, { recursive: true });
    });
    const folder = path.join(home, 'backup');
    const { tables } = await exportDatabase(app.database, folder);
    await importDatabase(target.database, folder);
    for (const table of proof) {
      const { rows } = await target.database.query<{ n: number }>(
        `select count(*) as n from ${table}`,
      );
      assert.equal(rows[0]!.n, tables.find(({ name }) => name === table)!.rows);
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
        await assert.rejects(target.database.query(statement), { code: '23001' }, statement);
      }
    }
  });

  test("a reserved word is no partner's code, by the same list as the product's own", async () => {
    const [guard] = await app.rows<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'affiliates_referral_code_not_reserved'`,
    );
    const listed = [...guard!.text.matchAll(/'([^']+)'::/g)].map(([, word]) => word!);
    assert.deepEqual(listed.toSorted(), [...reservedCodes].toSorted());
    const insert = (code: string) =>
      app.database.query(
        `insert into affiliates (first_name, last_name, email, referral_code) values ('A', 'B', $1 || '@example.com', $1)`,
        [code],
      );
    for (const code of ['Admin', 'NULL', 'thank-you']) {
      await assert.rejects(insert(code), {
        code: '23514',
        constraint: 'affiliates_referral_code_not_reserved',
      });
    }
    await insert('Administer');
  });
});
