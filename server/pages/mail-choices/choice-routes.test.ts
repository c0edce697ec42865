import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nearMissConsentVersion } from '#core/domain/permission/consent.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { until } from '#server/testing/listening-app.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { composePages } from '../compose.ts';
import { ok } from '#server/testing/open-app.ts';

const site = fakeSite(() => '<p>a page</p>');

const form = 'application/x-www-form-urlencoded';

describe('the mails that a reader wants', async () => {
  const { app, server } = await freshMailApp({ areJobsOn: true, pages: composePages(site) });
  const affiliate = await makeAffiliate(await app.signIn());
  await app.database.query(`update affiliates set language = 'es'`);

  /** The whole message of an arrived mail of this kind. */
  const mailOf = async (kind: string): Promise<string> => {
    server.received.length = 0;
    const words = {
      copyOf: 1,
      subject: 'Hola',
      text: 'Hola',
      html: '<!doctype html><meta charset="utf-8"><body><p>Hola</p></body>',
    };
    await app.database.query(
      `insert into jobs (kind, recipient, language, payload) values ($1, $2, 'es', $3)`,
      [kind, affiliate.email, words],
    );
    app.app.services.wakeJobs();
    await until(() => server.received.length === 1);
    return server.received[0]!.text.replace(/\r\n[ \t]/g, ' ');
  };
  const linkOf = (mail: string): string => {
    const { pathname, search } = new URL(/^List-Unsubscribe: *<(.*)>\r$/m.exec(mail)![1]!);
    return pathname + search;
  };
  const wishes = async () => {
    const [row] = await app.rows('select * from affiliates where id = $1', [affiliate.id]);
    return [row!['notify_referrals'], row!['notify_milestones']];
  };
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.send({ method: 'POST', url, payload, headers: { 'content-type': form, ...headers } });

  test('mails that one may do without carry a way out, others none', async () => {
    const mail = await mailOf('milestone');
    assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    assert.match(mail, /mail\/choices/);
    assert.doesNotMatch(await mailOf('welcome'), /List-Unsubscribe|mail\/choices/);
    const [kept] = await keptMails(app, 'milestone');
    assert.match(kept!.text, /mail\/choices\?token=…$/, 'staff do not read whose link it is');
    assert.match(kept!.html, /mail\/choices\?token=…"/);
  });

  test('looking changes nothing; one click from anywhere leaves that kind, and is kept', async () => {
    const link = linkOf(await mailOf('milestone'));
    const page = await app.get(link, { 'sec-fetch-site': 'cross-site' });
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /<html lang="es">.*Cuando avance la solicitud/s);
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.deepEqual(await wishes(), [true, true]);
    await ok(
      post(link, 'List-Unsubscribe=One-Click', {
        origin: 'https://webmail.example',
        'sec-fetch-site': 'cross-site',
      }),
    );
    assert.deepEqual(await wishes(), [true, false]);
    const [choice] = await app.rows('select * from mail_choices order by id desc limit 1');
    assert.deepEqual(
      [choice!['affiliate_id'], choice!['wants_referrals'], choice!['wants_milestones']],
      [affiliate.id, true, false],
    );
    assert.deepEqual([choice!['via'], choice!['ip_address']], ['one_click', '127.0.0.1']);
    await assert.rejects(app.database.query('delete from mail_choices'));
  });

  test('in parts, as RFC 8058 would have it, and without a kind it leaves all', async () => {
    const link = linkOf(await mailOf('affiliate_notification')).replace(/&kind=.*/, '');
    const parts =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    await ok(post(link, parts, { 'content-type': 'multipart/form-data; boundary=x' }));
    assert.deepEqual(await wishes(), [false, false]);
  });

  test('the form of the page says what is wanted again', async () => {
    const link = linkOf(await mailOf('milestone'));
    const answer = await post(link, 'notifyReferrals=yes');
    assert.match(answer.body, /Su elección quedó guardada/);
    assert.deepEqual(await wishes(), [true, false]);
    const [audit] = await app.rows(
      `select * from audit_log where action = 'affiliate.choose_mails' order by id desc limit 1`,
    );
    assert.equal(audit!['entity_id'], affiliate.id);
  });

  test('a click that changes nothing adds no row, whichever kind of commission mail it left', async () => {
    const link = linkOf(await mailOf('commission_paid'));
    const commissions = async () =>
      (await app.rows('select * from affiliates where id = $1', [affiliate.id]))[0]![
        'notify_commissions'
      ];
    const rows = async () => [await app.count('mail_choices'), await app.count('audit_log')];
    assert.equal(await commissions(), false, 'the page above named it not');
    await post(link.replace(/&kind=.*/, ''), 'notifyReferrals=yes&notifyCommissions=yes');
    assert.equal(await commissions(), true);
    await post(link, 'List-Unsubscribe=One-Click');
    assert.deepEqual([await commissions(), await wishes()], [false, [true, false]]);
    const before = await rows();
    for (let time = 0; time < 5; time += 1) {
      assert.equal((await post(link, 'List-Unsubscribe=One-Click')).statusCode, 200);
    }
    assert.deepEqual(await rows(), before);
  });

  test('two kinds that are left at the same moment are both left', async () => {
    const link = linkOf(await mailOf('milestone')).replace(/&kind=.*/, '');
    for (let round = 0; round < 5; round += 1) {
      await post(link, 'notifyReferrals=yes&notifyMilestones=yes');
      assert.deepEqual(await wishes(), [true, true]);
      await Promise.all(
        ['milestone', 'affiliate_notification'].map((kind) =>
          post(`${link}&kind=${kind}`, 'List-Unsubscribe=One-Click'),
        ),
      );
      assert.deepEqual(await wishes(), [false, false]);
    }
  });

  test('an applicant chooses by the same page, in the language of the application', async () => {
    const email = 'duarte@example.com';
    const body = makeLeadBody({ email });
    const { id } = (await app.post('/api/leads?lang=pt', body)).json();
    await until(() => server.received.some(({ recipients }) => recipients.includes(email)));
    const [confirmation] = server.received.filter(({ recipients }) => recipients.includes(email));
    assert.doesNotMatch(confirmation!.text, /List-Unsubscribe|mail\/choices/, 'it is an answer');
    server.received.length = 0;
    await app.database.query(`update leads set status = 'Follow Up' where id = $1`, [id]);
    await app.database.query(
      `insert into jobs (kind, recipient, language, lead_id) values ('follow_up', $1, 'pt', $2)`,
      [email, id],
    );
    app.app.services.wakeJobs();
    await until(() => server.received.length === 1);
    const link = linkOf(server.received[0]!.text.replace(/\r\n[ \t]/g, ' '));

    const page = await app.get(link);
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /<html lang="pt-BR">.*Não receber estes e-mails<\/button>/s);
    assert.doesNotMatch(page.body, /notifyReferrals|followUps|duarte/, 'nothing of anybody else');
    assert.equal(await app.count('applicant_mail_choices'), 0, 'looking changes nothing');
    const clicked = await post(link, 'List-Unsubscribe=One-Click', {
      origin: 'https://webmail.example',
      'sec-fetch-site': 'cross-site',
    });
    assert.match(clicked.body, /role="status">Não enviaremos mais.*name="followUps" value="yes"/s);
    const later = await app.get(link);
    assert.match(later.body, /<h1>Você não receberá mais estes e-mails<\/h1>/);
    assert.doesNotMatch(later.body, /role="status"/, 'nothing was chosen just now');
    const back = await post(link, 'followUps=yes');
    assert.match(back.body, /role="status">Pronto: .*Não receber estes e-mails<\/button>/s);
    const stopped = await post(link, 'stop=yes');
    assert.match(stopped.body, /<h1>Você não receberá mais estes e-mails<\/h1>/);
    // Whoever reads another address now, or had the link: only the person's own brings them back.
    await app.database.query(`update leads set email = 'outro@example.com' where id = $1`, [id]);
    const refused = await post(link, 'followUps=yes');
    assert.equal(refused.statusCode, 409);
    assert.match(refused.body, /Para voltar a recebê-los, ligue para <a class="phone"/);
    assert.doesNotMatch(refused.body, /<form|role="status"/);
    assert.doesNotMatch((await app.get(link)).body, /<form/);
    assert.deepEqual(
      await app.rows(
        'select lead_id, mailbox, wants_follow_ups, via from applicant_mail_choices order by id',
      ),
      [
        { lead_id: id, mailbox: email, wants_follow_ups: false, via: 'one_click' },
        { lead_id: id, mailbox: email, wants_follow_ups: true, via: 'page' },
        { lead_id: id, mailbox: email, wants_follow_ups: false, via: 'page' },
      ],
    );
    assert.deepEqual(await wishes(), [false, false], 'no affiliate chose anything');
  });

  test('a link that is none shows nothing and changes nothing', async () => {
    const before = [await wishes(), await app.count('mail_choices')];
    for (const token of ['', 'x', '%00', "'", '00000000-0000-4000-8000-000000000000']) {
      const url = `/mail/choices?token=${token}`;
      const answer = await app.get(`${url}&lang=pt`);
      assert.equal(answer.statusCode, 404, token);
      assert.match(answer.body, /ou ligue para <a class="phone" href="tel:\d+">/);
      assert.equal((await post(url, 'List-Unsubscribe=One-Click')).statusCode, 404, token);
    }
    assert.deepEqual([await wishes(), await app.count('mail_choices')], before);
  });

  test('who asked to be told once the rules change ends that with one click, and not by looking', async () => {
    await app.post('/api/near-miss/watch?lang=es', {
      email: 'nadie@example.com',
      creditScore: 560,
      homePrice: 500_000,
      state: 'TX',
      consentVersion: nearMissConsentVersion,
    });
    const watch = async () => (await app.rows('select * from near_miss_watches'))[0]!;
    const url = `/mail/choices?token=${String((await watch())['token'])}`;
    const looked = await app.get(url);
    assert.equal(looked.statusCode, 200);
    assert.match(looked.body, /Su pedido de aviso.*Ya no quiero este correo/s);
    assert.equal((await watch())['outcome'], null);
    const clicked = await post(`${url}&kind=near_miss_changed`, 'List-Unsubscribe=One-Click');
    assert.equal(clicked.statusCode, 200);
    assert.match(clicked.body, /Ya no recibirá este correo/);
    assert.equal((await watch())['outcome'], 'ended');
    await ok(post(url, 'stop=yes'));
    const lines = await app.rows(`select after from audit_log where action = 'near_miss.end'`);
    assert.deepEqual(lines, [{ after: { ended: 1, via: 'one_click' } }]);
  });

  test('the screen that confirmed a wish ends that one, and nothing else of the mailbox', async () => {
    await app.database.query('delete from near_miss_watches');
    const ask = async (creditScore: number): Promise<string> => {
      const answer = await app.post('/api/near-miss/watch', {
        email: 'todas@example.com',
        creditScore,
        homePrice: 500_000,
        state: 'TX',
        consentVersion: nearMissConsentVersion,
      });
      return answer.json().stopToken;
    };
    const outcomes = async () =>
      (await app.rows('select outcome from near_miss_watches order by id')).map(
        (row) => row['outcome'],
      );
    const page = (token: string) => `/mail/choices?token=${token}`;
    const first = await ask(565);
    // Someone else may type the same mailbox, with answers of their own.
    const other = await ask(540);
    const looked = await app.get(page(first));
    assert.equal(looked.statusCode, 200, looked.body);
    assert.doesNotMatch(looked.body, /todas@/);
    assert.deepEqual(await outcomes(), [null, null], 'a look ends nothing');
    assert.equal((await post(page(other), 'stop=yes')).statusCode, 200);
    assert.deepEqual(await outcomes(), [null, 'ended']);
    assert.match((await app.get(page(other))).body, /You will get no such email/);
    assert.match((await app.get(page(first))).body, /Never mind/);
    // And with the same ones: no one learns whether someone asked before.
    const again = await ask(565);
    assert.match((await app.get(page(again))).body, /Never mind/);
    assert.equal((await post(page(again), 'stop=yes')).statusCode, 200);
    assert.match((await app.get(page(again))).body, /You will get no such email/);
    assert.deepEqual(await outcomes(), [null, 'ended', 'ended']);
    assert.equal((await post(page(first), 'stop=yes')).statusCode, 200);
    assert.deepEqual(await outcomes(), ['ended', 'ended', 'ended']);
  });
});
