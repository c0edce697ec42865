import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SiteData } from '#core/contract/site.ts';
import { composePages } from '../compose.ts';
import { forms } from '#server/testing/archive/personal-pages.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { purgeExpired } from '#server/features/operations/retention/purge-expired.ts';
import { ok } from '#server/testing/open-app.ts';

const path = '/api/affiliate/clients';
const bea = {
  firstName: 'Bea',
  lastName: 'Lima',
  email: 'bea@example.com',
  phone: '(503) 555-0147',
};

describe('a client registered by hand', async () => {
  const site = fakeSite((data: SiteData) => `<p>${JSON.stringify(data.posted ?? {})}</p>`);
  const { app, server, deliver } = await freshMailApp({ pages: composePages(site) });
  const staff = await app.signIn();

  const makePartner = async () => {
    const { id, referralCode } = await makeAffiliate(staff);
    const headers = { cookie: `__Host-${await affiliateCookie(app.database, id)}` };
    const register = (changes: object = {}) => app.post(path, { ...bea, ...changes }, headers);
    const states = async () => {
      const { items } = (await app.get(path, headers)).json<{
        items: { email: string; state: string }[];
      }>();
      return items.map(({ email, state }) => [email, state]);
    };
    return { id, referralCode, headers, register, states };
  };
  /** The mails to each mailbox since the last look: the text, and the link in it. */
  const mails = async () => {
    await deliver();
    const got = server.received.splice(0);
    return got.map(({ recipients, unfolded }) => ({
      to: recipients[0],
      text: unfolded,
      path: unfolded.match(/https:\/\/www\.lender\.example(\/confirm\/[\w-]{43})/)?.[1] ?? '',
    }));
  };
  const inviting = async () => (await mails()).filter((mail) => mail.path !== '');
  const apply = (invitation: string, changes: Record<string, string>) =>
    app.postForm('/apply', {
      ...forms.application,
      ...bea,
      consentTicked: 'person',
      language: 'en',
      invitation,
      ...changes,
    });

  test('gets a link; without an application of their own nothing else happens', async () => {
    const rita = await makePartner();
    const answer = await ok(rita.register(), 201);
    assert.equal(answer.state, 'invited');
    const [mail, ...more] = await inviting();
    assert.deepEqual([mail!.to, more], [bea.email, []]);
    const stored = await app.rows('select * from sent_mails, client_invitations');
    assert.ok(!JSON.stringify(stored).includes(mail!.path.split('/')[2]!), 'no token is kept');
    const page = await app.get(mail!.path);
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /Bea Lima[\s\S]*bea@example\.com[\s\S]*\(503\) 555-0147/);
    assert.deepEqual(
      [page.headers['referrer-policy'], page.headers['x-robots-tag']],
      ['no-referrer', 'noindex'],
    );
    assert.equal(await app.count('leads'), 0);
    assert.deepEqual(await rita.states(), [[bea.email, 'invited']]);
    assert.match(page.body, new RegExp(`name="referralCode" value="${rita.referralCode}"`));
    assert.equal(await app.count('leads'), 0, 'the link alone makes no lead');
    const other = '/confirm/' + 'x'.repeat(43);
    assert.equal((await app.get(other)).statusCode, 404);
    assert.equal((await app.postForm(other, { language: 'en' })).statusCode, 404);
  });

  test('confirms with an application, whose credit is the buyer’s own word', async () => {
    const [rita, omar] = [await makePartner(), await makePartner()];
    const email = 'confirms@example.com';
    await rita.register({ email });
    const [mail] = await inviting();
    const token = mail!.path.split('/')[2]!;
    const elsewhere = await apply(token, { email, referralCode: omar.referralCode });
    assert.equal(elsewhere.statusCode, 303, elsewhere.body);
    assert.deepEqual(await rita.states(), [[email, 'invited']], 'they chose another partner');
    const changed = { email: 'corrected@example.com', referralCode: rita.referralCode };
    const sent = await apply(token, changed);
    assert.equal(sent.statusCode, 303, sent.body);
    assert.deepEqual(await rita.states(), [[email, 'confirmed']]);
    const [lead] = await app.rows(
      `select l.email, r.affiliate_id, r.attribution->>'reason' as reason,
           i.confirmed_lead_id = l.id as "isIt"
         from client_invitations i join leads l on l.id = i.confirmed_lead_id
         join referrals r on r.lead_id = l.id where i.email = $1`,
      [email],
    );
    assert.deepEqual(Object.values(lead!), [changed.email, rita.id, 'buyer_choice', true]);
    assert.equal((await app.get(mail!.path)).statusCode, 404, 'a link works once');
    await mails();
  });

  test('the same answer and the same words for a person already known', async () => {
    const known = 'known@example.com';
    await app.apply({ email: known, language: 'es' });
    await app.database.query(`update leads set language = 'es' where email = $1`, [known]);
    await mails();
    const rita = await makePartner();
    const answers = [await rita.register({ email: known }), await rita.register()];
    const shapes = answers.map(({ statusCode, json }) => [statusCode, Object.keys(json())]);
    assert.deepEqual(shapes[0], shapes[1]);
    const told = await inviting();
    assert.deepEqual(told.map(({ to }) => to).toSorted(), [bea.email, known]);
    const spanish = told.find(({ to }) => to === known)!;
    assert.match(spanish.text, /le mencion=C3=B3/, 'in the language of the person');
    const leads = await app.rows('select referral_code from leads where email = $1', [known]);
    assert.deepEqual(leads, [{ referral_code: null }]);
    const again = await rita.register({ email: 'KNOWN+home@example.com' });
    assert.equal(again.json().id, answers[0]!.json().id, 'once while it waits');
    assert.deepEqual(await inviting(), []);
  });

  test('one who said stop is not written to, and the partner reads the same', async () => {
    const email = 'stopped@example.com';
    const leadId = await app.apply({ email });
    await app.database.query(
      `insert into contact_stops (lead_id, mailbox, channels, how, said_at)
         values ($1, $2, '{email}', 'by telephone', now() + interval '1 minute')`,
      [leadId, email],
    );
    const never = 'never@example.com';
    const other = await app.apply({ email: never });
    await app.database.query(`update leads set status = 'Do Not Contact' where id = $1`, [other]);
    await mails();
    const rita = await makePartner();
    for (const address of [email, never]) {
      assert.equal((await rita.register({ email: address })).statusCode, 201);
    }
    assert.deepEqual(await mails(), []);
    const withheld = await app.rows(
      `select status from jobs where kind = 'client_invitation' and recipient in ($1, $2)`,
      [email, never],
    );
    assert.deepEqual(withheld, [{ status: 'withheld' }, { status: 'withheld' }]);
    assert.deepEqual(await rita.states(), [
      [never, 'invited'],
      [email, 'invited'],
    ]);
  });

  test('the same page confirms an address that staff changed, by its button alone', async () => {
    const leadId = await app.apply({ email: 'asked@example.com' });
    await mails();
    await staff.put(`/api/admin/leads/${leadId}`, { email: 'changed@example.com' });
    const [mail] = await inviting();
    const page = await app.get(mail!.path);
    assert.match(page.body, /Is changed@example\.com your address now\?/);
    const confirmed = `leads where confirmed_email = 'changed@example.com'`;
    assert.equal(await app.count(confirmed), 0, 'a look changes nothing');
    const answer = await app.postForm(mail!.path, { language: 'pt' });
    assert.match(answer.body, /enviarmos para changed@example\.com abrem/);
    assert.equal(await app.count(confirmed), 1);
    assert.equal((await app.get(mail!.path)).statusCode, 404);
  });

  test('one who wants no such email is forgotten, and written to by no other partner', async () => {
    const email = 'declines@example.com';
    const [rita, omar] = [await makePartner(), await makePartner()];
    await rita.register({ email });
    const [mail] = await inviting();
    const answer = await app.postForm(mail!.path, { language: 'pt' });
    assert.match(answer.body, /Não escreveremos/);
    assert.deepEqual(await rita.states(), []);
    assert.equal((await omar.register({ email: 'Declines+x@example.com' })).statusCode, 201);
    assert.deepEqual(await mails(), []);
  });

  test('one press on “unsubscribe” in the mail program is enough, and a look changes nothing', async () => {
    const parts =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const [email, body, type] of [
      [
        'unsubscribes@example.com',
        'List-Unsubscribe=One-Click',
        'application/x-www-form-urlencoded',
      ],
      ['in-parts@example.com', parts, 'multipart/form-data; boundary=x'],
    ] as const) {
      const [rita, omar] = [await makePartner(), await makePartner()];
      await rita.register({ email });
      const [mail] = await inviting();
      const headers = mail!.text.replace(/\r\n[ \t]/g, ' ');
      const link = /^List-Unsubscribe: *<https:\/\/www\.lender\.example(\S+)>/m.exec(headers)?.[1];
      assert.equal(link, mail!.path);
      assert.match(headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      await app.get(link!);
      assert.deepEqual(await rita.states(), [[email, 'invited']]);
      await ok(
        app.send({
          method: 'POST',
          url: link!,
          headers: {
            'content-type': type,
            origin: 'https://webmail.example',
            'sec-fetch-site': 'cross-site',
          },
          payload: body,
        }),
      );
      assert.deepEqual(await rita.states(), []);
      for (const partner of [rita, omar]) {
        assert.equal((await partner.register({ email })).statusCode, 201);
      }
      assert.deepEqual(await mails(), []);
      const [kept] = await app.rows(
        `select count(*)::int as n from jobs j where to_jsonb(j)::text like $1`,
        [`%${link!.split('/')[2]!}%`],
      );
      assert.deepEqual(kept, { n: 0 }, 'the address of the link is not stored');
    }
  });

  test('lapses after thirty days and goes; one that was confirmed stays', async () => {
    const rita = await makePartner();
    await rita.register({ email: 'late@example.com' });
    const [mail] = await inviting();
    await app.database.query(
      `update client_invitations set created_at = created_at - interval '31 days'
         where email in ('late@example.com', 'confirms@example.com')`,
    );
    assert.deepEqual(await rita.states(), [['late@example.com', 'lapsed']]);
    assert.equal((await app.get(mail!.path)).statusCode, 404);
    await purgeExpired(app.app.services);
    assert.deepEqual(await rita.states(), []);
    const [left] = await app.rows(
      `select count(*)::int as n from client_invitations where email = 'confirms@example.com'`,
    );
    assert.deepEqual(left, { n: 1 });
  });

  test('is refused with a number that no network has, and never to another partner', async () => {
    const [rita, omar] = [await makePartner(), await makePartner()];
    const refused = await rita.register({ phone: '(000) 555-0147' });
    assert.equal(refused.statusCode, 400, refused.body);
    await rita.register({ email: 'hers@example.com' });
    assert.deepEqual(await omar.states(), []);
  });
});
