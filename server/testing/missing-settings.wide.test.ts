import assert from 'node:assert/strict';
import { test } from 'node:test';
import { said } from './child.ts';
import { until } from './listening-app.ts';
import { makeLeadBody } from './factories.ts';
import { startMailServer } from './mail-server.ts';
import { freshHome, password } from './product-home.ts';
import { signInStaff } from './sessions/staff-session.ts';

interface Shown {
  missingSettings: string[];
}

test('a missing address for notices is one line at the start and one in the checklist, none a lead', async (t) => {
  const home = await freshHome(t);
  const mailServer = await startMailServer();
  t.after(() => mailServer.close());
  const product = await home.start({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@lender.example',
    LOG_LEVEL: 'info',
  });
  const staff = await signInStaff(product.origin, password);
  for (const email of ['one@example.com', 'two@example.com']) {
    const answer = await fetch(`${product.origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeLeadBody({ email })),
    });
    assert.equal(answer.status, 201);
  }
  const failed = async () => {
    const { items } = await staff.get<{ items: { kind: string }[] }>(
      '/api/admin/sent-mails?status=failed',
    );
    return items.filter(({ kind }) => kind === 'lead_notification').length;
  };
  await until(async () => mailServer.received.length === 2 && (await failed()) === 2);
  const { missingSettings } = await staff.get<Shown>('/api/admin/programme');
  assert.deepEqual(missingSettings, ['STAFF_MAIL']);
  await product.stop();
  assert.deepEqual(product.lines.filter((line) => line.includes('STAFF_MAIL')).map(said), [
    'STAFF_MAIL is not set: no one is mailed about new leads.',
  ]);
});
