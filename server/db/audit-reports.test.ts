import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { auditRow, auditRows, auditShown } from './audit.ts';
import { migrationsFolder } from './migrations.ts';
import type { AuditLine } from './queryable.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

const entry = { actor: { kind: 'system' }, action: 'lead.update', entity: 'lead' } as const;

describe('who follows the audit log', () => {
  test('hears of a line once it is committed, and of none that was rolled back', async (t) => {
    const heard: AuditLine[] = [];
    const { database, dispose } = await freshDatabase({
      onAudited: (lines) => heard.push(...lines),
    });
    t.after(dispose);
    const actions = () => heard.splice(0).map(({ action, entityId }) => `${action} ${entityId}`);

    await auditRow(database, { ...entry, entityId: 1 });
    assert.deepEqual(actions(), ['lead.update 1'], 'a statement of its own is a commit');

    await database.transaction(async (tx) => {
      await auditRows(tx, [
        { ...entry, entityId: 2 },
        { ...entry, entityId: 3 },
      ]);
      await auditShown(tx, { ...entry, action: 'lead.view', entityId: 4 }, [4]);
      assert.deepEqual(actions(), [], 'nothing before the commit');
    });
    assert.deepEqual(actions(), ['lead.update 2', 'lead.update 3', 'lead.view 4']);

    const undone = database.transaction(async (tx) => {
      await auditRow(tx, { ...entry, entityId: 5 });
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    const failed = database.transaction(async (tx) => {
      await auditRow(tx, { ...entry, entityId: 6 });
      await tx.query('select 1 / 0').catch(() => {});
    });
    await assert.rejects(failed, /rolled back/);
    assert.deepEqual(actions(), []);

    const { rows } = await database.query<{ ids: number[] }>(
      'select array_agg(entity_id order by entity_id) as ids from audit_log',
    );
    assert.deepEqual(rows[0]!.ids, [1, 2, 3, 4]);
  });
});

const writes = /insert into audit_log|insert\(auditLog\)|erase_rows\(/;
const reports = /onAudited|reportLines/;

const saysNothing = (source: string) => writes.test(source) && !reports.test(source);

test('every file that writes audit lines by itself reports them', () => {
  const server = path.resolve(import.meta.dirname, '..');
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(server, file), 'utf8') }));
  assert.deepEqual(
    fieldsOf(
      sources.filter(({ source }) => saysNothing(source)),
      'file',
    ),
    [],
  );
  const writers = sources.filter(({ source }) => writes.test(source));
  assert.ok(writers.length >= 4, 'the writers are found');
  for (const { file, source } of writers) {
    assert.ok(saysNothing(source.replaceAll(new RegExp(reports, 'g'), 'forget')), file);
  }
});

test('no function of the database but the one that erases writes lines', () => {
  const sql = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(migrationsFolder, file), 'utf8'))
    .join('\n');
  assert.equal(sql.match(/insert into audit_log/g)?.length, 1, 'report its lines, as erase_rows');
});
