import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

describe('the export of leads', async () => {
  const { app, staff } = await openOffice();
  await app.post(
    '/api/leads',
    makeLeadBody({
      firstName: '=HYPERLINK("http://evil.example","x")',
      lastName: 'Quoted "one", two',
    }),
  );
  // More than one batch, many of them at the same moment.
  await app.database.query(`
      insert into leads (first_name, last_name, email, phone, created_at, status)
      select 'Ñ', 'N' || n, 'n' || n || '@example.com', '(503) 555-0100',
        timestamptz '2026-01-01' - (n / 700) * interval '1 hour',
        case when n % 2 = 0 then 'Denied' else 'Closed' end
      from generate_series(1, 2500) n`);

  const listed =
    'id firstName lastName email phone state status qualified referralCode language toCheck date'.split(
      ' ',
    );
  const exported = async (query = '') => {
    const answer = await staff.get(`/api/admin/leads/export${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return {
      headers: answer.headers,
      lines: answer.body
        .replace(/^\ufeff/, '')
        .trimEnd()
        .split('\r\n'),
      body: answer.body,
    };
  };

  test('holds every lead of the list once, in its order', async () => {
    const { lines, headers, body } = await exported();
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(headers['content-disposition']), /leads-\d{4}-\d\d-\d\d\.csv/);
    assert.ok(body.startsWith('\ufeffid,firstName,lastName,email'), 'with its names first');
    const ids = lines.slice(1).map((line) => Number(line.split(',')[0]));
    const inOrder = await app.rows<{ id: number }>(
      'select id from leads order by created_at desc, id desc',
    );
    assert.deepEqual(
      ids,
      inOrder.map(({ id }) => id),
    );
  });

  test('is the list that was asked for: filters, order and columns', async () => {
    const { lines } = await exported(
      '?status=Denied&sort=lastName&direction=asc&page=7&hide=email,phone,id',
    );
    assert.equal(lines.length, 1251);
    assert.equal(
      lines[0],
      'id,firstName,lastName,state,status,qualified,referralCode,language,toCheck,date',
    );
    assert.match(lines[1]!, /,Ñ,N10,,Denied,no,,en,no,\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const added = await exported('?status=Denied&pageSize=1&show=waiting,price,verdict,shoeSize');
    assert.match(added.lines[0]!, /,toCheck,date,verdict,price,waiting$/);
    assert.match(added.lines[1]!, /,state credit homePrice,,no$/);
  });

  test('runs nothing in a spreadsheet, and loses no sign', async () => {
    const { lines } = await exported('?q=quoted');
    assert.match(
      lines[1]!,
      /,"'=HYPERLINK\(""http:\/\/evil\.example"",""x""\)","Quoted ""one"", two",/,
    );
  });

  test('a day that no calendar of the database has is refused before its first line', async () => {
    for (const query of ['from=0000-01-01', 'to=0000-12-31']) {
      const answer = await staff.get(`/api/admin/leads/export?${query}`);
      assert.equal(answer.statusCode, 400, query);
    }
  });

  test('is written down before its first line, without what was searched for', async () => {
    await exported('?q=secretive&state=TX&status=New');
    const [row] = await app.rows(
      `select actor_kind, after from audit_log where action = 'lead.export' order by id desc limit 1`,
    );
    assert.deepEqual(row, {
      actor_kind: 'staff',
      after: {
        page: 1,
        pageSize: 50,
        sort: 'createdAt',
        direction: 'desc',
        isSearch: true,
        status: 'New',
        filters: ['state'],
        columns: listed,
        total: 0,
      },
    });
    assert.equal((await app.get('/api/admin/leads/export')).statusCode, 401);
  });
});
