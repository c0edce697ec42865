import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allExportColumns } from '#core/contract/leads/export-columns.ts';
import { campaignNames } from '#core/domain/leads/lead-source.ts';
import { readCsv } from '#server/outside/read-csv.ts';
import { leaveTraces, ok } from '#server/testing/erasure/person-with-traces.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

/** A value of the API as a cell; a formula is preceded by an apostrophe. */
function asCell(value: unknown): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return /^[=+@\t\r\uff1d-]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
}

describe('the export with columns by name', async () => {
  const { app, staff } = await openOffice({
    config: { loanSystemUrl: 'https://loans.example.com/{number}' },
  });
  const affiliate = await makeAffiliate(staff, { company: '-Homes & Sons' });
  const partner = await app.signInAffiliate(affiliate);
  const traced = await leaveTraces(app, { staff, partner, affiliate });
  const merged = await app.apply({ email: 'twice@example.com', consentTicked: 'none' });
  const again = await app.apply({ email: 'twice@example.com' });
  await ok(staff.post(`/api/admin/leads/${again}/merge`, { otherId: merged, fields: {} }));
  await app.database.query(
    `update leads set owner_id = 1, next_follow_up_at = now(), next_follow_up_note = '@later',
           next_follow_up_by = 1, solar_cost = null, savings_amount = 4000,
           closing_price = 412345, closed_on = '2026-01-02' where id = $1`,
    [traced],
  );
  // Stopped by another application of the same person, and agreed again since.
  const stopped = await app.apply({ phone: '(503) 555-0177', email: 'Stop.Me@gmail.com' });
  const stop = { channels: ['phone', 'email'], how: '=by phone' };
  await ok(staff.post(`/api/admin/leads/${stopped}/stop`, stop));
  await app.apply({ phone: '(503) 555-0177', email: 'stop.me@gmail.com' });
  await app.apply({ phone: '(503) 555-0177', email: 'stopme@gmail.com' });
  await app.apply({
    firstName: '=HYPERLINK("http://evil.example")',
    currentAddress: '@SUM(1)',
    contactMethod: 'email',
    source: Object.fromEntries([
      ...campaignNames.map((name) => [name, `+${name}`]),
      ['referrer', '\uff1d1'],
    ]),
    transactionType: '\t=buy',
    creditScore: 'Below 580',
    pageUrl: '@/apply',
  });
  const typed = await app.apply({ referralCode: affiliate.referralCode });
  await ok(staff.post(`/api/admin/leads/${typed}/calls`, { outcome: 'reached', override: 'x' }));
  await app.database.query(
    `update referrals set attribution = attribution ||
           '{"review": "+two links", "choice": {"code": "=ONE", "isLive": false}}'
         where lead_id = $1`,
    [typed],
  );
  await app.database.query(
    `insert into leads (first_name, last_name, email, phone, home_price)
         select 'Ñ', 'N' || n, 'n' || n || '@example.com', '(503) 555-' || n, n from generate_series(1000, 1600) n`,
  );

  const exported = async (query: string, by = staff): Promise<Record<string, string>[]> => {
    const { statusCode, body } = await by.get(`/api/admin/leads/export?${query}`);
    assert.equal(statusCode, 200, body);
    const { columns, rows } = await readCsv(Buffer.from(body), 10_000);
    return rows.map(({ cells }) =>
      Object.fromEntries(columns.map((name, at) => [name, cells[at]!])),
    );
  };

  test('says of each lead what its page says, in the order of the list', async () => {
    const sheet = await exported('columns=all&sort=price&direction=asc');
    assert.deepEqual(Object.keys(sheet[0]!), allExportColumns);
    const inOrder = await app.rows<{ id: number }>(
      'select id from leads where deleted_at is null order by coalesce(home_price, 0), id',
    );
    assert.deepEqual(
      sheet.map(({ id }) => Number(id)),
      inOrder.map(({ id }) => id),
    );
    const told = new Set<string>();
    for (const row of sheet.filter(({ firstName }) => firstName !== 'Ñ')) {
      const page = (await staff.get(`/api/admin/leads/${row['id']}`)).json();
      for (const name of allExportColumns.filter((column) => column !== 'ownerName')) {
        const value = name
          .split('.')
          .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], page);
        assert.equal(row[name], asCell(value), `${name} of ${row['id']}`);
        if (row[name] !== '') {
          told.add(name);
        }
      }
    }
    // A column that is empty for every lead would compare nothing with nothing.
    assert.deepEqual(
      allExportColumns.filter((name) => !told.has(name)),
      ['ownerName'],
    );
    assert.equal(sheet.find(({ ownerId }) => ownerId === '1')!['ownerName'], 'admin');
  });

  test('has the columns that were asked for, in that order', async () => {
    const [row] = await exported('columns=status,id, consent.version&pageSize=1&hide=status');
    assert.deepEqual(Object.keys(row!), ['status', 'id', 'consent.version']);
    for (const columns of ['shoeSize', 'id,consents', 'email%00']) {
      const answer = await staff.get(`/api/admin/leads/export?columns=${columns}`);
      assert.equal(answer.statusCode, 400, columns);
    }
  });

  test('is written down with its columns and how many leads it has', async () => {
    const lineOf = async (query: string) => {
      const { length } = await exported(query);
      const [line] = await app.rows<{ after: Record<string, unknown> }>(
        `select after from audit_log where action = 'lead.export' order by id desc limit 1`,
      );
      assert.equal(line!.after['total'], length);
      return line!.after;
    };
    const chosen = await lineOf('columns=id,email&language=en&q=example');
    assert.deepEqual(
      [chosen['columns'], chosen['filters'], chosen['isSearch']],
      [['id', 'email'], ['language'], true],
    );
    assert.equal((await lineOf('columns=all'))['columns'], 'all');
    const [shown] = await app.rows<{ ids: number }>(
      `select count(distinct shown)::int as ids from audit_leads, unnest(lead_ids) shown
         where line_id = (select max(id) from audit_log where action = 'lead.export')`,
    );
    assert.equal(shown!.ids, (await exported('columns=id')).length);
  });
});
