import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tableFacts } from '#server/db/facts/every-table.ts';
import type { Client } from '#server/testing/app.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { sendKeptMails } from '#server/testing/mail-server.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

/** The text in every text field of the lead. */
const mark = 'quillfeather';

/**
 * The tables with something personal and a reference to a lead that have no row of this one, and
 * why. A new one gets a row below, or a line here.
 */
const withoutRow = {
  loan_events: 'a digest and a status',
  personal_pages: 'pages of the person, which only an archive holds',
  interactions: 'pages and steps of a browser',
  referrals: 'sums of an affiliate, which only admins read',
  referral_handovers: 'numbers of affiliates',
  credit_disputes: 'what partners say of a credit, which officers do not read',
  applicant_mail_links: 'a digest',
  applicant_mail_choices: 'which mails are wanted',
};

/** Queries without which some calls are refused before they look for the lead. */
const queries: Readonly<Record<string, (leadId: number) => string>> = {
  '/api/admin/leads/rows': (leadId) => `ids=${leadId}`,
  '/api/admin/consent-wordings': () => 'purpose=spoken',
  '/api/admin/leads/neighbours': (leadId) => `of=${leadId + 1}&side=behind`,
};

/** Bodies without which calls about one lead, in path or body, are refused before they look for it. */
const bodies: Readonly<Record<string, (own: { id: number; leadId: number }) => object>> = {
  '/api/admin/leads/:id/owner': ({ id }) => ({ ownerId: id }),
  '/api/admin/leads/:id/merge': ({ leadId }) => ({ otherId: leadId, fields: {} }),
  '/api/admin/leads/:id/calls': () => ({ outcome: 'reached' }),
  '/api/admin/leads/:id/loan-status': () => ({
    eventId: 'a',
    status: 'Approved',
    at: new Date().toISOString(),
  }),
  '/api/admin/leads/:id/closing': () => ({ price: 400_000, on: '2026-01-02' }),
  '/api/admin/leads/:id/messages': () => ({ channel: 'sms' }),
  '/api/admin/leads/:id/claim': () => ({ channel: 'phone' }),
  '/api/admin/email-templates/preview': () => ({
    templateType: 'follow_up',
    htmlContent: '<p>Hello</p>',
  }),
  '/api/admin/leads/:id/follow-up': () => ({ at: new Date(Date.now() + 3_600_000).toISOString() }),
};

