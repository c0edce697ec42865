import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { LeadFilters } from '../queries.ts';
import { countMany } from './count-many.ts';

const admin = { kind: 'staff', id: 1, role: 'admin' } as StaffActor;

for (const engine of engines()) {
  describe(`digits that many leads have on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    before(async () => {
      app = await freshApp({ engine });
      staff = await app.signIn();
      // What is found is the same without them, and 60,000 leads are stored in a fifth of the time.
      const indexes = await app.rows<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index
         where indrelid = 'leads'::regclass and not indisunique`,
      );
      await app.database.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
      // Every number begins alike, one in seven has 4 behind it.
      await app.database.query(
        `insert into leads (first_name, last_name, email, phone, created_at)
         select 'Ana', 'Lima', 'x', '503' || case when n % 7 = 0 then '4' else '5' end
           || lpad((n % 100000)::text, 6, '0'), now() - n * interval '1 second'
         from generate_series(1, 60000) n`,
      );
      await app.database.query('vacuum analyze leads');
    });
    after(() => app.dispose());

    const known = async (filters: LeadFilters, actor = admin) =>
      countMany({ db: app.database, actor }, filters)?.();

    test('are known to be many without counting, and how many about', async () => {
      const count = await known({ q: '503' });
      assert.equal(count?.totalIsEstimate, true);
      assert.ok(count.total > 50_000 && count.total <= 60_000, String(count.total));
      const { items, ...page } = (await staff.get('/api/admin/leads?q=503&pageSize=2')).json();
      assert.deepEqual(
        items.map(({ id }: { id: number }) => id),
        [1, 2],
      );
      assert.equal(page.total, count.total);
    });

    test('are counted where the statistics leave a doubt', async () => {
      assert.equal(await known({ q: '5034' }), undefined);
      const [counted] = await app.rows<{ total: number }>(
        `select count(*)::int as total from leads where phone like '%5034%'`,
      );
      const { total, totalIsEstimate } = (await staff.get('/api/admin/leads?q=5034')).json();
      assert.deepEqual([total, totalIsEstimate], [counted!.total, false]);
    });

    test('are counted within a filter, and for who sees their own leads', async () => {
      assert.equal(await known({ q: '503', status: 'New' }), undefined);
      assert.equal(await known({ q: '503', from: '2020-01-01' }), undefined);
      assert.equal(await known({ q: '503' }, { ...admin, role: 'staff' }), undefined);
      assert.equal(await known({}), undefined);
    });
  });
}
