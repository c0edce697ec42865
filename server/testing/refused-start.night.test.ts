import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { makeLeadBody } from './factories.ts';
import { startRefused } from './product.ts';
import { freshHome, password } from './product-home.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

test('a second server on the same data folder refuses to start, and the first one goes on', async (t) => {
  const home = await freshHome(t, { isBundled: true });
  const first = await home.start();
  const second = await startRefused({ DATA_DIR: home.dataDir, ADMIN_PASSWORD: password });
  assert.equal(second.code, 1);
  assert.match(
    second.lines.join('\n'),
    /^Another server is using the database folder .* or set DATA_DIR to another folder.*$/,
  );
  assert.equal((await fetch(`${first.origin}/readyz`)).status, 200);
  await first.kill();
  await home.start();
});

test('a broken key of DKIM ends the start by the name of its variable, and every mail waits', async (t) => {
  const home = await freshHome(t);
  const away = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@lender.example' };
  const server = await home.start({ ...away, STAFF_MAIL: 'team@lender.example' });
  const answer = await fetch(`${server.origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeLeadBody()),
  });
  assert.equal(answer.status, 201);
  await server.kill();
  const file = path.join(home.dataDir, 'dkim.pem');
  fs.writeFileSync(file, '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n');
  const signing = {
    DATA_DIR: home.dataDir,
    ADMIN_PASSWORD: password,
    ...away,
    DKIM_DOMAIN: 'lender.example',
    DKIM_SELECTOR: 's1',
  };
  const { code, lines } = await startRefused({ ...signing, DKIM_PRIVATE_KEY_FILE: file });
  assert.equal(code, 1);
  assert.equal(lines.length, 1);
  assert.match(lines[0]!, /^DKIM_PRIVATE_KEY_FILE holds no private key that can be read/);
  const kept = await home.inspect((database) =>
    database.query(
      `select status from all_mails where kind in ('lead_notification', 'application_received')`,
    ),
  );
  assert.deepEqual(fieldsOf(kept.rows, 'status'), ['waiting', 'waiting']);
});
