import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { languages } from '#core/domain/language.ts';
import { mailFacts, type MailKind, mailKinds, unsentKinds } from '#core/domain/mail/mail-kind.ts';
import { defaultTemplate } from '#server/features/mail/templates/find-template.ts';
import { renderTemplate } from '#server/features/mail/templates/render-template.ts';
import { variablesIn } from '#core/domain/mail/fill-template.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { applyAsBuyer } from '#server/testing/sessions/buyer.ts';
import { composePages } from './compose.ts';
import type { MailNeeds } from '#server/features/mail/email/send-mail.ts';
import { writerOf } from '#server/features/mail/email/kinds/mail-writers.ts';

type Job = Parameters<ReturnType<typeof writerOf>['write']>[1];

const pages = composePages(fakeSite((data) => `<p>${JSON.stringify(data)}</p>`));
const { app } = await freshMailApp({ pages });
const hostile = ['Your loan was DENIED!', 'today, call 1-900-555-0100 or evil.example'] as const;
const words = /DENIED|555-0100|evil\.example/;
const email = 'applied@example.com';
const token = 'a'.repeat(43);

const insert = async (sql: string, values: unknown[]) =>
  (await app.rows<{ id: number }>(`${sql} returning id::int`, values))[0]!.id;
const rename = (table: string, id: number, columns = ['first_name', 'last_name']) =>
  app.database.query(
    `update ${table} set ${columns.map((name, at) => `${name} = $${at + 2}`)}
    where id = $1`,
    [id, ...hostile],
  );

const staff = await app.signIn();
const partner = await makeAffiliate(staff);
const lead: number = (
  await app.post(
    '/api/leads',
    makeLeadBody({ email, referralCode: partner.referralCode, phone: '(503) 555-0188' }),
  )
).json().id;
const headers = { cookie: await affiliateCookie(app.database, partner.id) };
const link = (await app.post('/api/affiliate/links', { name: 'Sunday' }, headers)).json().id;
const invite = (linkId: number | null, hash: string) =>
  insert(
    `insert into client_invitations
         (affiliate_id, link_id, first_name, last_name, email, phone, language, token_hash)
       values ($1, $2, $3, $4, 'guest@example.com', '+15035550147', 'en', $5)`,
    [partner.id, linkId, ...hostile, hash],
  );
const invitations: { client: number; guest: number } = {
  client: await invite(null, 'a'),
  guest: await invite(link, 'b'),
};
const disputeId = await insert(
  `insert into credit_disputes (affiliate_id, lead_reference, reason, due_at, outcome, decision,
       decided_at) values ($1, 'SG-000001', 'Ours', now(), 'rejected', 'No', now())`,
  [partner.id],
);
const consent = await app.rows<{ id: number }>('select id::int from consent_records limit 1');
const watchId = await insert(
  `insert into near_miss_watches (email, language, credit_score, home_price, state, consent_id)
     values ('watch@example.com', 'en', 760, 500000, 'OR', $1)`,
  [consent[0]!.id],
);
const [invited, reset] = await Promise.all(
  ['invited', 'reset'].map((username) =>
    insert(
      `insert into admin_users (username, sign_in_name, email, first_name, last_name, role, password)
       values ($1::varchar, $1::varchar, $2, $3, $4, 'officer', $5)`,
      [username, `${username}@lender.example`, ...hostile, username === 'reset' ? 'x' : null],
    ),
  ),
);
const made: Readonly<Record<'disputeId' | 'watchId' | 'acceptance' | 'invited' | 'reset', number>> =
  {
    disputeId,
    watchId,
    acceptance: await insert(
      `insert into agreement_acceptances (affiliate_id, version, language, name, address)
     values ($1, 1, 'en', $2, '203.0.113.0')`,
      [partner.id, hostile.join(' ')],
    ),
    invited: invited!,
    reset: reset!,
  };
await rename('affiliates', partner.id);
await rename('leads', lead);
await app.database.query(
  `update leads set status = 'Follow Up', next_follow_up_at = '2026-12-01T15:00:00Z' where id = $1`,
  [lead],
);

/** What the job of each kind holds; a kind that is left out does not compile. */
const jobs: Record<Exclude<MailKind, 'eligibility'>, () => Partial<Job>> = {
  lead_notification: () => ({ recipient: 'desk@lender.example' }),
  lead_overdue: () => ({ payload: { leads: [{ id: lead, ownerId: null }] } }),
  application_received: () => ({ payload: { isMeant: true } }),
  affiliate_notification: () => ({ payload: { affiliateId: partner.id } }),
  milestone: () => ({ payload: { affiliateId: partner.id, milestone: 'contacted' } }),
  near_miss_changed: () => ({ payload: { watchId: made.watchId } }),
  client_invitation: () => ({ payload: { invitationId: invitations.client } }),
  guest_invitation: () => ({ payload: { invitationId: invitations.guest } }),
  negative_notice: () => ({ payload: { text: 'Notice', name: 'DENIED.call-evil.example now' } }),
  welcome: () => ({ payload: { affiliateId: partner.id } }),
  account_exists: () => ({ payload: { affiliateId: partner.id } }),
  password_reset: () => ({}),
  account_changed: () => ({ payload: { affiliateId: partner.id, change: 'email' } }),
  follow_up: () => ({}),
  follow_up_reminder: () => ({
    recipient: null,
    payload: { at: '2026-12-01T15:00:00.000Z', staffId: made.reset },
  }),
  buyer_link: () => ({}),
  confirm_email: () => ({ payload: { email } }),
  withdrawn: () => ({ payload: { isMeant: true, at: '2026-12-01T15:00:00Z' } }),
  promise_missed: () => ({ payload: { hours: 24, by: '2026-12-01' } }),
  erasure_declined: () => ({ payload: { askedAt: '2026-12-01T15:00:00Z', reason: 'The law' } }),
  erasure_asked: () => ({ payload: { askedAt: '2026-12-01T15:00:00Z' } }),
  commission_approved: () => ({ payload: earned() }),
  commission_paid: () => ({ payload: { ...earned(), payoutId: 1, paidOn: '2026-12-01' } }),
  commission_changed: () => ({ payload: { ...earned(), change: 'added', reason: 'Agreed' } }),
  dispute_decided: () => ({ payload: { disputeId: made.disputeId, affiliateId: partner.id } }),
  partner_tasks: () => ({ payload: { affiliateId: partner.id, occasion: 'asked' } }),
  agreement_accepted: () => ({ payload: { acceptanceId: made.acceptance } }),
  staff_invitation: () => ({
    recipient: 'invited@lender.example',
    payload: { staffId: made.invited },
  }),
  staff_reset: () => ({ recipient: 'reset@lender.example', payload: { staffId: made.reset } }),
};

