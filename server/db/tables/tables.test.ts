import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { freshDatabase } from '#server/testing/database.ts';
import { tableFacts } from '../facts/every-table.ts';

const files = fs.readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));
const rooms: Record<string, unknown>[] = await Promise.all(
  files.map((name) => import(`./${name}`)),
);
const tables = rooms
  .flatMap((room) => Object.values(room))
  .filter((value) => value instanceof PgTable);

const shorthand: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'character varying': 'varchar',
  character: 'char',
};
const short = (type: string): string =>
  type
    .toLowerCase()
    .replace(/^(timestamp with time zone|character varying|character)/, (long) => shorthand[long]!)
    .replace(/ /g, '');

test('every table of the migrations is described, column by column', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  const { rows } = await database.query<{
    table: string;
    name: string;
    type: string;
    isNullable: boolean;
  }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable"
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migrations'`);
  const stored = rows
    .map(
      ({ table, name, type, isNullable }) =>
        `${table}.${name} ${short(type)}${isNullable ? '' : ' not null'}`,
    )
    .sort();
  const described = tables
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map(
        (column) =>
          `${name}.${column.name} ${short(column.getSQLType())}${column.notNull ? ' not null' : ''}`,
      );
    })
    .sort();
  assert.deepEqual(described, stored);
});

// Each record of the specification: its fields, with their length and what they are by default.
const specified: Readonly<Record<string, string>> = {
  leads: `id firstName lastName email phone homePrice electricBill creditScore propertyState
    transactionType timeline contactMethod solarCost taxCredit educationEarnings monthlySavings
    annualSavings lifetimeSavings currentAddress housingStatus monthlyPayment savingsAmount
    isQualified=false status(50)=New referralCode(20) createdAt`,
  admin_users: `id username(50) password email firstName lastName lastLogin role=admin
    isActive=true createdAt updatedAt`,
  interactions: `id sessionId userAgent ipAddress(45) city region country countryCode(2) timezone
    latitude(10,6) longitude(10,6) isp organization page action data leadId createdAt`,
  affiliates: `id firstName lastName email password phone company licenseNumber state(2)
    referralCode(20) commissionRate=0.03 isLicensedRealtor=true isActive=true createdAt updatedAt`,
  referrals: `id affiliateId leadId referralCode status=pending commissionAmount=0 notes createdAt
    updatedAt`,
  password_reset_tokens: 'id email token expiresAt used=false createdAt',
  lead_notes: 'id leadId authorType authorId authorName content createdAt updatedAt',
  email_templates: `id name description subject htmlContent textContent templateType
    recipientType=admin isActive=true createdAt updatedAt`,
  hero_media: `id fileName originalName mediaType mimeType fileSize filePath thumbnailPath
    isActive=false uploadedBy createdAt`,
};

test('each specified record has its columns, their lengths and defaults', () => {
  for (const [name, fields] of Object.entries(specified)) {
    const table = tables.find((one) => getTableConfig(one).name === name)!;
    const columns = getTableColumns(table);
    for (const field of fields.split(/\s+/)) {
      const [, key, length = '', value] = /^(\w+)(\(.*\))?(?:=(.*))?$/.exec(field)!;
      const column = columns[key!];
      assert.ok(column, `${name}.${key}`);
      assert.ok(short(column.getSQLType()).endsWith(length), `${name}.${field}`);
      if (value !== undefined) {
        assert.equal(String(column.default), value, `${name}.${field}`);
      }
    }
  }
});

// What the triggers of each kind of table refuse.
const refusedBy = {
  proof: 'delete truncate update',
  decision: 'delete truncate',
  merge: 'truncate',
  page: 'update',
};

test('what is proof or a decision refuses to go, and nothing else does', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  // Triggers before the event: of each row, or of the whole statement.
  const { rows } = await database.query<{ table: string; refuses: string }>(`
    select c.relname as table, concat_ws(' ',
      case when bit_or(g.tgtype) & 8 > 0 then 'delete' end,
      case when bit_or(g.tgtype) & 32 > 0 then 'truncate' end,
      case when bit_or(g.tgtype) & 16 > 0 then 'update' end) as refuses
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    left join (pg_trigger g join pg_proc p on p.oid = g.tgfoid and p.proname in
      ('refuse_change', 'keep_published_revision')) on g.tgrelid = c.oid and g.tgtype & 2 > 0
    where c.relkind = 'r' group by 1`);
  const found = rows.map(({ table, refuses }) => `${table}: ${refuses}`);
  const listed = Object.entries(tableFacts).map(
    ([table, { kind }]) => `${table}: ${kind === undefined ? '' : refusedBy[kind]}`,
  );
  assert.deepEqual(found.toSorted(), [...listed, 'schema_migrations: '].toSorted());
});
