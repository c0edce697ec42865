import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { leads } from '#server/db/tables/leads.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { matchesPerson } from '../../db/search/match-leads.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('leads for staff', async () => {
  const { app, staff } = await openOffice();
  const people = [
    ['Zoe', 'Young', 'zoe_y@example.com'],
    ['adam', 'Abel', '100%@example.com'],
    ['Bea', 'abel', 'bea@example.com'],
    ['Carl', 'Zimmer', 'carl\\x@example.com'.replace('\\', '-')],
  ];
  for (const [firstName, lastName, email] of people) {
    await app.post('/api/leads', makeLeadBody({ firstName, lastName, email }));
  }

  const names = async (query: string): Promise<string[]> =>
    (await ok(staff.get(`/api/admin/leads?${query}`))).items.map(
      (item: { firstName: string }) => item.firstName,
    );

  test('newest first, unless asked otherwise', async () => {
    assert.deepEqual(await names(''), ['Carl', 'Bea', 'adam', 'Zoe']);
    assert.deepEqual(await names('sort=firstName&direction=asc'), ['adam', 'Bea', 'Carl', 'Zoe']);
    assert.deepEqual(await names('sort=lastName&direction=asc'), ['adam', 'Bea', 'Zoe', 'Carl']);
    assert.deepEqual(await names('sort=lastName&direction=desc'), ['Carl', 'Zoe', 'Bea', 'adam']);
  });

  test('search takes signs literally', async () => {
    assert.deepEqual(await names(`q=${encodeURIComponent('YOUNG')}`), ['Zoe']);
    assert.deepEqual(await names(`q=${encodeURIComponent('100%')}`), ['adam']);
    assert.deepEqual(await names(`q=${encodeURIComponent('zoe_y')}`), ['Zoe']);
    assert.deepEqual(await names(`q=${encodeURIComponent('%')}`), ['adam']);
    assert.deepEqual(await names(`q=${encodeURIComponent('_y')}`), ['Zoe']);
    assert.deepEqual(await names(`q=${encodeURIComponent("\\' or 1=1 --")}`), []);
  });

  test('a number is found however it is typed, a name without its marks', async () => {
    for (const [firstName, phone] of [
      ['Íñigo', '+1 (512) 555-7777'],
      ['Inma', '(512) 555-8888'],
    ]) {
      await app.post('/api/leads', makeLeadBody({ firstName, lastName: 'Muñoz', phone }));
    }
    await app.post(
      '/api/leads',
      makeLeadBody({ firstName: 'Composed', lastName: 'Mun\u0303oz Pérez' }),
    );
    const found = (q: string) => names(`q=${encodeURIComponent(q)}`);
    for (const q of [
      '5125557777',
      '512-555-7777',
      '(512) 555-7777',
      '15125557777',
      '+1 512 555 7777',
      '512.555.7777',
      '5557777',
      '7777',
    ]) {
      assert.deepEqual(await found(q), ['Íñigo'], q);
    }
    assert.deepEqual(
      await found('1 512 555 8888'),
      ['Inma'],
      'with the country code that was not typed',
    );
    assert.deepEqual(await found('512555'), ['Inma', 'Íñigo']);
    for (const q of ['(512) 555-8888 x11', 'tel:+1-512-555-8888', '５１２ ５５５ ８８８８']) {
      assert.deepEqual(await found(q), ['Inma'], q);
    }
    for (const q of ['munoz', 'Muñoz', 'MUÑOZ', 'Mun\u0303oz']) {
      assert.deepEqual(await found(q), ['Composed', 'Inma', 'Íñigo'], q);
    }
    assert.deepEqual(await found('inigo munoz'), ['Íñigo']);
    assert.deepEqual(await found('perez'), ['Composed']);
    assert.deepEqual(await found('Muñoz,  Inma'), ['Inma']);
    assert.deepEqual(await names('q=mu%C3%B1oz&sort=firstName&direction=asc'), [
      'Composed',
      'Íñigo',
      'Inma',
    ]);
    assert.deepEqual(await found('999-99-99'), []);
    await app.database.query(`update leads set deleted_at = now() where last_name like 'Mu%'`);
  });

  test('the index finds both among many', async () => {
    const plan = (q: string): Promise<string> =>
      app.database.transaction(async (tx) => {
        await tx.query('set local enable_seqscan = off');
        const { rows } = await tx.drizzle.execute<{ 'QUERY PLAN': string }>(
          sql`explain select 1 from ${leads} where ${matchesPerson(q)}`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    for (const q of ['Muñoz', 'Nguyễn', 'Muñoz, Inma', '512-555-7777']) {
      assert.match(await plan(q), /leads_search/, q);
    }
  });

  test('that a list was looked at is written down, never what was searched for', async () => {
    await staff.get('/api/admin/leads?q=secretive&status=New&sort=lastName&pageSize=7');
    await staff.get('/api/admin/leads?status=Secretive');
    const [first, second] = await app.rows(
      `select actor_kind, actor_id is not null as "hasActor", entity, after from audit_log where action = 'lead.list' order by id desc limit 2`,
    );
    assert.deepEqual(second, {
      actor_kind: 'staff',
      hasActor: true,
      entity: 'lead',
      after: {
        page: 1,
        pageSize: 7,
        sort: 'lastName',
        direction: 'desc',
        isSearch: true,
        status: 'New',
        shown: 0,
        total: 0,
      },
    });
    assert.equal((first!['after'] as { status: string }).status, 'other');
    assert.equal(
      (await app.rows(`select 1 from audit_log a where a::text ilike '%secretive%'`)).length,
      0,
    );
  });

  test('refuses questions outside the contract', async () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=abc',
      'pageSize=101',
      'sort=password',
      'sort=createdAt;drop',
      'direction=up',
      'qualified=maybe',
      'language=fr',
      'from=2026-02-30',
      'to=tomorrow',
      'check=no',
      'q=%00',
      'page=1&page=2',
      'cursor=',
      'cursor=rubbish',
      'cursor=["createdAt","desc","yesterday",1]',
      'cursor=["createdAt","asc","2026-11-21T10:00:00Z",1]',
      'cursor=["firstName","desc","ana",1]',
      'cursor=["firstName","desc","%00",1]&sort=firstName',
    ]) {
      assert.equal((await staff.get(`/api/admin/leads?${query}`)).statusCode, 400, query);
    }
  });

  test("a lead's page tells everything, and that it was read is written down", async () => {
    const { id } = (await staff.get('/api/admin/leads?pageSize=1')).json().items[0];
    const detail = (await staff.get(`/api/admin/leads/${id}`)).json();
    assert.equal(detail.consents.length, 1);
    assert.deepEqual(fieldsOf(detail.statusHistory, 'toStatus', 'actor'), [['New', 'visitor']]);
    assert.equal(detail.mails.length, 2);
    assert.deepEqual(
      await app.rows(`select actor_kind, entity_id from audit_log where action = 'lead.view'`),
      [{ actor_kind: 'staff', entity_id: id }],
    );
    assert.doesNotMatch(JSON.stringify(Object.keys(detail)), /password|hash|token|secret/i);
  });

  test('an unknown, deleted or misspelt number is not a lead', async () => {
    const [{ id }] = (await staff.get('/api/admin/leads?pageSize=1')).json().items;
    await app.database.query('update leads set deleted_at = now() where id = $1', [id]);
    assert.equal((await staff.get(`/api/admin/leads/${id}`)).statusCode, 404);
    assert.equal((await staff.get('/api/admin/leads/999999')).statusCode, 404);
    for (const unknown of [id, 999_999]) {
      assert.equal(
        (await staff.get(`/api/admin/leads/${unknown}/interactions`)).statusCode,
        404,
        'nor does it have interactions',
      );
    }
    assert.equal((await names('')).length, 3);
    for (const wrong of ['0', '-1', '1.5', 'x', '99999999999999999999', '1%00']) {
      assert.equal((await staff.get(`/api/admin/leads/${wrong}`)).statusCode, 400, wrong);
    }
  });
});
