import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { freshHome } from '#server/testing/product-home.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { restoreDatabase } from './restore.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

// What `npm run backup` wrote with the last version before the baseline: an admin, a partner, an
// application by the partner's link and one without.
const archive = path.join(import.meta.dirname, 'earlier-version.tgz');
const password = 'a fixture signs in';

interface Page<Row> {
  items: Row[];
}

test('a backup of the version before the baseline is restored, migrated and served', async (t) => {
  const backup = fs.mkdtempSync(path.join(os.tmpdir(), 'earlier-version-'));
  t.after(() => fs.rmSync(backup, { recursive: true, force: true }));
  execFileSync('tar', ['-xzf', archive, '-C', backup]);
  const place = await freshHome(t, { isBundled: true });
  const { tables } = await restoreDatabase({ dataDir: place.dataDir }, backup);
  assert.equal(
    tables.reduce((sum, { rows }) => sum + rows, 0),
    249,
  );

  const product = await place.start();
  const staff = await signInStaff(product.origin, password);
  const leads = await staff.get<Page<Record<string, unknown>>>('/api/admin/leads');
  assert.deepEqual(fieldsOf(leads.items, 'firstName', 'lastName', 'email'), [
    ['João', 'Araújo', 'joao.araujo@example.com'],
    ['María', 'Núñez', 'maria.nunez@example.com'],
  ]);
  const affiliates = await staff.get<Page<Record<string, unknown>>>('/api/admin/affiliates');
  assert.deepEqual(
    affiliates.items.map(({ email, referralCode }) => [email, referralCode]),
    [['rosa.delgado@example.com', 'ROSA2026']],
  );
  assert.equal(await product.stop(), 0);

  const found = await place.inspect((database) =>
    database.query(`
      select
        (select count(*) from referrals where lead_id = 1 and affiliate_id = 1) as referrals,
        (select count(distinct lead_id) from consent_records) as consents,
        (select count(*) from lead_status_history) as moves,
        (select count(*) from jobs where kind = 'application_received') as mails`),
  );
  assert.deepEqual(found.rows, [{ referrals: 1, consents: 2, moves: 2, mails: 2 }]);
});
