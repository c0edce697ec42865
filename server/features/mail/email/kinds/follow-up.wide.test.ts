import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { chooseApplicantMails } from '../choices/applicant/choose-applicant-mails.ts';
import { applicantTokenOf } from '../choices/applicant/queries.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

interface FollowUp extends Record<string, unknown> {
  status: string;
  last_error: string | null;
}

const { app, server, deliver, deliverLater } = await freshMailApp();
const staff = await app.signIn();

const apply = async (email: string, language = 'en', marks = {}): Promise<number> => {
  const body = makeLeadBody({ email, ...marks });
  const answer = await ok(app.post(`/api/leads?lang=${language}`, body), 201);
  await deliver();
  await app.database.query(`delete from jobs where kind <> 'application_received'`);
  server.received.length = 0;
  return answer.id;
};
const put = async (id: number, payload: Record<string, unknown>) =>
  ok(staff.put(`/api/admin/leads/${id}`, payload));
const give = (id: number, status: string) => put(id, { status });
const followUps = () =>
  app.rows<FollowUp>(`select * from all_mails where kind = 'follow_up' order by id`);
const keptBack = async (others: readonly string[] = []) => {
  const found = await followUps();
  assert.deepEqual(fieldsOf(found, 'status'), ['withheld']);
  const left = server.received.splice(0).map(({ recipients }) => recipients[0]);
  assert.deepEqual(left, others);
  return found[0]!.last_error!;
};
const tokenOf = async (id: number): Promise<string> => {
  const [lead] = await app.rows<{ email: string }>('select email from leads where id = $1', [id]);
  return applicantTokenOf(app.database, id, lead!.email);
};
const choose = async (id: number, wantsFollowUps: boolean) =>
  chooseApplicantMails(app.app.services, {
    token: await tokenOf(id),
    wantsFollowUps,
    via: 'one_click',
    ipAddress: '192.0.2.7',
  });

