import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pg from 'pg';
import * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';
import { personalData } from '#server/features/leads/erasure/personal-data.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

interface Statement {
  text: string;
  values?: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
}

/**
 * Tables that have a row, or several, for each lead or for what is done with one. Jobs are short: one
 * that is done leaves the table.
 */
const growing = new Set([
  ...personalData.map(({ table }) => table).filter((table) => table !== 'jobs'),
  'lead_owners',
  'lead_pages',
  'audit_leads',
  'lead_bulk_items',
  'payout_items',
]);

/** The statements that the driver sends while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { prototype } = pg.Query as unknown as {
    prototype: Statement & { submit(connection: unknown): unknown };
  };
  const { submit } = prototype;
  prototype.submit = function listen(connection) {
    sent.push({ text: this.text, values: this.values ?? [] });
    return submit.call(this, connection);
  };
  try {
    await work();
  } finally {
    prototype.submit = submit;
  }
  return sent;
}

const tablesIn = (plan: Plan): string[] => [
  ...((plan['Relation Name'] ?? '') ? [plan['Relation Name']!] : []),
  ...(plan.Plans ?? []).flatMap(tablesIn),
];

/** The tables below a sort from which the first rows are taken. */
function sortedBelow(plan: Plan): string[] {
  if (plan['Node Type'] === 'Sort') {
    return tablesIn(plan);
  }
  const inputs = plan.Plans ?? [];
  // Elsewhere the order is that of the first input; the others are looked up for each of its rows.
  const ordered = plan['Node Type'].endsWith('Append') ? inputs : inputs.slice(0, 1);
  return ordered.flatMap(sortedBelow);
}

/** The growing tables that a statement sorts itself to find a page. */
function sortedTables(plan: Plan, isOuter = true): string[] {
  const isPage = plan['Node Type'] === 'Limit';
  if (isPage && (isOuter || plan['Parent Relationship'] === 'InitPlan')) {
    return sortedBelow(plan).filter((name) => growing.has(name));
  }
  return (plan.Plans ?? []).flatMap((one) => sortedTables(one, false));
}

/** Sorts of the clients of one partner, who are found by their code and sorted then. */
const ofOnePartner =
  /^\/api\/affiliate\/(referrals(\.csv)?\?sort=(name|homePrice|status)|earnings\/clients\?sort=state)&/;

/** A list that is short enough is sorted whole, so it is read here as if it were long. */
const asLong = (text: string): string =>
  text.replace(
    /from \(select \* from ("\w+") where ([^]*?) offset 0\) "\w+"\s+where/,
    'from $1 where ($2) and',
  );

describe('the sorts of lists', async () => {
  const { app, staff } = await openOffice();
  const partner = await makeAffiliate(staff);
  const affiliate = await app.signInAffiliate(partner);
  await app.apply({ referralCode: partner.referralCode });

  /** Sorting is what the planner avoids wherever an index has the order. */
  async function planOf({ text, values }: Statement): Promise<Plan> {
    return app.database.transaction(async (tx) => {
      await tx.query('set local enable_sort = off');
      await tx.query('set local enable_seqscan = off');
      const { rows } = await tx.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (format json) ${asLong(text)}`,
        values,
      );
      return rows[0]!['QUERY PLAN'][0]!.Plan;
    });
  }

  /** Statements that sort a growing table themselves. */
  async function findUnindexed(statements: readonly Statement[]): Promise<string[]> {
    const refused: string[] = [];
    // The order of calls counts for short lists alone: a long one is walked by its rank.
    const isRead = ({ text }: Statement) =>
      /^\s*(select|with)\b[^]*\border by\b/i.test(text) && !text.includes('call_place(');
    for (const one of statements.filter(isRead)) {
      const tables = sortedTables(await planOf(one));
      refused.push(...tables.map((table) => `${table}: ${one.text}`));
    }
    return refused;
  }

  test('of a table that grows with leads have an index', async () => {
    const refused: string[] = [];
    let calls = 0;
    for (const { method, path, access, query } of app.app.routeSettings.entries as AnyRoute[]) {
      const { properties } = query
        ? z.toJSONSchema(query, { unrepresentable: 'any', io: 'input' })
        : {};
      const { enum: sorts = [] } = (properties?.['sort'] ?? {}) as { enum?: string[] };
      const reader = access === 'affiliate' ? affiliate : staff;
      for (const asked of sorts.flatMap((sort) => [
        `${sort}&direction=asc`,
        `${sort}&direction=desc`,
      ])) {
        const url = `${path.replace(/:\w+/g, '1')}?sort=${asked}${path.endsWith('/neighbours') ? '&of=1&side=behind' : ''}`;
        const statements = await statementsOf(async () => {
          const { statusCode } = await reader.send({ method, url });
          assert.ok(statusCode < 300 || statusCode === 404, `${url}: ${statusCode}`);
        });
        const unindexed = ofOnePartner.test(url) ? [] : await findUnindexed(statements);
        refused.push(...unindexed.map((one) => `${url} ${one}`));
        calls += 1;
      }
    }
    assert.ok(calls > 60, String(calls));
    assert.deepEqual(refused, []);
  });

  test('without an index are refused', async () => {
    const planted =
      'select id from leads where deleted_at is null order by electric_bill desc, id desc limit 25';
    assert.deepEqual(await findUnindexed([{ text: planted, values: [] }]), [`leads: ${planted}`]);
    const indexed = planted.replace('electric_bill', 'created_at');
    const small = 'select id from api_keys order by name limit 25';
    assert.deepEqual(
      await findUnindexed([indexed, small].map((text) => ({ text, values: [] }))),
      [],
    );
  });
});
