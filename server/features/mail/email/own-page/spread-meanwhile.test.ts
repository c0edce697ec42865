import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { insertMail } from '#server/db/jobs/insert-mails.ts';
import { duringTransaction } from '#server/testing/postgres/during-transaction.ts';
import { spreadLinkMails } from './writes.ts';
import { openApp } from '#server/testing/open-app.ts';

describe('links asked for at the same moment', () => {
  for (const [applications, most] of [
    [1, 3],
    [7, 5],
  ] as const) {
    test(`${applications} of a mailbox, taken by several workers: ${most} mails`, async () => {
      const app = await openApp({ poolSize: 12 });
      const { db } = app.app.services;
      for (let n = 0; n < applications; n += 1) {
        await app.apply({ email: `busy+${n}@example.com`, phone: `(503) 555-01${40 + n}` });
      }
      await app.database.query('delete from jobs');
      for (let n = 0; n < 6; n += 1) {
        const recipient = n % 2 === 0 ? 'busy@example.com' : 'Busy+home@example.com';
        await insertMail(db, { kind: 'buyer_link', recipient, language: 'en', payload: {} });
      }
      const asked = await app.rows<{ id: number }>('select id from jobs order by id');
      await duringTransaction(app, 'update jobs set run_at = run_at', () =>
        asked.map(({ id }) => spreadLinkMails(db, id)),
      );
      assert.equal(await app.count('jobs where lead_id is null'), 0);
      assert.equal(await app.count(`jobs where kind = 'buyer_link'`), most);
    });
  }
});
