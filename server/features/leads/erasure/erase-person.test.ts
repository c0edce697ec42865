import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import {
  leaveTraces,
  ok,
  person,
  personalWords,
} from '#server/testing/erasure/person-with-traces.ts';
import { agreed, noticePath, visitorOfNotices } from '#server/testing/sessions/notices.ts';
import { keptMails } from '#server/testing/mail-server.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { eraseDue } from './erase-due.ts';
import { fieldsOf, openOffice } from '#server/testing/open-app.ts';

describe('erasing a person', async () => {
  /** Every row of every table as text, and what emails say. */
  const dump = async () => {
    const tables = await app.rows<{ name: string }>(
      `select table_name as name from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const rows = await app.rows<{ line: string }>(`select t::text as line from ${name} t`);
      lines.push(...rows.map(({ line }) => `${name}: ${line.toLowerCase()}`));
    }
    const mails = await keptMails(app);
    return [...lines, ...mails.map((mail) => JSON.stringify(mail).toLowerCase())];
  };
  const found = async () => {
    const lines = await dump();
    return personalWords.flatMap((word) => lines.filter((line) => line.includes(word)));
  };
  /** Sums that must be equal before and after. */
  const sums = async () => {
    const report = await ok(staff.get('/api/admin/reports/leads'));
    const stats = await ok(staff.get('/api/admin/dashboard/stats'));
    const { asOf: _reported, ...figures } = report;
    const { asOf: _counted, ...totals } = stats;
    return {
      figures,
      totals,
      affiliate: await ok(staff.get(`/api/admin/affiliates/${affiliate.id}`)),
      ledger: await app.rows(
        'select id, referral_id, affiliate_id, kind, amount_cents, basis from commission_ledger order by id',
      ),
      payouts: await app.rows('select * from payout_items order by referral_id'),
      visits: await app.rows(
        `select count(*) as steps, count(distinct session_id) as sessions from interactions`,
      ),
      touches: await app.rows(
        'select affiliate_id, count(distinct session_id) as n from attribution_touches group by 1',
      ),
      due: await office.due(affiliate.id),
    };
  };
  const forget = () => {
    app.app.services.figures.leads.forget();
    app.app.services.figures.traffic.forget();
  };

  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  const affiliate = await makeAffiliate(staff);
  const rita = await app.signInAffiliate(affiliate);
  const leadId: number = await leaveTraces(app, { staff, partner: rita, affiliate });

  test('what is searched for is there before', async () => {
    const lines = await dump();
    for (const word of personalWords) {
      assert.ok(
        lines.some((line) => line.includes(word)),
        word,
      );
    }
  });

  test('a reason that names the person is refused, and who may not erase is', async () => {
    for (const reason of [
      'Quillana asked',
      'wrote from q.featherby+home@gmail.com',
      '512 555 7301',
    ]) {
      const answer = await staff.post(`/api/admin/leads/${leadId}/erase`, { reason });
      assert.equal(answer.statusCode, 400, reason);
      assert.match(answer.json().message, /out of the reason/);
    }
  });

  test('an officer may not, and a preview says what and when', async () => {
    const officer = await makeStaff(app, { role: 'officer' });
    const refused = await officer.post(`/api/admin/leads/${leadId}/erase`, { reason: 'Asked' });
    assert.equal(refused.statusCode, 403);
    const answer = await ok(staff.get(`/api/admin/leads/${leadId}/erasure`));
    assert.deepEqual([answer.leadIds, answer.otherIds], [[leadId], []]);
    assert.match(answer.eraseOn, /^20\d\d-\d\d-\d\d$/);
  });

  test('a judged application is sealed: no call finds it, and no sum changes', async () => {
    const untouched = await sums();
    const { receipt } = await ok(
      staff.post(`/api/admin/leads/${leadId}/erase`, { reason: 'Asked by telephone' }),
    );
    assert.equal(receipt.erasedAt, null);
    assert.equal(receipt.requestedBy, 'admin');
    forget();
    assert.deepEqual(await sums(), untouched);
    const jobs = await app.rows<{ id: number }>('select id from all_mails');
    const [referral] = await app.rows<{ id: number }>('select id from referrals');
    const ids = [leadId, affiliate.id, referral!.id, ...jobs.map(({ id }) => id)];
    const queries: Record<string, string> = {
      '/api/admin/leads': 'q=featherby',
      '/api/admin/leads/rows': `ids=${leadId}`,
      '/api/admin/leads/deleted': 'q=featherby',
      '/api/admin/leads/neighbours': `of=${leadId + 1}&side=behind`,
    };
    let calls = 0;
    for (const { method, path, access } of app.app.routeSettings.entries) {
      if (method !== 'GET' || access === 'public') {
        continue;
      }
      for (const client of [staff, rita]) {
        for (const id of path.includes(':id') ? new Set(ids) : [leadId]) {
          const url = `${path.replace(/:\w+/g, String(id))}?${queries[path] ?? ''}`;
          const { body } = await client.get(url);
          assert.doesNotMatch(body, /quillana|featherby|oldfeather|larkspur|5557301/i, url);
          calls += 1;
        }
      }
    }
    assert.ok(calls > 200, String(calls));
    for (const [method, url] of [
      ['GET', `/api/admin/leads/${leadId}`],
      ['DELETE', `/api/admin/leads/${leadId}`],
      ['POST', `/api/admin/leads/${leadId}/restore`],
      ['GET', `/api/admin/leads/${leadId}/erasure`],
    ] as const) {
      assert.equal((await staff.send({ method, url })).statusCode, 404, `${method} ${url}`);
    }
    const again = await staff.post(`/api/admin/leads/${leadId}/erase`, { reason: 'Again' });
    assert.equal(again.statusCode, 404);
  });

  test('before its day nothing more goes; then a dump holds nothing of the person', async () => {
    const services = app.app.services;
    await eraseDue(services);
    assert.notDeepEqual(await found(), []);
    forget();
    const untouched = await sums();
    const { eraseOn } = await ok(staff.get('/api/admin/erasures/1'));
    const day = new Date(`${eraseOn}T18:00:00Z`);
    app.clock.set(new Date(day.getTime() - 86_400_000));
    await eraseDue(services);
    assert.notDeepEqual(await found(), []);
    app.clock.set(day);
    await eraseDue(services);
    app.clock.set(null);
    assert.deepEqual(await found(), []);
    forget();
    assert.deepEqual(await sums(), untouched);
    await app.setTerm('homeOfficeAddress', '1 Grant Street, Portland, OR 97201');
    const receipt = await ok(staff.get('/api/admin/erasures/1'));
    const { lenderName: name } = await app.app.services.programme.currentTerms();
    const imprint = '1 Grant Street, Portland, OR 97201';
    assert.deepEqual(receipt.lender, { name, imprint });
    assert.equal(receipt.erasedAt, day.toISOString());
    const counted = Object.fromEntries(
      receipt.erased.map(({ kind, rows }: { kind: string; rows: number }) => [kind, rows]),
    );
    assert.deepEqual([counted.checks, counted.calculations], [4, 1]);
    const [erasure] = await app.rows<{ rows: Record<string, number> }>(
      'select erased_rows as rows from erasures where id = 1',
    );
    const sum = (rows: Record<string, number>) => Object.values(rows).reduce((a, b) => a + b);
    assert.equal(sum(counted), sum(erasure!.rows), 'each row counts once');
    await office.assertSumsHold();
  });

  test('outside its door no proof changes afterwards either', async () => {
    for (const statement of [
      `update audit_log set before = null`,
      `update consent_records set ip_address = ''`,
      `delete from audit_log`,
      `update leads set deleted_at = null where sealed_at is not null`,
    ]) {
      await assert.rejects(app.database.query(statement), { code: /^23/ }, statement);
    }
  });

  test('who was never judged is erased at once', async () => {
    const own = { firstName: 'Quillana', phone: '(512) 555-7301', email: 'q@featherby.example' };
    const id = await app.apply(own);
    await app.database.query(
      'update leads set home_price = null, credit_score = null where id = $1',
      [id],
    );
    const { receipt } = await ok(staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked' }));
    assert.equal(receipt.eraseOn, null);
    assert.notEqual(receipt.erasedAt, null);
    assert.deepEqual(await found(), []);
  });

  test('a notice that another person sent to this mailbox stays theirs, without it', async () => {
    const check = await visitorOfNotices(app);
    const { notice } = await check({ name: 'Bo Diaz', mobileNumber: '(503) 555-0155' });
    const email = 'quarantine@example.com';
    const sent = await app.post(noticePath, { token: notice.token, ...agreed, email });
    assert.equal(sent.statusCode, 200, sent.body);
    const id = await app.apply({ email });
    await ok(staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked' }));
    const stored = () =>
      app.rows(`select email, text from negative_notices where name = 'Bo Diaz'`);
    assert.deepEqual(await stored(), [{ email, text: notice.text }], 'not before its day');
    const [{ day }] = (await app.rows('select max(erase_on)::text as day from erasures')) as [
      { day: string },
    ];
    app.clock.set(new Date(`${day}T18:00:00Z`));
    await eraseDue(app.app.services);
    app.clock.set(null);
    assert.deepEqual(await stored(), [{ email: null, text: notice.text }]);
  });

  test('why staff set their notice aside goes with it, in the audit log as well', async () => {
    const own = { firstName: 'Odalys', phone: '(512) 555-7302', email: 'o@featherby.example' };
    const asked = { name: 'Odalys Prior', mobileNumber: own.phone, sessionId: 'odalys-visit' };
    const check = await visitorOfNotices(app);
    await check(asked);
    await check({ ...asked, creditScore: 700 });
    const [{ id: notice }] = (await app.rows(
      `select id from negative_notices where name = 'Odalys Prior'`,
    )) as [{ id: number }];
    const reason = 'Odalys called: she is approved';
    await ok(staff.post(`/api/admin/notices/${notice}/set-aside`, { reason }));
    const kept = async () => (await dump()).filter((line) => line.includes('odalys called'));
    assert.equal((await kept()).length, 2, 'the notice and the line of the log');
    const id = await app.apply(own);
    await ok(staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked' }));
    const [{ day }] = (await app.rows('select max(erase_on)::text as day from erasures')) as [
      { day: string },
    ];
    app.clock.set(new Date(`${day}T18:00:00Z`));
    await eraseDue(app.app.services);
    app.clock.set(null);
    assert.deepEqual(await kept(), []);
  });

  test('its number and mailbox are not contacted, in any lead, until a newer consent', async () => {
    const consentless = { consentVersion: undefined, email: 'neighbour@example.com' };
    const neighbour = await app.apply({ phone: person.phone, ...consentless });
    const { reach } = await ok(staff.get(`/api/admin/leads/${neighbour}`));
    const stopped = [false, 'said stop: asked to be erased'];
    assert.deepEqual(fieldsOf([reach.phone, reach.sms], 'allowed', 'reason'), [stopped, stopped]);
    const spelt = await app.apply({ ...consentless, email: 'qfeatherby@gmail.com' });
    assert.match((await ok(staff.get(`/api/admin/leads/${spelt}`))).reach.email.reason, /erased/);
    const other = await app.apply({ phone: person.phone });
    const anew = await ok(staff.get(`/api/admin/leads/${other}`));
    assert.equal(anew.reach.phone.allowed, true);
    const preview = await ok(staff.get(`/api/admin/leads/${neighbour}/erasure`));
    assert.deepEqual([preview.leadIds, preview.otherIds], [[neighbour], [other]]);
  });
});
