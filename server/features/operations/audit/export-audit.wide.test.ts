import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { auditRow } from '#core/contract/operations/audit.ts';
import { readCsv } from '#server/outside/read-csv.ts';
import { openOffice } from '#server/testing/open-app.ts';

describe('the export of the audit log', async () => {
  const { app, staff } = await openOffice();
  const lead = await app.apply();
  await staff.put(`/api/admin/leads/${lead}`, { status: 'Contacted', firstName: '=Eve' });
  // More than one batch, many of one moment.
  await app.database.query(
    `insert into audit_log (actor_kind, actor_id, action, entity, entity_id, after, at)
         select 'affiliate', 7, 'affiliate.view', 'affiliate', n, to_jsonb('=1+' || n),
           timestamptz '2026-01-01 12:00Z' + (n / 700) * interval '1 day'
         from generate_series(1, 2500) n`,
  );

  const exported = async (query = '') => {
    const answer = await staff.get(`/api/admin/audit/export?${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    const { columns, rows } = await readCsv(Buffer.from(answer.body), 100_000);
    return rows.map(({ cells }) =>
      Object.fromEntries(columns.map((name, at) => [name, cells[at]!])),
    );
  };
  const newest = async () =>
    (
      await app.rows<{ after: object }>(
        `select after from audit_log where action = 'audit.export' order by id desc limit 1`,
      )
    )[0]!.after;

  test('holds each line once, newest first, with what the tab shows of it', async () => {
    const answer = await staff.get('/api/admin/audit/export');
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    assert.match(String(answer.headers['content-disposition']), /audit-\d{4}-\d\d-\d\d\.csv/);
    const lines = await exported();
    const inOrder = await app.rows<{ id: number }>(
      'select id from audit_log order by at desc, id desc',
    );
    assert.deepEqual(
      lines.map(({ id }) => Number(id)),
      inOrder.map(({ id }) => id),
    );
    const [onScreen] = (await staff.get('/api/admin/audit?action=lead.update')).json().items;
    const [line] = await exported('action=lead.update');
    assert.deepEqual(Object.keys(line!), Object.keys(auditRow.shape));
    assert.equal(line!['actorName'], 'admin');
    assert.equal(line!['entityId'], String(lead));
    for (const name of ['before', 'after']) {
      assert.deepEqual(JSON.parse(line![name]!), onScreen[name]);
    }
  });

  test('is narrowed like the tab, and runs nothing in a spreadsheet', async () => {
    const lines = await exported('actor=affiliate&from=2026-01-02&to=2026-01-02&direction=asc');
    assert.equal(lines.length, 700);
    assert.equal(lines[0]!['after'], '"=1+700"', 'JSON, which begins with a quotation mark');
    assert.equal((await exported('q=view&kind=viewed&actor=affiliate')).length, 2500);
    const refused = await staff.get('/api/admin/audit/export?from=2026-02-30');
    assert.equal(refused.statusCode, 400);
  });

  test('shows nothing of a lead that is sealed', async () => {
    const [before] = await exported('action=lead.update');
    assert.notEqual(before!['after'], '');
    await app.database.query('update leads set deleted_at = now(), sealed_at = now()');
    const [line] = await exported('action=lead.update');
    assert.deepEqual([line!['before'], line!['after']], ['', '']);
  });

  test('is written down before its first line, without what was typed', async () => {
    const narrowed = 'q=secretive&actor=staff&kind=changed&action=secret.thing&from=2026-01-01';
    const { body } = await staff.get(`/api/admin/audit/export?${narrowed}`);
    assert.equal(body, `\ufeff${Object.keys(auditRow.shape).join()}\r\n`, 'no line matches');
    assert.deepEqual(await newest(), {
      sort: 'at',
      direction: 'desc',
      actor: 'staff',
      kind: 'changed',
      from: '2026-01-01',
      isSearch: true,
    });
  });
});
