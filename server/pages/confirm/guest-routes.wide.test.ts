import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SiteData } from '#core/contract/site.ts';
import { forms } from '#server/testing/archive/personal-pages.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { composePages } from '../compose.ts';
import { ok } from '#server/testing/open-app.ts';

const links = '/api/affiliate/links';
const guests = '/api/open-house/guests';
const gus = { firstName: 'Gus', lastName: 'Ortiz', phone: '(503) 555-0147' };

describe('a guest of an open house', async () => {
  const site = fakeSite(({ page, welcomed, posted }: SiteData) => {
    return `<p>${JSON.stringify({ page, welcomed, posted })}</p>`;
  });
  const { app, server, deliver } = await freshMailApp({ pages: composePages(site) });
  const staff = await app.signIn();

  /** A partner with a link whose open house is on, unless it is not begun. */
  const makePartner = async ({ isOn = true } = {}) => {
    const { id, referralCode } = await makeAffiliate(staff, {
      firstName: 'Rosa',
      lastName: 'Diaz',
    });
    const headers = { cookie: `__Host-${await affiliateCookie(app.database, id)}` };
    const made = await app.post(links, { name: 'Sunday' }, headers);
    const link = made.json<{ id: number; url: string }>();
    if (isOn) {
      await app.post(`${links}/${link.id}/open-house`, {}, headers);
    }
    const house = { referralCode: referralCode.toUpperCase(), link: 'sunday' };
    return {
      id,
      referralCode,
      linkId: link.id,
      register: (changes: object, language = 'en') =>
        app.post(guests, { ...gus, ...house, ...changes }, { 'accept-language': language }),
      clients: async () =>
        (await app.get('/api/affiliate/clients', headers)).json<{
          items: { email: string; state: string; openHouse: string | null }[];
        }>().items,
      figures: async () => {
        const { items } = (await app.get(links, headers)).json();
        const [{ guests: came, applications }] = items;
        return { came, applications };
      },
      openAnother: async () => {
        const { id: another } = (await app.post(links, { name: 'Monday' }, headers)).json();
        await app.post(`${links}/${another}/open-house`, {}, headers);
        return (changes: object) =>
          app.post(guests, { ...gus, ...house, link: 'monday', ...changes });
      },
      byHand: (email: string) => app.post('/api/affiliate/clients', { ...gus, email }, headers),
    };
  };
  /** The mails to a mailbox since the last look. */
  const mailsTo = async (email: string) => {
    await deliver();
    const got = server.received.splice(0).filter(({ recipients }) => recipients.includes(email));
    return got.map(({ unfolded }) => ({
      text: unfolded,
      path: /https:\/\/www\.lender\.example(\/confirm\/[\w-]{43})/.exec(unfolded)?.[1] ?? '',
    }));
  };
  const apply = (fields: Record<string, string>) =>
    app.postForm('/apply', {
      ...forms.application,
      ...gus,
      consentTicked: 'person',
      language: 'en',
      ...fields,
    });

  test('is a client of its partner, and confirms by the mailed link as of that house', async () => {
    const email = 'gus@example.com';
    const rosa = await makePartner();
    const answer = await rosa.register({ email }, 'es');
    assert.deepEqual([answer.statusCode, answer.json()], [201, { isRegistered: true }]);
    const [client] = await rosa.clients();
    assert.deepEqual(
      [client!.email, client!.state, client!.openHouse],
      [email, 'invited', 'Sunday'],
    );
    assert.deepEqual(await rosa.figures(), { came: 1, applications: 0 });
    assert.equal(await app.count('leads'), 0, 'the form makes no lead');
    const [mail, ...more] = await mailsTo(email);
    assert.deepEqual(more, []);
    assert.match(mail!.text, /visit=C3=B3 una casa con Rosa Diaz/, 'in the language of the form');
    const page = await app.get(mail!.path);
    assert.match(page.body, /After your visit with Rosa Diaz[\s\S]*you left at the open house/);
    const invitation = mail!.path.split('/')[2]!;
    const sent = await apply({ email, referralCode: rosa.referralCode, invitation });
    assert.equal(sent.statusCode, 303, sent.body);
    assert.equal((await rosa.clients())[0]!.state, 'confirmed');
    assert.deepEqual(await rosa.figures(), { came: 1, applications: 1 });
    const [lead] = await app.rows(
      `select l.source->>'utm_source' as source, r.link_id as "linkId" from leads l
         join referrals r on r.lead_id = l.id where l.email = $1`,
      [email],
    );
    assert.deepEqual(lead, { source: 'open-house', linkId: rosa.linkId });
    assert.equal((await rosa.register({ email })).statusCode, 201);
    assert.deepEqual(
      await rosa.figures(),
      { came: 1, applications: 1 },
      'a late repeat is nothing',
    );
    await mailsTo(email);
  });

  test('who chooses another partner in the end is none of that house', async () => {
    const email = 'elsewhere@example.com';
    const [rosa, omar] = [await makePartner(), await makePartner()];
    await rosa.register({ email });
    const [mail] = await mailsTo(email);
    const invitation = mail!.path.split('/')[2]!;
    await apply({ email, referralCode: omar.referralCode, invitation });
    const [lead] = await app.rows(
      `select l.source->>'utm_source' as source, r.affiliate_id = $2 as "isOmars",
           r.link_id as "linkId"
         from leads l join referrals r on r.lead_id = l.id where l.email = $1`,
      [email, omar.id],
    );
    assert.deepEqual(lead, { source: null, isOmars: true, linkId: null });
    assert.deepEqual((await rosa.clients())[0]!.state, 'invited');
  });

  test('sent again it is one guest and one email, and no one known reads another answer', async () => {
    const known = 'known@example.com';
    await app.apply({ email: known });
    const rosa = await makePartner();
    const answers = [
      await rosa.register({ email: known }),
      await rosa.register({ email: 'KNOWN+x@example.com' }),
      await rosa.register({ email: 'unknown@example.com' }),
    ];
    assert.deepEqual(
      new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size,
      1,
    );
    assert.equal((await rosa.clients()).length, 2);
    assert.deepEqual(await rosa.figures(), { came: 2, applications: 0 });
    await deliver();
    const got = server.received.splice(0).filter(({ unfolded }) => unfolded.includes('/confirm/'));
    assert.equal(got.length, 2);
  });

  test('one mailbox gets three such emails in a day, whoever types it', async () => {
    const email = 'often@example.com';
    for (let count = 0; count < 4; count += 1) {
      const { statusCode } = await (await makePartner()).register({ email });
      assert.equal(statusCode, 201);
    }
    assert.equal((await mailsTo(email)).length, 3);
  });

  test('guests do not take the places of clients by hand', async () => {
    const rosa = await makePartner();
    await app.database.query(
      `insert into client_invitations
           (affiliate_id, link_id, first_name, last_name, email, phone, language)
         select $1, $2, 'G', 'G', 'g' || n || '@example.com', '+15035550147', 'en'
         from generate_series(1, 300) n`,
      [rosa.id, rosa.linkId],
    );
    assert.equal((await rosa.register({ email: 'full@example.com' })).statusCode, 409);
    assert.equal((await rosa.byHand('hand@example.com')).statusCode, 201);
    const other = await rosa.openAnother();
    assert.equal((await other({ email: 'full@example.com' })).statusCode, 201, 'a link each');
  });

  test('the email leaves at once, and names a partner whom staff have reviewed alone', async () => {
    const rosa = await makePartner();
    const rename = (lastName: string, more = '') =>
      app.database.query(
        `update affiliates set ${more} last_name = $2, needs_review = true where id = $1`,
        [rosa.id, lastName],
      );
    await rename('Newname');
    await rosa.register({ email: 'renamed@example.com' });
    assert.match((await mailsTo('renamed@example.com'))[0]!.text, /open house with Rosa Diaz/);
    await rename('Newname', 'reviewed_first_name = null,');
    for (const [language, label] of [
      ['en', 'After the open house with a partner of ours: your link'],
      ['es', 'visita con un socio nuestro'],
      ['pt', 'visita com um parceiro nosso'],
    ] as const) {
      const email = `new.${language}@example.com`;
      await rosa.register({ email }, language);
      const [mail] = await mailsTo(email);
      assert.match(mail!.text, new RegExp(label));
      assert.doesNotMatch(mail!.text, /Newname/);
    }
  });

  test('is taken while the open house is on and a day longer, and by no other link', async () => {
    const email = 'late@example.com';
    const never = await makePartner({ isOn: false });
    assert.equal((await never.register({ email })).statusCode, 404, 'not begun');
    const rosa = await makePartner();
    for (const link of ['', 'monday', '../x']) {
      assert.equal((await rosa.register({ email, link })).statusCode, 404, link);
    }
    app.clock.set(new Date(Date.now() + 35 * 3_600_000));
    assert.equal((await rosa.register({ email })).statusCode, 201);
    app.clock.set(new Date(Date.now() + 37 * 3_600_000));
    const after = await rosa.register({ email: 'later@example.com' });
    app.clock.set(null);
    assert.equal(after.statusCode, 404);
  });

  test('a number that no network has is refused, and what only machines fill in is not stored', async () => {
    const rosa = await makePartner();
    const refused = await rosa.register({ email: 'a@example.com', phone: '(000) 555-0147' });
    assert.deepEqual([refused.statusCode, refused.json().errors[0].path], [400, 'phone']);
    await ok(rosa.register({ email: 'b@example.com', website: 'x' }), 201);
    assert.deepEqual(await rosa.clients(), []);
  });

  test('without a script the form posts itself, and says so where it is over', async () => {
    const email = 'still@example.com';
    const rosa = await makePartner();
    const address = `/open-house?lang=pt&ref=${rosa.referralCode}`;
    const sent = await app.postForm(`${address}&link=sunday`, {
      ...gus,
      email,
      website: '',
      language: 'pt',
    });
    assert.match(sent.body, /"welcomed":"sent"/);
    assert.match((await mailsTo(email))[0]!.text, /Voc=C3=AA visitou um im=C3=B3vel/);
    const over = await app.postForm(`${address}&link=monday`, { ...gus, email });
    assert.match(over.body, /"welcomed":"over"/);
    const wrong = await app.postForm(`${address}&link=sunday`, { ...gus, email: 'still' });
    assert.equal(wrong.statusCode, 422);
    assert.match(wrong.body, /"errors":\{"email"/);
    assert.equal((await rosa.clients()).length, 1);
  });
});
