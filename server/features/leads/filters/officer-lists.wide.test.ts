import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readyViewNames, readyViews } from '#core/contract/leads/ready-views.ts';
import { timelines } from '#core/domain/options.ts';
import { creditScoreRanges } from '#core/domain/visitor/credit-score.ts';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface Row {
  id: number;
  firstName: string;
}

describe('the lists of an officer', async () => {
  const { app, staff } = await openOffice();
  const columns = `first_name, last_name, email, phone, current_address, created_at, status,
        is_qualified, timeline, credit_score, home_price, property_state, contact_method, language,
        next_follow_up_at, last_touch_at, first_response_at`;
  await app.database.query(`
        insert into leads (${columns}) values
          ('Now', 'A', 'a@example.com', '(212) 555-0101', null, now() - interval '9 days', 'New',
            true, 'immediately', '740+', 300000, 'TX', 'text', 'es', null, null, null),
          ('Rich', 'B', 'b@example.com', '(212) 555-0102', null, now() - interval '8 days', 'New',
            true, 'immediately', '620-659', 900000, 'OR', 'phone', 'pt', now() + interval '3 days',
            now() - interval '8 days', null),
          ('Later', 'C', 'c@example.com', '(212) 555-0103', null, now() - interval '7 days',
            'Contacted', true, '6-12 months', 'Below 580', 200000, 'CA', 'email', 'en',
            now() - interval '1 hour', now() - interval '1 day', now() - interval '1 day'),
          ('Review', 'D', 'd@example.com', '(212) 555-0104', null, now() - interval '1 hour', 'New',
            false, '1 month', 'Below 580', 140000, 'AK', 'text', 'en', null, null, null),
          ('Blank', 'E', 'e@example.com', '', null, now() - interval '2 days', 'New', false, null,
            null, null, null, null, 'en', null, null, now())`);

  const list = async (query: string) => {
    const answer = await staff.get(`/api/admin/leads?${query}`);
    assert.equal(answer.statusCode, 200, `${query}: ${answer.body}`);
    return answer.json();
  };
  const names = async (query: string): Promise<string[]> => {
    const { items } = await list(query);
    return items.map(({ firstName }: Row) => firstName);
  };

  const found: Record<string, string> = {
    'timeline=immediately,1 month': 'Now Review Rich',
    'timeline=tomorrow': '',
    'score=Below 580': 'Later Review',
    'score=740%2B,620-659': 'Now Rich',
    'contact=text': 'Now Review',
    'contact=text,email': 'Later Now Review',
    'priceFrom=300000': 'Now Rich',
    'priceTo=300000&priceFrom=200000': 'Later Now',
    'waiting=yes': 'Now Review Rich',
    'untouched=ever': 'Blank Now Review',
    'untouched=3': 'Now Rich',
    'untouched=30': '',
    'nextStep=due': 'Later',
    'nextStep=planned': 'Later Rich',
    'nextStep=none': 'Blank Now Review',
    'waiting=yes&qualified=yes&contact=phone': 'Rich',
  };
  for (const [query, expected] of Object.entries(found)) {
    test(`${query} finds ${expected || 'nobody'}`, async () => {
      assert.deepEqual((await names(query)).sort().join(' '), expected);
    });
  }

  test('refuses filters that are none', async () => {
    for (const query of ['priceFrom=1.5', 'priceTo=-1', 'waiting=no', 'untouched=4', 'nextStep=']) {
      assert.equal((await staff.get(`/api/admin/leads?${query}`)).statusCode, 400, query);
    }
  });

  const sorted: Record<string, string> = {
    callFirst: 'Later Now Review Rich Blank',
    timeline: 'Now Rich Review Later Blank',
    score: 'Blank Later Review Rich Now',
    price: 'Blank Review Later Now Rich',
    lastTouch: 'Now Review Blank Rich Later',
    nextStep: 'Later Rich Now Review Blank',
  };
  for (const [sort, expected] of Object.entries(sorted)) {
    test(`sorts by ${sort}, forwards, backwards and page by page`, async () => {
      // At an hour at which everyone may be called.
      app.clock.set(new Date(new Date().setUTCHours(42, 0, 0, 0)));
      assert.equal((await names(`sort=${sort}&direction=asc`)).join(' '), expected);
      assert.equal(
        (await names(`sort=${sort}&direction=desc`)).join(' '),
        expected.split(' ').toReversed().join(' '),
      );
      const pages: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const place: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const page = await list(`sort=${sort}&direction=asc&pageSize=2${place}`);
        pages.push(...page.items.map(({ firstName }: Row) => firstName));
        cursor = page.nextCursor;
      }
      assert.equal(pages.join(' '), expected);
      app.clock.set(null);
    });
  }

  test('the database ranks choices as the form orders them', async () => {
    const ranks = async (rank: string, choices: readonly string[]) => {
      const rows = await app.rows<{ rank: number }>(
        `select ${rank}(choice) as rank from unnest($1::text[]) with ordinality c (choice, n) order by n`,
        [choices],
      );
      return rows.map((row) => row.rank);
    };
    const inOrder = (choices: readonly string[]) => choices.map((_, index) => index + 1);
    assert.deepEqual(await ranks('timeline_rank', timelines), inOrder(timelines));
    assert.deepEqual(await ranks('score_rank', creditScoreRanges), inOrder(creditScoreRanges));
    // Ranges of another minimum rank with the specified one in which they begin.
    const others = ['Below 560', '560-579', '603-619', '760-850', 'good'];
    assert.deepEqual(await ranks('score_rank', others), [1, 1, 2, 6, 0]);
  });

  test('each sort is read from an index', async () => {
    await app.database.query('analyze leads');
    const keys: Record<string, string> = {
      leads_call_rank: 'call_rank(is_qualified, timeline, home_price)',
      leads_timeline: 'timeline_rank(timeline)',
      leads_score: 'score_rank(credit_score)',
      leads_price: 'coalesce(home_price, 0)',
      leads_touched: `coalesce(last_touch_at, '1970-01-01 00:00:00+00')`,
      leads_next_step: `coalesce(next_follow_up_at, '9999-12-31 00:00:00+00')`,
    };
    for (const [index, key] of Object.entries(keys)) {
      const plan = await app.database.transaction(async (tx) => {
        await tx.query('set local enable_seqscan = off; set local enable_sort = off');
        const { rows } = await tx.query<{ 'QUERY PLAN': string }>(
          `explain select id from leads where deleted_at is null order by ${key}, id limit 50`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      assert.match(plan, new RegExp(`${index}\\b`), plan);
    }
  });

  test('a row says why a lead is under review, and the clock where the person is', async () => {
    const rows = new Map<string, Row & Record<string, unknown>>(
      (await list('')).items.map((row: Row) => [row.firstName, row]),
    );
    const unmet = (name: string) => (rows.get(name)!['unmet'] as string[]).join(' ');
    assert.equal(unmet('Now'), '', 'it qualifies');
    assert.equal(unmet('Review'), 'state credit homePrice');
    assert.equal(unmet('Blank'), 'state credit homePrice', 'what is not known meets nothing');
    assert.equal(rows.get('Now')!['timeZone'], 'America/Chicago');
    assert.equal(rows.get('Blank')!['timeZone'], null);
    assert.deepEqual(
      ['Now', 'Later', 'Blank'].map((name) => rows.get(name)!['isWaiting']),
      [true, false, false],
    );
  });

  test('a note, a status and a call of staff touch a lead, what others do does not', async () => {
    const partner = await makeAffiliate(staff, { referralCode: 'TOUCH' });
    const id = await app.apply({ referralCode: 'TOUCH' });
    const touched = async () => {
      const { items } = await list('sort=createdAt&pageSize=1');
      assert.equal(items[0].id, id);
      return items[0].lastTouchAt as string | null;
    };
    assert.equal(await touched(), null, 'nobody did anything yet');
    const affiliate = await app.signInAffiliate(partner);
    const note = (who: Client, content: string) => who.post('/api/notes', { leadId: id, content });
    assert.equal((await note(affiliate, 'From the partner')).statusCode, 201);
    assert.equal(await touched(), null, 'the partner is no member of staff');
    assert.equal((await note(staff, 'From staff')).statusCode, 201);
    const first = await touched();
    assert.ok(first);
    await ok(staff.put(`/api/admin/leads/${id}`, { status: 'Contacted' }));
    const second = (await touched())!;
    assert.ok(second > first);
    const call = { outcome: 'no_answer', override: 'They asked for this hour' };
    assert.equal((await staff.post(`/api/admin/leads/${id}/calls`, call)).statusCode, 201);
    assert.ok((await touched())! > second);
  });

  test('each ready-made list says how many leads it holds, of those that one may see', async () => {
    const other = await makeStaff(app, { role: 'officer' });
    await app.database.query(
      `update leads set owner_id = (select min(id) from admin_users) where first_name = 'Rich'`,
    );
    for (const [who, most] of [
      [staff, 6],
      // The one who was called above is the caller's.
      [other, 4],
    ] as const) {
      const { items } = (await who.get('/api/admin/leads/ready-views')).json();
      assert.deepEqual(fieldsOf(items, 'name'), readyViewNames);
      assert.equal(items[0].total, most);
      for (const { name, total } of items as { name: keyof typeof readyViews; total: number }[]) {
        const { hide: _hide, show: _show, ...query } = readyViews[name] as Record<string, string>;
        const page = await who.get(`/api/admin/leads?${new URLSearchParams(query)}`);
        assert.equal(page.json().total, total, name);
      }
    }
  });

  test('a ready-made list of more than a thousand says so, and its own total goes on', async () => {
    await app.database.query(`
        insert into leads (first_name, last_name, email, phone, status, session_id, is_qualified)
        select 'Many', 'Leads', 'many' || n || '@example.com', '(503) 555-0199', 'New', 'many-' || n, true
        from generate_series(1, 1001) as made(n)`);
    const { items } = (await staff.get('/api/admin/leads/ready-views')).json();
    assert.deepEqual([items[0].total, items[0].totalIsCapped], [1000, true]);
    const list = await staff.get(`/api/admin/leads?${new URLSearchParams(readyViews.callFirst)}`);
    assert.ok(list.json().total > 1000);
    await app.database.query(`update leads set deleted_at = now() where first_name = 'Many'`);
  });
});