describe("a loan officer and a colleague's lead", async () => {
  let officer: Client;
  const app = await openApp();
  officer = await app.signIn();
  const application = makeLeadBody({
    firstName: mark,
    lastName: mark,
    email: `${mark}@example.com`,
  });
  const leadId: number = (await app.post('/api/leads', application)).json().id;
  const content = `Called ${mark}.`;
  await officer.post('/api/notes', { leadId, content, authorType: 'admin' });
  const stop = { channels: ['sms'], how: 'phone', note: mark };
  await ok(officer.post(`/api/admin/leads/${leadId}/stop`, stop), 201);
  const called = { outcome: 'voicemail', note: mark, override: mark };
  await ok(officer.post(`/api/admin/leads/${leadId}/calls`, called), 201);
  const nextStep = { at: new Date(Date.now() + 3_600_000).toISOString(), note: mark };
  await ok(officer.put(`/api/admin/leads/${leadId}/follow-up`, nextStep));
  await officer.post('/api/admin/leads/bulk', {
    key: 'a-key-of-this-test',
    kind: 'status',
    status: 'Contacted',
    leads: [{ id: leadId, status: 'New' }],
  });
  await sendKeptMails(app);
  await giveToFirstAdmin(app);
  officer = await makeStaff(app, { role: 'officer' });

  const hanging = await app.rows<{ table: string }>(
    `select table_name as table
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_name = 'lead_id' and table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const rowsIn = (table: string) =>
    app.rows(`select to_jsonb(t) as row from ${table} t where lead_id = ${leadId} order by 1`);

  test('every table that can say something of it has a row here, or a reason to have none', async () => {
    const empty: string[] = [];
    for (const { table } of hanging) {
      if ('personal' in tableFacts[table]! && (await rowsIn(table)).length === 0) {
        empty.push(table);
      }
    }
    assert.deepEqual(empty.toSorted(), Object.keys(withoutRow).toSorted());
  });

  test('no call reads it', async () => {
    for (const { method, path, access } of app.app.routeSettings.entries) {
      if (method !== 'GET' || access === 'public' || access === 'affiliate') {
        continue;
      }
      const url = `${path.replace(/:\w+/g, String(leadId))}?${queries[path]?.(leadId) ?? ''}`;
      const answer = await officer.get(url);
      assert.ok([200, 403, 404].includes(answer.statusCode), `${url}: ${answer.body}`);
      assert.doesNotMatch(answer.body, new RegExp(mark, 'i'), url);
    }
    const mails = await app.rows<{ id: number }>(
      'select id from all_mails where lead_id is not null',
    );
    for (const { id } of mails) {
      const answer = await officer.get(`/api/admin/sent-mails/${id}`);
      assert.doesNotMatch(answer.body, new RegExp(mark, 'i'), `mail ${id}`);
    }
  });

  test('no call changes it or sends its mails again', async () => {
    const rowsOfLead = async () => {
      const rows: unknown[] = [
        await app.rows(`select to_jsonb(l) - 'search' as row from leads l where id = ${leadId}`),
      ];
      for (const { table } of hanging) {
        rows.push(await rowsIn(table));
      }
      return rows;
    };
    const untouched = await rowsOfLead();
    const lead = { leadId, leads: [{ id: leadId, status: 'Contacted' }], ids: [leadId] };
    const payload = {
      ...lead,
      key: 'another-key-of-this-test',
      kind: 'status',
      status: 'Denied',
      content: 'Said by a stranger',
      authorType: 'admin',
      reason: 'Because',
      lastName: 'Stolen',
      isWithheldMeant: true,
      channels: ['email'],
      how: 'phone',
      subject: 'Hello',
      text: 'From a stranger',
      override: 'Because',
      answer: 'hand_over',
      words: '1',
      affiliateId: null,
      seenAffiliateId: null,
    };
    const mails = await app.rows<{ id: number }>(
      'select id from all_mails where lead_id is not null',
    );
    const { id: officerId } = (await officer.get('/api/admin/session')).json();
    const own = { id: officerId, leadId: await app.apply() };
    let calls = 0;
    for (const { method, path, access, body: asked } of app.app.routeSettings.entries) {
      if (method === 'GET' || access === 'public' || path.endsWith('/logout')) {
        continue;
      }
      const { shape = {} } = (asked ?? {}) as { shape?: object };
      const ids = path.includes('/sent-mails/') ? mails.map(({ id }) => id) : [leadId];
      for (const id of ids) {
        const url = path.replace(/:\w+/g, String(id));
        const body = { ...payload, ...bodies[path]?.(own) };
        const answer = await officer.send({ method, url, payload: body });
        const isOfLead = path.startsWith('/api/admin/leads/:id') || 'leadId' in shape;
        const said = `${method} ${url}: ${answer.body}`;
        assert.ok(
          isOfLead ? [403, 404].includes(answer.statusCode) : answer.statusCode < 500,
          said,
        );
        calls += 1;
      }
    }
    assert.ok(calls > 40, String(calls));
    const merge = { otherId: leadId, fields: {} };
    const into = await officer.post(`/api/admin/leads/${own.leadId}/merge`, merge);
    assert.equal(into.statusCode, 404, 'nor becomes it part of an own one');
    assert.deepEqual(await rowsOfLead(), untouched);
  });

  test('once it is deleted, only lists of what was deleted, done and sent say something of it', async () => {
    const admin = await app.signIn();
    await ok(admin.send({ method: 'DELETE', url: `/api/admin/leads/${leadId}` }));
    const telling: string[] = [];
    for (const { method, path, access } of app.app.routeSettings.entries) {
      if (method !== 'GET' || access === 'public' || access === 'affiliate' || path.includes(':')) {
        continue;
      }
      const answer = await admin.get(`${path}?${queries[path]?.(leadId) ?? ''}`);
      if (new RegExp(`${mark}|"leadId":${leadId}\\b`, 'i').test(answer.body)) {
        telling.push(path);
      }
    }
    assert.deepEqual(telling.toSorted(), [
      '/api/admin/audit',
      '/api/admin/audit/export',
      '/api/admin/leads/bulk/undoable',
      '/api/admin/leads/deleted',
      '/api/admin/sent-mails',
    ]);
  });
});
