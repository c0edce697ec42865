import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { nearMissConsentVersion, noticeConsentVersion } from '#core/domain/permission/consent.ts';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { mailJobs } from '#server/features/mail/email/mail-jobs.ts';
import { sha256 } from '#server/outside/ids.ts';
import { noMailer } from '#server/outside/mail.ts';
import type { Client, FreshApp } from '../app.ts';
import { byCounsel, commissionOffice } from '../commission-office.ts';
import { makeAffiliate, makeLeadBody } from '../factories.ts';
import { sendKeptMails } from '../mail-server.ts';

// Words that occur nowhere else.
export const person = {
  firstName: 'Quillana',
  lastName: 'Featherby',
  email: 'q.featherby+home@gmail.com',
  phone: '(512) 555-7301',
  currentAddress: '77 Larkspur Hollow, Austin, TX 78701',
};
const earlier = { lastName: 'Oldfeather', email: 'oldquill@example.com', phone: '(512) 555-7309' };
const sessionId = 'session-of-quillana-0001';
const address = '203.0.113.77';
const loanEvent = 'QF-77-LOAN/1';

/** The person's data in a dump. */
export const personalWords = [
  'quillana',
  'featherby',
  'oldfeather',
  'qfeatherby@gmail.com',
  'aunt@elsewhere.example',
  'oldquill',
  '555-7301',
  '5557301',
  '555-7309',
  'larkspur',
  sessionId,
  address,
  'sings in the choir',
  'her sister is',
  'quill-campaign-click',
  'qf-77-loan',
  sha256(loanEvent),
];

/** The answer of a call, which must not be refused. */
export async function ok(call: Promise<LightMyRequestResponse>) {
  const { statusCode, body } = await call;
  assert.ok(statusCode < 300, body);
  return body === '' ? null : JSON.parse(body);
}

interface Office {
  staff: Client;
  partner: Client;
  affiliate: Awaited<ReturnType<typeof makeAffiliate>>;
}

