import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMailer } from '#server/outside/mail.ts';
import { freshApp } from '#server/testing/app.ts';
import { until } from '#server/testing/listening-app.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openReceiver } from '#server/testing/outside/webhook-receiver.ts';

const path = '/api/admin/webhooks';
const config = { mayWebhooksBePrivate: true };

test('a receiver that hangs holds up neither mails nor other receivers', async (t) => {
  const mails = await startMailServer();
  const mailer = openMailer(mails.url, 'no-reply@lender.example');
  const app = await freshApp({ mailer, areJobsOn: true, config });
  const [hanging, healthy] = [await openReceiver(), await openReceiver()];
  t.after(async () => {
    // Ends what hangs, so that the workers can end.
    await hanging.close();
    await app.dispose();
    mailer.close();
    await Promise.all([healthy.close(), mails.close()]);
  });
  const admin = await app.signIn();
  for (const { url } of [hanging, healthy]) {
    await admin.post(path, { url, events: ['lead.created'] });
  }
  hanging.answers.push(...Array.from({ length: 30 }, () => 'hang' as const));
  for (let n = 0; n < 30; n += 1) {
    await app.apply();
  }
  await until(() => healthy.received.length === 30 && mails.received.length === 30);
  await until(() => hanging.received.length >= 5);
  const open = await app.rows<{ n: number }>(
    `select count(*)::int as n from jobs where status = 'waiting' and locked_until > now()
     and webhook_id = (select min(id) from webhooks)`,
  );
  assert.ok(open[0]!.n > 0 && open[0]!.n <= 5, `${open[0]!.n} hang: it never takes all places`);
});