test('one leaves some minutes after the status, in the applicant’s language, with a way out', async () => {
  const id = await apply('lia@example.com', 'pt');
  const saved = await give(id, 'Follow Up');
  assert.deepEqual(fieldsOf(saved.mails, 'kind', 'status'), [
    ['application_received', 'sent'],
    ['follow_up', 'waiting'],
  ]);
  await deliver();
  assert.equal(server.received.length, 0, 'not before its time');
  await deliverLater();
  assert.equal(server.received.length, 1);
  const [{ recipients, unfolded }] = server.received as [(typeof server.received)[number]];
  assert.deepEqual(recipients, ['lia@example.com']);
  assert.match(unfolded, /sobre a sua solicita/);
  assert.match(unfolded, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  assert.match(unfolded, /List-Unsubscribe:\s+<https:\/\/www\.lender\.example\/mail\/choices/);
  assert.match(unfolded, /Escolha quais e-mails/);
  const [kept] = await followUps();
  assert.doesNotMatch(JSON.stringify(kept!['payload']), /token=/, 'staff do not read the link');

  await give(id, 'Contacted');
  await give(id, 'Follow Up');
  await deliverLater();
  assert.equal(server.received.length, 1, 'once for a lead, however often it is given');
});

test('a status that is taken back keeps it; given again it leaves', async () => {
  const id = await apply('max@example.com');
  await give(id, 'Follow Up');
  await give(id, 'Not Qualified');
  await deliverLater();
  assert.match(await keptBack(), /another status/);
  await give(id, 'Follow Up');
  await deliverLater();
  assert.equal(server.received.length, 1);
});

test('many at once get one each, and undone none', async () => {
  const ids = [await apply('one@example.com'), await apply('two@example.com')];
  const bulk = { key: 'follow-up-bulk-1', kind: 'status', status: 'Follow Up' };
  const answer = await ok(
    staff.post('/api/admin/leads/bulk', {
      ...bulk,
      leads: ids.map((id) => ({ id, status: 'New' })),
    }),
  );
  assert.equal((await followUps()).length, 2);
  await ok(staff.post(`/api/admin/leads/bulk/${answer.id}/undo`, { key: 'follow-up-undo-1' }));
  await deliverLater();
  assert.deepEqual(fieldsOf(await followUps(), 'status'), ['withheld', 'withheld']);
  assert.equal(server.received.length, 0);
});

test('no mail goes to an applicant who said no, is deleted, or has another address by now', async () => {
  const deleted = await apply('gone@example.com');
  await give(deleted, 'Follow Up');
  await staff.remove(`/api/admin/leads/${deleted}`);
  await deliverLater();
  assert.deepEqual(
    (await followUps()).map(({ status }) => status),
    ['withheld'],
    'an expected end, which no one has to look at',
  );
  await app.database.query('delete from jobs; delete from sent_mails');

  const corrected = await apply('wrong@example.com');
  await give(corrected, 'Follow Up');
  await put(corrected, { email: 'right@example.com' });
  await deliverLater();
  // The given address is asked whether the other one is theirs.
  assert.match(await keptBack(['wrong@example.com']), /another address/);
  await app.database.query('delete from jobs; delete from sent_mails');

  const typedIn = await apply('victim@example.com', 'en', { website: 'x' });
  await give(typedIn, 'Follow Up');
  await deliverLater();
  assert.match(await keptBack(), /made by a machine/);
  await app.database.query('delete from jobs; delete from sent_mails');

  for (const marks of [{ consentTicked: 'none' }, { consentVersion: '1999-01-01.1' }]) {
    const silent = await apply('silent@example.com', 'en', { ...marks, contactMethod: 'email' });
    await give(silent, 'Follow Up');
    await deliverLater();
    assert.match(await keptBack(), /did not agree/);
    await app.database.query('delete from jobs; delete from sent_mails');
  }

  const stopped = await apply('stopped@example.com');
  await staff.post(`/api/admin/leads/${stopped}/stop`, { channels: ['email'], how: 'by email' });
  await give(stopped, 'Follow Up');
  await deliverLater();
  assert.match(await keptBack(), /said stop/);
});

test('an opt-out applies to the mailbox, is shown on the lead’s page, and is append-only', async () => {
  const first = await apply('Rosa.Diaz+solar@gmail.com');
  await choose(first, false);
  await choose(first, false);
  const second = await apply('rosadiaz@gmail.com');
  assert.equal(await app.count('applicant_mail_choices'), 1, 'the same word again leaves no trace');
  await give(second, 'Follow Up');
  await deliverLater();
  assert.match(await keptBack(), /wants no follow-ups/);

  const page = (await staff.get(`/api/admin/leads/${second}`)).json();
  assert.equal(page.mailOptOut.via, 'one_click');
  const { items } = (await staff.get(`/api/admin/leads/${second}/timeline`)).json();
  const told = items.filter(({ kind }: { kind: string }) => kind === 'mailChoice');
  assert.deepEqual(
    told.map(({ wantsFollowUps, via, actor }: Record<string, unknown>) => [
      wantsFollowUps,
      via,
      actor,
    ]),
    [[false, 'one_click', { kind: 'visitor', name: null }]],
  );
  const [audit] = await app.rows(
    `select entity_id, after from audit_log where action = 'lead.choose_mails'`,
  );
  assert.deepEqual(audit, { entity_id: first, after: { wantsFollowUps: false, via: 'one_click' } });
  for (const sql of [
    'delete from applicant_mail_choices',
    'update applicant_mail_choices set wants_follow_ups = true',
    'truncate applicant_mail_choices',
  ]) {
    await assert.rejects(app.database.query(sql), /append-only/, sql);
  }

  await choose(second, true);
  const again = (await staff.get(`/api/admin/leads/${first}`)).json();
  assert.equal(again.mailOptOut, null);
  await give(second, 'Contacted');
  await give(second, 'Follow Up');
  await deliverLater();
  assert.equal(server.received.length, 1);
});

test('one that left is not sent again to whom said no since; the confirmation is', async () => {
  const id = await apply('ines@example.com');
  await give(id, 'Follow Up');
  await deliverLater();
  await choose(id, false);
  server.received.length = 0;
  const mails = await app.rows<{ id: number; kind: string }>(
    `select id, kind from all_mails where lead_id = $1 order by id`,
    [id],
  );
  for (const mail of mails) {
    await ok(staff.post(`/api/admin/sent-mails/${mail.id}/resend`, {}));
  }
  await deliver();
  assert.equal(server.received.length, 1);
  assert.doesNotMatch(server.received[0]!.text, /List-Unsubscribe/, 'it is an answer');
  const [copy] = await app.rows<FollowUp>(
    `select * from all_mails where kind = 'follow_up' order by id desc limit 1`,
  );
  assert.deepEqual(
    [copy!.status, copy!.last_error],
    ['withheld', 'withheld: the applicant wants no follow-ups'],
  );
});

test('switched off by the lender none is written, and none that waits leaves', async () => {
  const early = await apply('early@example.com');
  await give(early, 'Follow Up');
  await app.setTerm('sendsFollowUps', false);
  await deliverLater();
  assert.match(await keptBack(), /switched off/);
  const late = await apply('late@example.com');
  await give(late, 'Follow Up');
  assert.deepEqual(await followUps(), []);
  await app.setTerm('sendsFollowUps', true);
});

/** State of the copy if this happens after the first mail was sent. */
const copyAfter = async (email: string, happens: (id: number) => Promise<unknown>) => {
  const { id } = (await app.post('/api/leads', makeLeadBody({ email }))).json();
  await put(id, { status: 'Follow Up' });
  await deliverLater();
  const [sent] = await followUps();
  assert.equal(sent!.status, 'done');
  await happens(id);
  server.received.length = 0;
  await ok(staff.post(`/api/admin/sent-mails/${sent!.id}/resend`, {}));
  await deliverLater();
  const [, copy] = await followUps();
  return [copy!.status, copy!.last_error, server.received.length];
};

test('leaves as long as nothing was said since', async () => {
  const copy = await copyAfter('agrees@example.com', () => Promise.resolve());
  assert.deepEqual(copy, ['done', null, 1]);
});

test('stays here after a stop', async () => {
  const copy = await copyAfter('stops@example.com', async (id) => {
    const stop = { channels: ['email'], how: 'by email' };
    const answer = await staff.post(`/api/admin/leads/${id}/stop`, stop);
    assert.ok(answer.statusCode < 300, answer.body);
  });
  assert.deepEqual(copy, ['withheld', 'withheld: the applicant said stop to emails', 0]);
});

test('does not go to an address that the lead has no more', async () => {
  const copy = await copyAfter('moved@example.com', (id) => put(id, { email: 'anew@example.com' }));
  // The one mail asks the given address whether the other one is theirs.
  assert.deepEqual(copy, ['withheld', 'withheld: the lead has another address by now', 1]);
});
