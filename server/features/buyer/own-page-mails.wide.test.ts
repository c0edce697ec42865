import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { formatDate } from '#core/i18n/format.ts';
import { roundTheClock } from '#server/testing/sessions/desk.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { sendApologies } from '../office/queue/send-apologies.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { addLink } from '../accounts/buyer-links/open-link.ts';
import { ok } from '#server/testing/open-app.ts';

describe('mails about what a buyer did on their own page', async () => {
  const desk = 'desk@lender.example';
  const { app, server, deliver } = await freshMailApp({ config: { staffMail: desk } });
  const staff = await app.signIn();

  const send = (
    method: 'POST' | 'PATCH',
    { url, cookie }: { url: string; cookie: string },
    action: string,
    payload: object = {},
  ) => app.send({ method, url: `${url}${action}`, headers: { cookie }, payload });
  const arrived = async () => {
    await deliver();
    return server.received.splice(0);
  };

  test('a withdrawal is confirmed once, whatever ways are switched off', async () => {
    const buyer = await applyAsBuyer(app, { email: 'leaving@example.com' }, 'es');
    await send('PATCH', buyer, '', { channels: { email: false, phone: false, sms: false } });
    await arrived();
    const answer = await send('POST', buyer, '/withdraw');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json<OwnPage>().channels?.email, false);
    assert.equal((await send('POST', buyer, '/withdraw')).statusCode, 409);
    const mails = await arrived();
    const own = mails.filter(({ recipients }) => recipients.includes('leaving@example.com'));
    assert.equal(own.length, 1);
    const [{ unfolded }] = own as [(typeof own)[0]];
    assert.match(unfolded, new RegExp(`su solicitud ${leadReference(buyer.id)} el `));
    const [change] = await app.rows<{ at: Date }>(
      `select changed_at as at from lead_status_history where lead_id = $1 order by changed_at desc limit 1`,
      [buyer.id],
    );
    const { timeZone } = app.app.services.config;
    assert.ok(unfolded.includes(formatDate(change!.at, 'es', timeZone, 'long')));
    assert.match(unfolded, /avisos que exige la ley/);
    assert.doesNotMatch(unfolded, /List-Unsubscribe/, 'an answer, not an optional mail');
    const { items } = (await staff.get(`/api/admin/leads/${buyer.id}/timeline`)).json();
    const kinds = items.map(({ kind, mail }: { kind: string; mail?: string }) => mail ?? kind);
    assert.ok(JSON.stringify(items).includes('withdrawn'), kinds.join());
  });

  test('a mailbox gets three of them in a day, and none of what a machine made', async () => {
    const withdrawn = async (changes: Record<string, unknown>) => {
      const buyer = await applyAsBuyer(app, changes);
      await arrived();
      assert.equal((await send('POST', buyer, '/withdraw')).statusCode, 200);
      const mails = await arrived();
      const [row] = await app.rows<{ status: string; last_error: string | null }>(
        `select status, last_error from all_mails where lead_id = $1 and kind = 'withdrawn'`,
        [buyer.id],
      );
      const sent = mails.filter(({ unfolded }) => unfolded.includes(leadReference(buyer.id)));
      return [sent.length, row!.status, row!.last_error] as const;
    };
    for (let n = 0; n < 3; n += 1) {
      const contact = { email: `stranger+${n}@example.com`, phone: `(503) 555-012${n}` };
      assert.deepEqual(await withdrawn(contact), [1, 'done', null]);
    }
    const [sent, status, why] = await withdrawn({ email: 'stranger@example.com' });
    assert.deepEqual([sent, status], [0, 'withheld']);
    assert.match(why!, /this mailbox had 3 confirmations within a day/);
    const machine = await withdrawn({ email: 'other@example.com', lastName: 'www.x.example' });
    assert.deepEqual(machine.slice(0, 2), [0, 'withheld']);
    assert.match(machine[2]!, /made by a machine/);
  });

  const isWhole = async (leadId: number, mailedTo: string) => {
    const { token } = await addLink(app.database, leadId, { mailedTo });
    const opened = await app.post(`/api/my/${token}/open`, { phoneLast4: '0188' });
    const cookie = buyerCookieIn(opened);
    return !(await app.get(`/api/my/${token}`, { cookie })).json<OwnPage>().onlyStops;
  };
  const changeEmail = async (leadId: number, email: string) => {
    assert.equal((await staff.put(`/api/admin/leads/${leadId}`, { email })).statusCode, 200);
  };
  const confirmation = /https:\/\/www\.lender\.example\/confirm\/([\w-]{43})/;

  test('a changed address gets the whole page once the given one confirmed it', async () => {
    const phone = '(503) 555-0188';
    const buyer = await applyAsBuyer(app, { email: 'moved@example.com', phone });
    await arrived();
    await changeEmail(buyer.id, 'new@example.com');
    const [mail, ...others] = await arrived();
    assert.deepEqual([mail!.recipients, others], [['moved@example.com'], []]);
    assert.match(mail!.unfolded, /is new@example\.com your address now\?/);
    const [page, token] = confirmation.exec(mail!.unfolded)!;
    const stored = JSON.stringify(await app.rows('select * from sent_mails, buyer_links'));
    assert.ok(!stored.includes(token!), 'no token is kept');
    assert.equal((await app.get(`/api/my/${token}`)).statusCode, 404, 'it opens no page');
    assert.equal(await isWhole(buyer.id, 'new@example.com'), false);
    const confirm = () => app.post('/api/my/confirm-email', { token });
    const late = `update buyer_links set expires_at = expires_at + $1::interval
        where confirms is not null`;
    await app.database.query(late, ['-73 hours']);
    assert.equal((await confirm()).statusCode, 404, 'after 72 hours');
    await app.database.query(late, ['73 hours']);
    assert.equal((await confirm()).statusCode, 204, page);
    assert.equal((await confirm()).statusCode, 404, 'once');
    assert.equal(await isWhole(buyer.id, 'new@example.com'), true);
    await changeEmail(buyer.id, 'newer@example.com');
    assert.equal(await isWhole(buyer.id, 'newer@example.com'), false);
    const [again] = await arrived();
    await changeEmail(buyer.id, 'newest@example.com');
    const stale = await app.post('/api/my/confirm-email', {
      token: confirmation.exec(again!.unfolded)![1],
    });
    assert.equal(stale.statusCode, 404, 'the lead has another address by now');
    await changeEmail(buyer.id, 'fourth@example.com');
    const asked = `all_mails where kind = 'confirm_email' and lead_id = ${buyer.id}`;
    assert.equal(await app.count(asked), 3, 'three a day');
    await changeEmail(buyer.id, 'moved@example.com');
    assert.equal(await app.count(asked), 3, 'nothing to ask');
  });

  test('where the given address takes no emails, an admin who did not change it confirms', async () => {
    const phone = '(503) 555-0188';
    const buyer = await applyAsBuyer(app, { email: 'gone@example.com', phone });
    await arrived();
    const url = `/api/admin/leads/${buyer.id}`;
    const [officer, colleague] = await Promise.all([
      makeStaff(app, { role: 'officer' }),
      makeStaff(app, { role: 'admin' }),
    ]);
    await changeEmail(buyer.id, 'typed@example.com');
    const reason = 'They called from the number that they gave.';
    const confirm = (by: typeof staff) => by.post(`${url}/confirm-email`, { reason });
    const offered = async (by: typeof staff) => (await by.get(url)).json().unconfirmedEmail;
    assert.equal((await confirm(colleague)).statusCode, 409, 'it may still arrive');
    server.refusedRecipients.push('550 5.1.1 No such user');
    assert.deepEqual(await arrived(), []);
    const given = 'gone@example.com';
    assert.deepEqual(await offered(staff), { given, mayConfirm: false });
    assert.deepEqual(await offered(colleague), { given, mayConfirm: true });
    assert.deepEqual(
      [(await confirm(staff)).statusCode, (await confirm(officer)).statusCode],
      [409, 403],
    );
    assert.equal((await colleague.post(`${url}/confirm-email`, {})).statusCode, 400);
    const answer = await confirm(colleague);
    assert.deepEqual([answer.statusCode, answer.json().unconfirmedEmail], [200, null]);
    assert.equal(await isWhole(buyer.id, 'typed@example.com'), true);
    const audited = await app.rows(
      `select after from audit_log where action = 'lead.confirm_email' and entity_id = $1`,
      [buyer.id],
    );
    assert.deepEqual(audited, [{ after: { confirmedEmail: 'typed@example.com', reason } }]);
  });

  test('a request to be erased is mailed to the office once, and is in a list until decided', async () => {
    const buyer = await applyAsBuyer(app, { email: 'forget.me@example.com' }, 'es');
    await arrived();
    await send('POST', buyer, '/erasure');
    await send('POST', buyer, '/erasure');
    const [mail, ...more] = await arrived();
    assert.deepEqual([mail!.recipients, more], [[desk], []]);
    assert.match(mail!.unfolded, new RegExp(`to be erased: ${leadReference(buyer.id)}`));
    assert.match(
      mail!.unfolded,
      new RegExp(`https://www.lender.example/admin/contact/${buyer.id}`),
    );
    assert.doesNotMatch(mail!.unfolded, /forget\.me/, 'names no one');
    const listed = async () =>
      (await ok(staff.get('/api/admin/leads?erasure=asked'))).items.map(
        ({ id }: { id: number }) => id,
      );
    assert.deepEqual(await listed(), [buyer.id]);
    const { items } = await ok(staff.get('/api/admin/leads/ready-views'));
    assert.equal(items.find(({ name }: { name: string }) => name === 'asksErasure').total, 1);
    const reason = 'Your loan is open.';
    await ok(staff.post(`/api/admin/leads/${buyer.id}/decline-erasure`, { reason }), 204);
    await arrived();
    assert.deepEqual(await listed(), []);
  });

  test('staff close a request to be erased with a reason, which the buyer is told', async () => {
    const buyer = await applyAsBuyer(app, { email: 'stays@example.com' });
    const decline = (reason: string) =>
      staff.post(`/api/admin/leads/${buyer.id}/decline-erasure`, { reason });
    assert.equal((await decline('Nothing was asked')).statusCode, 409);
    await send('POST', buyer, '/erasure');
    await arrived();
    await ok(decline('Your loan is open.'), 204);
    const [mail, ...more] = await arrived();
    assert.deepEqual([mail!.recipients, more], [['stays@example.com'], []]);
    assert.match(mail!.unfolded, /The reason: Your loan is open\./);
    const page = await app.get(buyer.url, { cookie: buyer.cookie });
    assert.equal(page.json<OwnPage>().erasureAskedAt, null, 'can be asked for again');
    const [line] = await app.rows(
      `select actor_kind, after->>'reason' as reason from audit_log
         where action = 'lead.decline_erasure' and entity_id = $1`,
      [buyer.id],
    );
    assert.deepEqual(line, { actor_kind: 'staff', reason: 'Your loan is open.' });
  });

  test('an apology for a missed call leaves only where contact by email is permitted', async () => {
    await app.setTerm('officeHours', roundTheClock);
    await applyAsBuyer(app, { email: 'agrees@example.com' });
    const contact = { email: 'stopped@example.com', phone: '(503) 555-0161' };
    const stopped = await applyAsBuyer(app, contact);
    await send('PATCH', stopped, '', { channels: { email: false } });
    await arrived();
    // The call was promised for tomorrow, whatever hour it is now.
    app.clock.set(new Date(Date.now() + 48 * 3_600_000));
    await sendApologies(app.app.services);
    const apologies = (await arrived()).filter(({ unfolded }) => /we are sorry/.test(unfolded));
    assert.deepEqual(
      apologies
        .flatMap(({ recipients }) => recipients)
        .filter((to) => /^(agrees|stopped)/.test(to)),
      ['agrees@example.com'],
    );
    assert.match(apologies[0]!.unfolded, /List-Unsubscribe-Post/);
    const [withheld] = await app.rows(
      `select status from all_mails where kind = 'promise_missed' and lead_id = $1`,
      [stopped.id],
    );
    assert.deepEqual(withheld, { status: 'withheld' });
  });
});