/** A person who left every trace that a person can leave here; returns the number of the lead. */
export async function leaveTraces(
  app: FreshApp,
  { staff, partner, affiliate }: Office,
): Promise<number> {
  const office = commissionOffice(app, staff);
  const send = (url: string, payload: object) =>
    app.send({ method: 'POST', url, payload, remoteAddress: address });
  // A visitor arrives by a partner's link, calculates, checks and applies.
  const step = { sessionId, page: '/', action: 'page_view' };
  await ok(send('/api/track-interaction', { ...step, data: { ref: affiliate.referralCode } }));
  const asked = { homePrice: 500_000, electricBill: 350, creditScore: '700-739' };
  await ok(send('/api/calculate-savings', { ...asked, propertyState: 'TX', sessionId }));
  await ok(
    send('/api/check-eligibility', {
      name: `${person.firstName} ${earlier.lastName}`,
      mobileNumber: earlier.phone,
      creditScore: 700,
      state: 'TX',
      homePrice: 500_000,
      firstTimeHomebuyer: true,
      sessionId,
      consentTicked: 'preset',
      consentVersion: makeLeadBody().consentVersion,
    }),
  );
  // An answer that was no, with its notice by email.
  await app.setTerm('creditAgency', 'Federal Trade Commission, Washington, DC 20580');
  await app.setTerm('negativeAnswer', 'notice');
  const { notice } = await ok(
    send('/api/check-eligibility', {
      name: `${person.firstName} ${earlier.lastName}`,
      mobileNumber: earlier.phone,
      creditScore: 300,
      state: 'TX',
      homePrice: 500_000,
      firstTimeHomebuyer: true,
      sessionId,
    }),
  );
  await ok(
    send('/api/check-eligibility/notice', {
      token: notice.token,
      agrees: true,
      // Of a relative: it is no mailbox of the application.
      email: 'aunt@elsewhere.example',
      consentVersion: noticeConsentVersion,
      consentTicked: 'person',
    }),
  );
  await app.setTerm('negativeAnswer', 'information');
  await ok(
    send('/api/near-miss/watch', {
      email: person.email,
      creditScore: 560,
      state: 'TX',
      homePrice: 500_000,
      consentVersion: nearMissConsentVersion,
    }),
  );
  const body = makeLeadBody({
    ...person,
    ...earlier,
    sessionId,
    referralCode: affiliate.referralCode,
    source: { utm_source: 'Newsletter', gclid: 'quill-campaign-click' },
  });
  const leadId: number = (await ok(send('/api/leads', body))).id;
  const url = `/api/admin/leads/${leadId}`;
  await sendKeptMails(app);
  const { lastName, email, phone } = person;
  await ok(staff.put(url, { lastName, email, phone, loanNumber: 'QF-77-LOAN' }));
  // Credited to a colleague, and back.
  const other = await makeAffiliate(staff);
  for (const [to, from] of [
    [other, affiliate],
    [affiliate, other],
  ] as const) {
    await ok(
      staff.post(`${url}/credit`, {
        affiliateId: to.id,
        seenAffiliateId: from.id,
        reason: 'Featherby asked for it',
      }),
    );
  }
  const note = { leadId, authorType: 'admin', content: 'Quillana sings in the choir' };
  await ok(staff.post('/api/notes', note));
  await ok(partner.post('/api/notes', { leadId, content: 'her sister is a client of mine' }));
  await ok(staff.post(`${url}/stop`, { channels: ['phone', 'email'], how: 'Quillana called' }));
  await ok(
    office.bulk({ kind: 'status', status: 'Qualified', leads: [{ id: leadId, status: 'New' }] }),
  );
  await ok(office.remove(leadId));
  await ok(office.restore(leadId));
  await ok(staff.put(url, { status: 'Closed Won' }));
  const loanStatus = { eventId: loanEvent, status: 'Closed Won', at: '2026-10-01T12:00:00Z' };
  await ok(staff.post(`${url}/loan-status`, loanStatus));
  // The answers of the lender's programs to webhooks.
  await app.database.query(
    `with hook as (
       insert into webhooks (url, events, secret, paused_at, pause_reason)
       values ('https://hooks.lender.example/x', '{}', '', now(), 'hand') returning id
     )
     insert into jobs (kind, webhook_id, payload, status, server_answer)
     select 'webhook', id, jsonb_build_object('type', type, 'data', data), 'done',
       'Saved Quillana Featherby'
     from hook, (values
       ('lead.updated', '{"id": ${leadId}, "fields": ["phone"]}'::jsonb),
       ('referral.credited', '{"id": 1, "leadId": ${leadId}, "affiliateId": 1}')
     ) as told (type, data)`,
  );
  await office.confirmBasis(true);
  const [referralId] = await office.approve(leadId);
  const { totalCents } = await office.due(affiliate.id);
  await ok(office.pay(affiliate.id, totalCents));
  await app.database.query(
    `insert into saved_views (owner_id, name, query) select min(id), one, one from admin_users,
       unnest(array['q=Quillana+Featherby', 'q=featherby%2C+Quillana', 'loanNumber=QF-77-Loan']) one group by one`,
  );
  await ok(
    staff.post(`/api/admin/commissions/${referralId}/adjustments`, {
      key: office.newKey(),
      amountCents: 100,
      reason: 'Featherby closed higher',
      override: { name: byCounsel.name },
    }),
  );
  await runDueJobs(app.database, mailJobs({ ...app.app.services, mailer: noMailer }));
  await ok(
    staff.post(`${url}/calls`, {
      outcome: 'voicemail',
      note: 'Her sister is in',
      override: 'Quillana',
    }),
  );
  await app.database.query(
    `insert into lead_imports (staff_id, file_name, encoding, columns, row_count)
     select min(id), 'list.csv', 'utf-8', '[]', 1 from admin_users;
     insert into lead_import_rows select id, 1, '["Quillana", "(512) 555-7301"]' from lead_imports`,
  );
  await app.database.query(
    `insert into applicant_mail_links (lead_id) values (${leadId}) on conflict do nothing;
     insert into applicant_mail_choices (lead_id, mailbox, wants_follow_ups, via, ip_address)
     values (${leadId}, 'qfeatherby@gmail.com', false, 'page', '${address}');
     insert into jobs (kind, recipient, status) values ('template_test', 'qfeatherby@gmail.com', 'done');
     insert into audit_log (actor_kind, action, entity, after)
     values ('staff', 'template.test', 'email_template', '{"testEmail": "qfeatherby@gmail.com"}')`,
  );
  return leadId;
}
