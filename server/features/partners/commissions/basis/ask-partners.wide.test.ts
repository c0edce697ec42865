import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';

describe('asking partners for what is missing', async () => {
  const { app, deliverLater } = await freshMailApp();
  const staff = await app.signIn();
  const office = commissionOffice(app, staff);
  const rita = await office.makeAffiliate({ isLicensedRealtor: true });
  const cookie = `__Host-${await affiliateCookie(app.database, rita.id)}`;
  const ask = (id: number) => staff.post(`/api/admin/affiliates/${id}/ask`, {});
  const askAll = () => staff.post('/api/admin/agreements/ask', {});
  const set = (column: string, value: unknown, id = rita.id) =>
    app.database.query(`update affiliates set ${column} = $1 where id = $2`, [value, id]);
  const tomorrow = () =>
    app.database.query(`update partner_words set asked_at = asked_at - interval '1 day'`);
  /** Texts of the mails of a kind that wait, delivered now. */
  const told = async (kind: string) => {
    await app.database.query('delete from sent_mails');
    await deliverLater();
    return (await keptMails(app, kind)).map(({ recipient, text }) => ({
      recipient,
      text: text!.replace(/[\u00a0\u202f]/g, ' '),
    }));
  };

  test('one mail names all that the partner must do, once a day', async () => {
    await app.setTerm('w9Instructions', 'Bring it to the Portland office,\nor send it by post.');
    await set('language', 'es');
    const { askedToday } = await ok(ask(rita.id));
    const again = await ask(rita.id);
    assert.equal(again.statusCode, 409);
    assert.match(again.json().message, /Asked today at \d{1,2}:\d{2}\s[AP]M/);
    assert.equal(
      (await ok(staff.get(`/api/admin/affiliates/${rita.id}/basis`))).askedToday,
      askedToday,
    );
    const [mail, ...more] = await told('partner_tasks');
    assert.deepEqual(more, []);
    assert.equal(mail!.recipient, rita.email);
    assert.match(mail!.text, /todavía necesitamos de usted/);
    assert.match(
      mail!.text,
      /Complete su licencia: \S+\/affiliate\/dashboard\?tab=profile&lang=es/,
    );
    assert.match(mail!.text, /quién le pagamos: \S+\/affiliate\/tasks\?lang=es#payee/);
    assert.match(mail!.text, /W-9: \S+#w9\n\s+Bring it to the Portland office/);
    assert.doesNotMatch(mail!.text, /acuerdo/, 'a sample is no task');
    await tomorrow();
    await app.setTerm('w9Instructions', null);
    await ok(ask(rita.id));
    assert.match((await told('partner_tasks'))[0]!.text, /Pregúntenos cómo: \(541\) 555-0142/);
    await set('language', 'en');
  });

  test('twice at once is one mail; what was done meanwhile is not asked for', async () => {
    await tomorrow();
    const answers = await Promise.all([ask(rita.id), ask(rita.id)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    const payee = { kind: 'self', name: 'Rita Realtor' };
    await ok(app.put('/api/affiliate/payee', payee, { cookie }));
    await ok(app.post('/api/affiliate/tasks/w9', {}, { cookie }));
    const [mail] = await told('partner_tasks');
    assert.doesNotMatch(mail!.text, /W-9|who is paid/);
    assert.match(mail!.text, /Complete your license/);
  });

  test('nothing to do, no such mails wanted, inactive, unknown: each says why', async () => {
    await tomorrow();
    const { id } = await office.makeAffiliate();
    const refused = async (affiliateId: number, status: number, why: RegExp) => {
      const answer = await ask(affiliateId);
      assert.equal(answer.statusCode, status);
      assert.match(answer.json().message, why);
    };
    await refused(9_999_999, 404, /no affiliate/);
    await set('is_active', false, id);
    await refused(id, 409, /inactive/);
    await set('is_active', true, id);
    await set('notify_commissions', false, id);
    await refused(id, 409, /turned off emails/);
    const done = await office.makeAffiliate();
    await office.recordBasis(done.id);
    await refused(done.id, 409, /Nothing is missing/);
    await app.setTerm('paysCommissions', false);
    await refused(rita.id, 409, /Nothing is missing/);
    await app.setTerm('paysCommissions', true);
    assert.deepEqual(await told('partner_tasks'), []);
    assert.equal((await askAll()).statusCode, 409, 'only the sample is there');
  });

  test('a new version is mailed to everyone who must accept it, and those left are asked', async () => {
    const bo = await office.makeAffiliate();
    const version = await office.publishAgreement();
    const published = await told('partner_tasks');
    const reached = published.map(({ recipient }) => recipient);
    assert.ok([rita.email, bo.email].every((email) => reached.includes(email)));
    assert.match(published[0]!.text, /new version of the partner agreement/);
    const body = { version, language: 'pt', name: 'Rita Realtor' };
    await ok(app.post('/api/affiliate/agreement', body, { cookie }));
    await ok(app.post('/api/affiliate/agreement', body, { cookie }));
    const copies = await told('agreement_accepted');
    assert.equal(copies.length, 1, 'accepted once, whatever is pressed');
    assert.match(copies[0]!.text, /Nosso contrato/, 'in the language in which it was read');
    assert.match(copies[0]!.text, new RegExp(`versão ${version} .*Rita Realtor.* 127\\.0\\.0\\.0`));
    const { open, toAsk } = await ok(staff.get('/api/admin/agreements'));
    assert.ok(open > 0);
    assert.equal(toAsk, open - 1, 'one turned such emails off');
    assert.deepEqual(await ok(askAll()), { asked: toAsk });
    assert.deepEqual(await ok(askAll()), { asked: 0 }, 'once a day each');
    assert.equal((await ask(bo.id)).statusCode, 409);
    assert.equal((await ok(staff.get('/api/admin/agreements'))).toAsk, 0);
    const asked = (await told('partner_tasks')).map(({ recipient }) => recipient);
    assert.equal(asked.length, toAsk);
    assert.ok(!asked.includes(rita.email));
  });

  test('withdrawing and accepting all day fills no mailbox', async () => {
    const { version } = await ok(app.get('/api/affiliate/agreement', { cookie }));
    const body = { version, language: 'en', name: 'Rita Realtor' };
    for (let time = 0; time < 7; time += 1) {
      await ok(app.post('/api/affiliate/agreement/withdraw', undefined, { cookie }));
      await ok(app.post('/api/affiliate/agreement', body, { cookie }));
    }
    assert.equal((await told('agreement_accepted')).length, 5);
  });

  test('an approval tells the partner what to do', async () => {
    const { id, email } = await office.makeAffiliate({ isLicensedRealtor: false });
    await set('needs_review', true, id);
    const { updatedAt } = await ok(staff.get(`/api/admin/affiliates/${id}`));
    const path = `/api/admin/affiliates/${id}`;
    await ok(staff.post(`${path}/approve`, { reason: 'Known to us', updatedAt }));
    const mails = await told('partner_tasks');
    assert.deepEqual(fieldsOf(mails, 'recipient'), [email]);
    assert.match(mails[0]!.text, /We have reviewed your partner account/);
    await set('needs_review', true, id);
    await ok(staff.put(path, { needsReview: false }));
    assert.equal((await told('partner_tasks')).length, 1);
  });
});
