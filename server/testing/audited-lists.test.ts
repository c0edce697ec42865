import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

/** Fields of an answer that name a person or a lead, or say how a person is reached. */
const personal =
  /^(leadId|firstName|lastName|name|client|email|recipient|phone|mobileNumber|currentAddress|postalAddress)$/;

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Whether an answer has a list of something with such a field. */
function listsPeople({ answer }: Pick<AnyRoute, 'answer'>): boolean {
  const isNamed = (schema: JsonSchema, isInList: boolean): boolean =>
    Object.entries(schema.properties ?? {}).some(
      ([name, value]) => (isInList && personal.test(name)) || isNamed(value, isInList),
    ) ||
    (schema.items !== undefined && isNamed(schema.items, true)) ||
    [schema.anyOf, schema.oneOf, schema.allOf].some((some) =>
      some?.some((one) => isNamed(one, isInList)),
    );
  // Of a file or a stream the contract describes no fields.
  return (
    answer instanceof z.ZodMiniType &&
    isNamed(
      z.toJSONSchema(answer, { unrepresentable: 'any', reused: 'inline' }) as JsonSchema,
      false,
    )
  );
}

type Listing = Pick<AnyRoute, 'method' | 'path' | 'access' | 'answer'>;
const nameOf = ({ method, path }: Listing) => `${method} ${path}`;

/** Staff calls with a list of people that must be audited. A write is, in its own transaction. */
function listingsOf(entries: readonly Listing[]): Listing[] {
  return entries.filter(
    (entry) => entry.method === 'GET' && entry.access.startsWith('staff') && listsPeople(entry),
  );
}

const noLeads = {
  'GET /api/admin/leads/ready-views': 'names of lists',
  'GET /api/admin/views': 'names of lists',
  'GET /api/admin/office': 'members of staff',
  'GET /api/admin/staff': 'members of staff',
  'GET /api/admin/staff/names': 'members of staff',
  'GET /api/admin/payouts/due': 'partners',
  'GET /api/admin/email-templates': 'names of templates',
  'GET /api/admin/api-keys': 'names of programs',
  'GET /api/admin/system': 'names of checks',
};
const otherwise: Readonly<Record<string, string>> = {
  ...noLeads,
  'GET /api/admin/interactions': 'pages and steps of browsers',
  'GET /api/admin/leads/:id/interactions': 'pages and steps of a browser',
  'GET /api/notes/:leadId': 'part of the page of a lead, which is audited',
  'GET /api/admin/leads/:id/timeline': 'part of the page of a lead, which is audited',
  'GET /api/admin/payouts/:id/statements/:affiliateId': 'audited once a payout has lines',
  'GET /api/admin/leads/bulk/undoable': 'changes that the caller made, which are audited',
  'GET /api/admin/leads/rows': 'rows that a list showed before, which is audited',
};

describe('a staff call that lists people', async () => {
  const { app, staff } = await openOffice();
  const { referralCode } = await makeAffiliate(staff);
  await app.apply({ referralCode });
  await app.database.query(
    `insert into payout_batches (created_by, key, request_hash, reference, total_cents)
       values (1, 'a-key-of-this-test', repeat('0', 64), 'R', 100)`,
  );

  /** Those that neither write a line to the audit log nor have a reason. */
  async function findSilent(entries: readonly Listing[]): Promise<string[]> {
    const silent: string[] = [];
    for (const entry of listingsOf(entries)) {
      const lines = await app.count('audit_log');
      await staff.get(
        entry.path.replace(/:\w+/g, '1') +
          (entry.path.endsWith('/neighbours') ? '?of=1&side=behind' : ''),
      );
      if ((await app.count('audit_log')) === lines && !(nameOf(entry) in otherwise)) {
        silent.push(nameOf(entry));
      }
    }
    return silent;
  }

  test('is audited, or there is a reason why not', async () => {
    const { entries } = app.app.routeSettings;
    assert.ok(listingsOf(entries).length > 20);
    assert.deepEqual(await findSilent(entries), []);
    const listings = listingsOf(entries).map(nameOf);
    assert.deepEqual(
      Object.keys(otherwise).filter((name) => !listings.includes(name)),
      [],
    );
  });

  test('is refused if it is silent, however deep the list lies', async () => {
    const person = z.object({ id: z.int(), email: z.nullable(z.string()) });
    const planted = [
      z.object({ items: z.array(person) }),
      z.object({ groups: z.nullable(z.array(z.object({ of: z.nullable(person) }))) }),
      z.array(z.union([z.object({ id: z.int() }), person])),
    ].map((answer, at) => ({
      method: 'GET' as const,
      path: `/api/admin/planted-${at}`,
      access: 'staff' as const,
      answer,
    }));
    const harmless = {
      ...planted[0]!,
      path: '/api/admin/sums',
      answer: z.object({ items: z.array(z.object({ id: z.int() })), email: z.string() }),
    };
    assert.deepEqual(await findSilent([...planted, harmless]), planted.map(nameOf));
  });
});
