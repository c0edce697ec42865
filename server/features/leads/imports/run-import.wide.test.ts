import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { fileForm } from '#server/testing/hero-files.ts';
import { purgeExpired } from '../../operations/retention/purge-expired.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const url = '/api/admin/imports';
const header = 'First name,Last name,Email,Phone,State,Home price,Electric bill,Credit';
const rowOf = (n: number, changes: { email?: string; phone?: string } = {}) => {
  const email = changes.email ?? `row.${n}@example.com`;
  const phone = changes.phone ?? `503555${String(n).padStart(4, '0')}`;
  return `Ana,Row ${n},${email},${phone},OR,425000,350,700-739`;
};
const fileOf = (count: number, from = 1) =>
  [header, ...Array.from({ length: count }, (_, n) => rowOf(from + n))].join('\r\n');

describe('an import', async () => {
  const { app, staff } = await openOffice();

  const upload = async (text: string, by: Client = staff, more: Record<string, string> = {}) => {
    const form = await fileForm('file', Buffer.from(text), 'leads.csv', 'text/csv', more);
    return by.send({ method: 'POST', url, ...form });
  };
  const check = (id: number, mapping: object, consentBasis = 'none') =>
    staff.put(`${url}/${id}`, { mapping, consentBasis });
  const ready = async (text: string, consentBasis = 'none') => {
    const { id, proposed } = await ok(upload(text), 201);
    const checked = await ok(check(id, proposed, consentBasis));
    return { id: id as number, checked: checked };
  };
  const run = (id: number) => staff.post(`${url}/${id}/run`);
  const undo = (id: number) => staff.post(`${url}/${id}/undo`);
  const imported = (id: number) =>
    app.rows('select * from leads where import_id = $1 and deleted_at is null', [id]);

  test('a row whose day of consent is later than a stop is seen by admins', async () => {
    const id = await app.apply({ email: 'late@example.com', phone: '(503) 555-8123' });
    const said = { channels: ['phone'], how: 'never call me again' };
    await ok(staff.post(`/api/admin/leads/${id}/stop`, said), 201);
    app.clock.set(new Date(Date.now() + 3 * 86_400_000));
    const on = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const [day, basis, count] of [
      [on, 'none', 0],
      ['', 'written', 0],
      [on, 'written', 1],
    ] as const) {
      const people = ['late@example.com,5035558123', 'other@example.com,5035558124'];
      const rows = people.map((person) => `Ana,Row,${person},${day}`);
      const text = ['First name,Last name,Email,Phone,Consent date', ...rows].join('\n');
      const { id: file } = await ready(text, basis);
      await ok(run(file));
      const marks = await app.rows(
        `select 1 from audit_log where action = 'consent.after_stop'
           and (after->>'importId')::int = ${file}`,
      );
      assert.equal(marks.length, count, `${day} ${basis}`);
    }
    app.clock.set(null);
  });

  test('who is not to be contacted by a later row of the file is not', async () => {
    const people = ['ana@t.example,5035558125,', 'ana@t.example,5035558125,Yes'];
    const text = ['Name,Email,Phone,Do Not Call', ...people.map((one) => `Ana Row,${one}`)];
    const { id, checked } = await ready(text.join('\n'), 'written');
    assert.deepEqual([checked.repeated, checked.stopped], [1, 1]);
    await ok(run(id));
    const [lead] = await imported(id);
    const { phone, sms, email } = await ok(staff.get(`/api/admin/leads/${lead!.id}/permission`));
    assert.deepEqual([phone.allowed, sms.allowed, email.allowed], [false, false, false]);
  });

  test('proposes, tells errors by line and people who are known, and changes nothing', async () => {
    await app.apply({ email: 'Known.One@example.com', phone: '(503) 555-7777' });
    const leads = await app.count('leads');
    const text = [
      header,
      rowOf(1),
      rowOf(2, { email: 'nobody' }),
      rowOf(3, { email: 'known.one@example.com' }),
      '',
      rowOf(4, { phone: '12' }),
      rowOf(5, { phone: '503-555-7777' }),
      rowOf(6, { email: 'ROW.1@example.com' }),
      rowOf(7, { email: 'nobody', phone: '' }),
    ].join('\n');
    const answer = await upload(text);
    const { columns, proposed, rows, encoding, samples } = answer.json();
    assert.deepEqual(columns, header.split(','));
    assert.deepEqual([rows, encoding, samples.length], [7, 'utf-8', 3]);
    assert.deepEqual(proposed, {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      propertyState: 'State',
      homePrice: 'Home price',
      electricBill: 'Electric bill',
      creditScore: 'Credit',
    });
    const { id, checked } = await ready(text);
    const opened = await ok(staff.get(`${url}/${id}`));
    const { headerLine, firstLines, ...uploaded } = answer.json();
    assert.deepEqual({ ...uploaded, id }, opened, 'to go on with later');
    assert.deepEqual([headerLine, firstLines[0].line], [1, 1]);
    const phone = 'Not a number that can be called: one abroad begins with + and its country';
    const email = 'Not an email address';
    assert.deepEqual(checked, {
      rows: 7,
      errors: [
        {
          line: 9,
          message: `Email: ${email} (“nobody”). An email address or a phone number is required`,
        },
      ],
      errorRows: 1,
      leftEmpty: [
        { line: 3, column: 'Email', value: 'nobody', message: email },
        { line: 6, column: 'Phone', value: '12', message: phone },
      ],
      leftEmptyValues: 2,
      unusedColumns: [],
      repeated: 0,
      duplicates: 3,
      stopped: 0,
    });
    assert.equal(await app.count('leads'), leads);
  });

  test('imports rows without an error: judged, unowned, without mail, clock, suspicion or consent', async () => {
    await app.database.query('delete from jobs; delete from sent_mails');
    const { id } = await ready(
      [header, rowOf(10), rowOf(11, { email: 'x', phone: '' }), rowOf(12)].join('\n'),
    );
    const { state, rows, imported: count, skipped, by } = await ok(run(id));
    assert.deepEqual([state, rows, count, skipped, by], ['done', 3, 2, 1, 'admin']);
    const leads = await imported(id);
    assert.equal(leads.length, 2);
    const [lead] = leads;
    assert.equal(lead!['is_qualified'], true);
    assert.ok(lead!['monthly_savings']);
    assert.equal(lead!['source_name'], 'import');
    assert.deepEqual(
      [lead!['owner_id'], lead!['first_response_at'], lead!['suspicion']],
      [null, null, []],
    );
    assert.equal(await app.count('jobs'), 0);
    const { consent, reach } = (await staff.get(`/api/admin/leads/${lead!['id']}`)).json();
    assert.equal(consent, null);
    assert.deepEqual(
      [reach.phone.allowed, reach.sms.allowed, reach.email.allowed],
      [false, false, false],
    );
    const queue = (await staff.get('/api/admin/queue')).json().items as {
      lead: { id: number };
    }[];
    assert.ok(leads.every((row) => !queue.some((call) => call.lead.id === row['id'])));
    const waiting = (await staff.get('/api/admin/leads?waiting=yes&pageSize=100')).json().items;
    assert.ok(
      waiting.length > 0 &&
        leads.every((row) => !waiting.some((one: { id: number }) => one.id === row['id'])),
    );
    assert.equal((await run(id)).statusCode, 409, 'once');
    assert.equal(await app.count('lead_import_rows where import_id = ' + id), 1, 'the refused one');
  });

  test('a basis of consent is kept as what the lender states', async () => {
    const { id } = await ready([header, rowOf(20)].join('\n'), 'written');
    await run(id);
    const [lead] = await imported(id);
    const { consent, reach } = (await staff.get(`/api/admin/leads/${lead!['id']}`)).json();
    assert.equal(consent.purpose, 'import');
    assert.match(consent.text, /^admin stated on import of “leads\.csv” .* written consent/);
    assert.equal(reach.email.allowed, true);
  });

  test('what a crash left is gone on with; two that press the button import each row once', async () => {
    const { id } = await ready(fileOf(1200, 2000));
    const { importBatch } = await import('./run-import.ts');
    const terms = await app.app.services.programme.currentTerms();
    const [account] = await app.rows<{ id: number }>('select id from admin_users limit 1');
    const context = {
      ...app.app.services,
      actor: { kind: 'staff', id: account!.id, role: 'admin' },
      ipAddress: '127.0.0.1',
      now: app.clock.now(),
    } as unknown as Parameters<typeof importBatch>[0];
    assert.equal(await importBatch(context, id, terms), true);
    const [half] = (await staff.get(url)).json().items;
    assert.deepEqual([half.state, half.imported], ['running', 500]);
    const answers = await Promise.all([run(id), run(id)]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    assert.equal(codes[0], 200);
    const leads = await imported(id);
    assert.equal(leads.length, 1200);
    assert.equal(new Set(leads.map(({ email }) => email)).size, 1200);
  });

  test('one undo deletes all of it, also when a crash cut it short', async () => {
    const { id } = await ready(fileOf(600, 5000));
    assert.equal((await undo(id)).statusCode, 409, 'nothing was imported');
    await run(id);
    const [first] = await imported(id);
    await staff.post('/api/notes', {
      leadId: first!['id'],
      content: 'Called',
      authorType: 'admin',
    });
    const before = (await staff.get('/api/admin/leads?pageSize=1')).json().total;
    const answer = await undo(id);
    assert.equal(answer.json().state, 'undone');
    assert.equal((await imported(id)).length, 0);
    assert.equal((await staff.get('/api/admin/leads?pageSize=1')).json().total, before - 600);
    assert.equal((await run(id)).statusCode, 409);
    await ok(staff.post(`/api/admin/leads/${first!['id']}/restore`));
    assert.equal((await undo(id)).statusCode, 200);
    assert.equal((await imported(id)).length, 0);
    const lines = await app.rows<{ after: { deleted: number } }>(
      `select after from audit_log where action = 'import.undo' and (after->>'importId')::int = $1`,
      [id],
    );
    assert.equal(
      lines.reduce((sum, { after }) => sum + after.deleted, 0),
      601,
    );
  });

  test('an undo leaves alone the lead behind which an application was merged', async () => {
    const { id } = await ready(fileOf(2, 7000));
    await run(id);
    const [first] = await imported(id);
    const phone = String(first!['phone']);
    const applied = await app.apply({ phone, email: 'applied.too@example.com' });
    const merge = { otherId: applied, fields: {} };
    const merged = await ok(staff.post(`/api/admin/leads/${first!['id']}/merge`, merge));
    assert.equal((await undo(id)).json().state, 'undone');
    const left = (await imported(id)).map((lead) => lead['id']);
    assert.deepEqual(left, [first!['id']]);
    assert.equal((await staff.post(`/api/admin/merges/${merged.mergeId}/undo`)).statusCode, 200);
    await undo(id);
    assert.deepEqual(await imported(id), []);
    assert.equal((await staff.get(`/api/admin/leads/${applied}`)).json().id, applied);
  });

  test('a file that was not imported is removed after a week, with its rows', async () => {
    const { id } = await ready(fileOf(3, 8000));
    const { id: used } = await ready(fileOf(1, 8100));
    await run(used);
    const purge = () => purgeExpired({ db: app.database, config: app.app.services.config });
    const rows = `lead_import_rows where import_id = ${id}`;
    await purge();
    assert.equal(await app.count(rows), 3);
    await app.database.query(`update lead_imports set created_at = now() - interval '8 days'`);
    await purge();
    assert.equal(await app.count(rows), 0);
    const left = await app.rows<{ id: number }>('select id from lead_imports');
    assert.ok(left.some((row) => row.id === used) && !left.some((row) => row.id === id));
  });

  test('a file is read again with another line for the names of its columns', async () => {
    const text = 'Who,How\nAna Lopez,ana.header@a.example\nBen Client,ben.header@a.example\n';
    const { id: first } = await ok(upload(text), 201);
    const again = { headerLine: '0', insteadOf: String(first) };
    const { id, columns, rows } = await ok(upload(text, staff, again), 201);
    assert.deepEqual([columns, rows], [['Column 1', 'Column 2'], 3]);
    assert.equal((await staff.get(`${url}/${first}`)).statusCode, 404);
    await ok(check(id, { name: 'Column 1', email: 'Column 2' }));
    assert.equal((await ok(run(id))).imported, 2);
    assert.equal((await upload(text, staff, again)).statusCode, 404);
    assert.equal((await upload(text, staff, { insteadOf: String(id) })).statusCode, 409);
    assert.equal((await upload(text, staff, { headerLine: '-1' })).statusCode, 400);
  });

  test('no half of an emoji is stored where a long text is cut', async () => {
    const half = `${'x'.repeat(99)}😀`;
    const text = `Name,Email,${half}\nAna,${half}\n`;
    const form = await fileForm('file', Buffer.from(text), `${half}${'x'.repeat(199)}`, 'text/csv');
    const { id, columns, proposed } = await ok(staff.send({ method: 'POST', url, ...form }), 201);
    assert.equal(columns[2], 'x'.repeat(99));
    assert.equal((await ok(check(id, proposed))).errorRows, 1);
  });

  test('an impossible mapping is refused in words', async () => {
    const { id, proposed } = (await upload(fileOf(1, 9000))).json();
    const refusals: [mapping: object, sentence: RegExp][] = [
      [{ ...proposed, email: 'E-Mail' }, /no column “E-Mail”/],
      [{ ...proposed, email: undefined, phone: undefined }, /Choose the columns/],
      [{ email: 'Email', phone: 'Phone' }, /Choose the columns/],
    ];
    for (const [mapping, sentence] of refusals) {
      const answer = await check(id, mapping);
      assert.equal(answer.statusCode, 400, answer.body);
      assert.match(answer.json().message, sentence);
    }
    assert.equal((await check(id, proposed, 'assumed')).statusCode, 400);
    assert.equal((await check(id, { ...proposed, password: 'Phone' })).statusCode, 400);
    assert.equal((await run(id)).statusCode, 409);
    assert.equal((await check(999_999, proposed)).statusCode, 404);
    assert.equal((await upload('no rows')).statusCode, 400);
  });
});
