import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface Board {
  columns: {
    status: string;
    page: { items: { id: number; status: string }[]; total: number; nextCursor: string | null };
  }[];
}

describe('the board of leads', async () => {
  const { app, staff } = await openOffice();
  for (const status of ['New', 'New', 'New', 'Contacted', 'Denied']) {
    const id = await app.apply();
    await app.database.query('update leads set status = $2 where id = $1', [id, status]);
  }

  const path = '/api/admin/leads/board';
  const read = async (query = '', client = staff): Promise<Board> =>
    ok(client.get(`${path}?${query}`));

  test('every status has its column, each as the list of it answers', async () => {
    const { columns } = await read('pageSize=2');
    assert.deepEqual(fieldsOf(columns, 'status'), leadStatuses);
    for (const { status, page } of columns) {
      const list = await staff.get(
        `/api/admin/leads?pageSize=2&status=${encodeURIComponent(status)}`,
      );
      assert.deepEqual(page, list.json(), status);
    }
    const [first] = columns;
    assert.deepEqual([first!.page.total, first!.page.items.length], [3, 2]);
    const cursor = encodeURIComponent(first!.page.nextCursor!);
    const more = await staff.get(`/api/admin/leads?pageSize=2&status=New&cursor=${cursor}`);
    assert.equal(more.json().items.length, 1, 'a column goes on where it ended');
  });

  test('a card says what decides whom to call first', async () => {
    const { columns } = await read('status=Contacted');
    const { homePrice, timeline, creditScore, propertyState } = makeLeadBody();
    const [{ id: _id, status: _status, ...card } = assert.fail()] = columns[0]!.page.items;
    assert.partialDeepStrictEqual(card, { homePrice, timeline, creditScore, propertyState });
    assert.ok(homePrice && timeline && creditScore && propertyState);
  });

  test('that it was looked at is one line, which says how many of each', async () => {
    const lines = () => app.count('audit_log');
    const before = await lines();
    await read('pageSize=2&status=New,Denied&q=somebody');
    await read('pageSize=2&status=New,Denied');
    assert.equal(await lines(), before + 2);
    const [line] = await app.rows(
      'select action, entity, after from audit_log order by id desc limit 1',
    );
    assert.deepEqual(line, {
      action: 'lead.list',
      entity: 'lead',
      after: {
        page: 1,
        pageSize: 2,
        sort: 'createdAt',
        direction: 'desc',
        isSearch: false,
        status: 'New,Denied',
        board: [
          { status: 'New', shown: 2, total: 3 },
          { status: 'Denied', shown: 1, total: 1 },
        ],
      },
    });
  });

  test('a status that is none of ours has no column, and a wrong query is refused', async () => {
    assert.deepEqual((await read('status=Elsewhere')).columns, []);
    for (const query of ['sort=email', 'pageSize=1000', 'from=yesterday', 'cursor=x']) {
      assert.equal((await staff.get(`${path}?${query}`)).statusCode, 400, query);
    }
  });

  test('an officer sees no lead of a colleague', async () => {
    const processor = await makeStaff(app, { role: 'officer' });
    await giveToFirstAdmin(app);
    const { columns } = await read('', processor);
    assert.ok(columns.every(({ page }) => page.total === 0 && page.items.length === 0));
  });
});
