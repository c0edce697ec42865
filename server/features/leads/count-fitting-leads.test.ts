import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { countNewRows } from '../counts/count-new-rows.ts';

for (const engine of engines()) {
  describe(`which leads fit on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    before(async () => {
      app = await freshApp({ engine });
      staff = await app.signIn();
      await app.post('/api/leads', makeLeadBody({ lastName: 'Zimmer' }));
    });
    after(() => app.dispose());

    test('filters by several of everything, and counts what fits', async () => {
      const before = await app.count('leads');
      const insert = (values: string) =>
        app.database.query(`
          insert into leads (first_name, last_name, email, phone, created_at, status, property_state,
            language, is_qualified, referral_code, source, suspicion)
          values ${values}`);
      // Half past eleven in the evening of New York, and half an hour later.
      await insert(`
        ('F1', 'F', 'f1@example.com', '1', '2024-03-02T04:30:00Z', 'Approved', 'WY', 'pt', true, 'Rosa',
          '{"utm_source": "Spring"}', '{}'),
        ('F2', 'F', 'f2@example.com', '1', '2024-03-02T05:00:00Z', 'Denied', 'WY', 'es', false, null,
          '{"gclid": "1"}', '{honeypot}'),
        ('F3', 'F', 'f3@example.com', '1', '2024-03-03T05:00:00Z', 'Denied', 'ND', 'es', true, null,
          null, '{no_start_time}')`);
      const found = async (query: string) => {
        const { items, total } = (await staff.get(`/api/admin/leads?${query}`)).json();
        assert.equal(total, items.length, query);
        return items.map((item: { firstName: string }) => item.firstName).toReversed();
      };
      const days = 'from=2024-03-01&to=2024-03-03';
      for (const counted of [false, true]) {
        assert.deepEqual(await found(days), ['F1', 'F2', 'F3']);
        assert.deepEqual(await found('from=2024-03-01&to=2024-03-01'), ['F1']);
        assert.deepEqual(await found('to=2024-03-02'), ['F1', 'F2']);
        assert.deepEqual(await found('status=Approved,Denied'), ['F1', 'F2', 'F3']);
        assert.deepEqual(await found('state=WY, ND,'), ['F1', 'F2', 'F3']);
        assert.deepEqual(await found('state=WY&status=Denied'), ['F2']);
        assert.deepEqual(await found('source=spring,google'), ['F2']);
        assert.deepEqual(await found('source=partner'), ['F1']);
        assert.deepEqual(await found(`qualified=yes&${days}`), ['F1', 'F3']);
        assert.deepEqual(await found(`qualified=no&${days}`), ['F2']);
        assert.deepEqual(await found('language=pt'), ['F1']);
        assert.deepEqual(await found('affiliate=rosa'), ['F1']);
        assert.deepEqual(await found('affiliate=ROSA&sort=lastName&direction=desc'), ['F1']);
        assert.deepEqual(await found('affiliate=r%C3%B6sa'), []);
        assert.deepEqual(await found('affiliate=rosa&check=yes'), []);
        assert.deepEqual(await found(`affiliate=rosa&${days}`), ['F1']);
        assert.deepEqual(await found('check=yes'), ['F2']);
        assert.deepEqual(await found('check=yes&status=Denied'), ['F2']);
        assert.deepEqual(await found(`check=yes&${days}`), ['F2'], 'as the list marks them');
        assert.deepEqual(await found(`q=f2%40example&${days}`), ['F2']);
        if (!counted) {
          await countNewRows(app.app.services, { graceSeconds: 0 });
        }
      }
      await app.database.query(`update leads set deleted_at = now() where last_name = 'F'`);
      assert.deepEqual(await found(days), []);
      assert.equal(await app.count('leads'), before + 3);
    });

    test('beyond ten thousand a search is estimated and says so; what is counted by the day is exact', async () => {
      const before = (await staff.get('/api/admin/leads?pageSize=1')).json().total;
      await app.database.query(
        `insert into leads (first_name, last_name, email, phone) select 'N', 'N' || n, 'n' || n || '@example.com', '1' from generate_series(1, 10500) n`,
      );
      await app.database.query('analyze leads');
      const read = async (query: string) => {
        const { total, totalIsEstimate } = (
          await staff.get(`/api/admin/leads?pageSize=1&${query}`)
        ).json();
        return { total, totalIsEstimate };
      };
      const exact = {
        total: before + 10_500,
        totalIsEstimate: false,
      };
      assert.deepEqual(await read(''), exact);
      assert.deepEqual(await read('language=en'), exact);
      const searched = await read('q=n');
      assert.equal(searched.totalIsEstimate, true);
      assert.ok(searched.total > 10_000 && searched.total < 12_000, String(searched.total));
      assert.equal((await read('q=zimmer')).totalIsEstimate, false);
    });
  });
}