function earned() {
  const clients = [{ leadId: lead, cents: 100, isCorrection: true }];
  return { affiliateId: partner.id, amountCents: 100, clients, clientCount: 1 };
}

/** A template that prints all that a kind of mail may name. */
function everything(kind: MailKind) {
  const all = mailFacts[kind].variables.map((name) => `{{${name}}}`);
  return { subject: all.join(' '), textContent: all.join('\n'), htmlContent: all.join('<br>') };
}

test('no kind of mail, in no language, carries a name that is none', async () => {
  await app.setTerm('sendsFollowUps', true);
  const { services } = app.app;
  const terms = {
    ...(await services.programme.currentTerms()),
    withheld: [],
    sendsFollowUps: true,
  };
  const mailer = { ...services.mailer, hasServer: true };
  const needs = { ...services, mailer } as unknown as MailNeeds;
  for (const kind of mailKinds.filter((one) => !unsentKinds.includes(one))) {
    if (kind === 'promise_missed') {
      await app.database.query(`update leads set status = 'New' where id = $1`, [lead]);
    }
    if (kind === 'commission_approved') {
      await app.database.query(
        `update referrals set status = 'approved', commission_amount = 1 where lead_id = $1`,
        [lead],
      );
    }
    for (const language of languages) {
      const common = { id: 0, kind, leadId: lead, recipient: partner.email, language };
      const job = { ...common, payload: {}, attempts: 1, createdAt: new Date() };
      const own = jobs[kind as keyof typeof jobs]();
      const reader = { terms, publicUrl: services.config.publicUrl, language };
      const mail = await writerOf(kind).write(needs, { ...job, ...own } as unknown as Job, reader);
      assert.ok('to' in mail, `${kind}: ${JSON.stringify(mail)}`);
      const sort = { kind, language };
      for (const template of [await defaultTemplate(kind, language), everything(kind)]) {
        const { subject, text, html } = await renderTemplate(template, mail.values, sort);
        assert.doesNotMatch(`${subject}\n${text}\n${html}`, words, `${kind} ${language}`);
        assert.deepEqual(variablesIn(subject), [], kind);
      }
      if (kind.endsWith('_invitation') && 'partnerName' in mail.values) {
        const label = { en: 'a partner of ours', es: 'un socio nuestro', pt: 'um parceiro nosso' };
        assert.equal(String(mail.values.partnerName).toLowerCase(), label[language], kind);
      }
    }
  }
});

test('no page and no call for visitors carries one either', async () => {
  const code = partner.referralCode;
  const headers = { cookie: `__Host-${await affiliateCookie(app.database, partner.id)}` };
  await app.database.query(
    `update client_invitations set token_hash = encode(sha256(convert_to($2, 'UTF8')), 'hex')
     where id = $1`,
    [invitations.guest, token],
  );
  const buyer = await applyAsBuyer(app, { referralCode: code, email: 'buyer@example.com' });
  await rename('leads', buyer.id);
  for (const language of languages) {
    const spoken = { 'accept-language': language };
    const shown = [
      await app.get(`/api/affiliate/${code}`, spoken),
      await app.post('/api/referral', { referralCode: code }, spoken),
      await app.get(`/${code}`, spoken),
      await app.get(`/open-house?ref=${code}&link=sunday&lang=${language}`),
      await app.get(`/confirm/${token}?lang=${language}`),
      await app.get(`/affiliate/flyer?lang=${language}`, headers),
      await app.get(`/affiliate/flyer?lang=${language}&kind=sign`, headers),
      await app.get(buyer.url, { ...spoken, cookie: buyer.cookie }),
    ];
    for (const { statusCode, body, raw } of shown) {
      assert.ok(statusCode < 400, `${raw.req.url} ${statusCode}`);
      assert.doesNotMatch(body, words, raw.req.url);
    }
    const [looked, , , , , flyer] = shown;
    const label = { en: 'a partner of ours', es: 'un socio nuestro', pt: 'um parceiro nosso' };
    assert.partialDeepStrictEqual(looked!.json(), { firstName: label[language], lastName: '' });
    assert.match(flyer!.body, new RegExp(label[language]));
  }
  const own = (await app.get(buyer.url, { cookie: buyer.cookie })).json<OwnPage>();
  assert.deepEqual([own.firstName, own.partner?.name], ['', 'a partner of ours']);
});
