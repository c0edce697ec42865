import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { workOf } from '#server/testing/work-of.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

describe('asking for a new link', async () => {
  const { app, server, deliver } = await freshMailApp();

  const apply = (changes: Record<string, unknown>, language = 'en') =>
    applyAsBuyer(app, changes, language);
  const ask = async (email: string) => {
    const answer = await app.post('/api/my/link?lang=en', { email });
    assert.equal(answer.statusCode, 204, answer.body);
    return answer;
  };
  /** The mails that arrive once all waiting ones are sent. */
  const arrived = async () => {
    await deliver();
    return server.received.splice(0);
  };
  const tokensIn = (text: string) =>
    [...text.matchAll(/\/my\/([\w-]{43})/g)].map(([, token]) => token!);

  test('mails a link that works to the address of the application, in its language', async () => {
    const { id } = await apply({ email: 'lost@example.com', phone: '(503) 555-0187' }, 'es');
    await arrived();
    await ask('LOST+home@example.com');
    const [mail, ...more] = await arrived();
    assert.deepEqual([mail!.recipients, more], [['lost@example.com'], []]);
    assert.match(mail!.unfolded, new RegExp(leadReference(id)));
    assert.match(mail!.unfolded, /nuevo enlace/);
    const tokens = new Set(tokensIn(mail!.unfolded));
    assert.equal(tokens.size, 1);
    const [token] = tokens;
    const url = `/api/my/${token}`;
    assert.equal((await app.get(url)).statusCode, 403, 'the digits are asked for as ever');
    const opened = await app.post(`${url}/open`, { phoneLast4: '0187' });
    const page = await app.get(url, { cookie: buyerCookieIn(opened) });
    assert.equal(page.json().reference, leadReference(id));
    const stored = await app.rows('select * from all_mails where lead_id = $1', [id]);
    assert.ok(stored.length >= 2);
    assert.doesNotMatch(JSON.stringify(stored), new RegExp(token!), 'stands in the mail alone');
  });

  test('each application of the mailbox gets one, those that are gone none', async () => {
    const staff = await app.signIn();
    const ids = [];
    for (const phone of ['(503) 555-0171', '(503) 555-0172', '(503) 555-0173']) {
      ids.push((await apply({ email: 'several@example.com', phone })).id);
    }
    await staff.remove(`/api/admin/leads/${ids[2]}`);
    await arrived();
    await ask('several@example.com');
    const text = (await arrived()).map(({ unfolded }) => unfolded).join('\n');
    const named = new Set(text.match(/SG-\d{6}/g));
    assert.deepEqual(named, new Set([leadReference(ids[0]!), leadReference(ids[1]!)]));
  });

  test('an unknown address gets the same answer, no mail, and is not kept', async () => {
    await apply({ email: 'known@example.com' });
    await arrived();
    const [known, unknown] = [await ask('known@example.com'), await ask('no.one@example.com')];
    assert.deepEqual([unknown.body, unknown.statusCode], [known.body, known.statusCode]);
    assert.deepEqual(fieldsOf(await arrived(), 'recipients'), [['known@example.com']]);
    const kept = await app.rows(`select 1 from all_mails where recipient = 'no.one@example.com'`);
    assert.equal(kept.length, 0);
  });

  test('a mailbox cannot be flooded: three links of an application in an hour', async () => {
    await apply({ email: 'flood@example.com' });
    await arrived();
    for (let n = 0; n < 5; n += 1) {
      await ask('flood@example.com');
      await deliver();
    }
    assert.equal((await arrived()).length, 3);
    await app.database.query(
      `update sent_mails set created_at = created_at - interval '61 minutes' where recipient = 'flood@example.com'`,
    );
    await ask('flood@example.com');
    assert.equal((await arrived()).length, 1);
  });

  const makeOlder = (mailbox: string, minutes: number) =>
    app.database.query(
      `update sent_mails set created_at = created_at - $2::int * interval '1 minute'
         where lead_id in (select id from leads where fold_mailbox(email) = $1)`,
      [mailbox, minutes],
    );

  test('nor by many applications: five links of a mailbox in an hour, ten in a day', async () => {
    for (let n = 0; n < 7; n += 1) {
      await apply({ email: `many+${n}@example.com`, phone: `(503) 555-01${40 + n}` });
    }
    await arrived();
    const asked = async () => {
      for (let n = 0; n < 4; n += 1) {
        await ask('many@example.com');
        await deliver();
      }
      return (await arrived()).flatMap(({ recipients }) => recipients);
    };
    const first = await asked();
    assert.equal(first.length, 5);
    await makeOlder('many@example.com', 61);
    const second = await asked();
    assert.equal(second.length, 5);
    assert.equal(new Set([...first, ...second]).size, 7, 'each application once before any twice');
    await makeOlder('many@example.com', 61);
    assert.deepEqual(await asked(), []);
    await makeOlder('many@example.com', 24 * 60);
    assert.equal((await asked()).length, 5);
  });

  test('newer applications of strangers and machines do not keep out the one of the address', async () => {
    const { id } = await apply({ email: 'real@example.com', phone: '(503) 555-0160' });
    for (let n = 0; n < 6; n += 1) {
      await apply({ email: `real+${n}@example.com`, phone: `(503) 555-01${61 + n}` });
    }
    const made = [
      await apply({ email: 'real@example.com', phone: '(503) 555-0168', website: 'x.example' }),
      await apply({
        email: 'real@example.com',
        phone: '(503) 555-0169',
        lastName: 'www.x.example',
      }),
    ];
    await arrived();
    await ask('Real@example.com');
    const mails = await arrived();
    assert.equal(mails.length, 5);
    const text = mails.map(({ unfolded }) => unfolded).join('\n');
    assert.match(text, new RegExp(leadReference(id)));
    for (const machine of made) {
      assert.doesNotMatch(text, new RegExp(leadReference(machine.id)));
    }
  });

  test('is one and the same statement for every address', async () => {
    await apply({ email: 'timed@example.com' });
    await arrived();
    const known = await workOf(() => ask('timed@example.com'));
    const unknown = await workOf(() => ask('nobody@example.com'));
    assert.deepEqual([known.hashes, known.statements.length], [0, 1]);
    assert.deepEqual(unknown, known);
    await arrived();
  });
});
