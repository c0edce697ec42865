import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { lineCauses } from '#core/domain/partners/ledger/referral-move.ts';
import { hasLabel } from '#web/admin/operations/audit/use-action-label.ts';
import labels from '#web/admin/messages/en/audit-actions.ts';

const server = fileURLToPath(new URL('../../../server/', import.meta.url));
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('testing'))
  .map((file) => readFileSync(server + file, 'utf8'));

/** The matches of the expression in the server, by group. */
function found(expression: RegExp): string[] {
  const texts = sources.flatMap((text) => [...text.matchAll(expression)]);
  return [...new Set(texts.map(([, group]) => group!))].sort();
}

// Names that are put together where they are written.
const kinds = ['staff', 'affiliate'];
const moves = found(/action: '([a-z_]+)'/g);
const composed: Record<string, readonly string[]> = {
  'commission.${action}': [...lineCauses, ...moves].map((move) => `commission.${move}`),
  '${kind}.login': kinds.map((kind) => `${kind}.login`),
  'lead.bulk_${bulk.kind}': ['status', 'delete', 'owner', 'undo'].map(
    (kind) => `lead.bulk_${kind}`,
  ),
};

function writtenActions(): Set<string> {
  // A name comes after `action` itself, after a choice between two, or as an argument.
  const lines = found(/\baction(?::| =)([^;\n]*'[a-z_]+\.[a-z_]+'[^;\n]*)/g);
  const given = found(
    /\b(?:transaction|decide|keep|keepWord|auditRead|auditReadOnce)\(([^'();]*'[a-z_]+\.[a-z_]+')/g,
  );
  const named = [...lines, ...given].flatMap(
    (line) => line.match(/(?<=')[a-z_]+\.[a-z_]+(?=')/g) ?? [],
  );
  const inSql = found(/'((?:staff|affiliate|lead)\.(?:submit|login_failed))'/g);
  return new Set([...named, ...inSql, ...Object.values(composed).flat()]);
}

test('every action that the server writes down has words for staff', () => {
  const actions = [...writtenActions()];
  assert.ok(actions.length > 70, `${actions.length} found`);
  assert.deepEqual(
    actions.filter((action) => !hasLabel(action)),
    [],
  );
});

test('every name that is put together is known here', () => {
  assert.deepEqual(found(/\baction: `([^`]*)`/g), Object.keys(composed).sort());
  assert.deepEqual(moves, ['adjust', 'approve', 'pay', 'reopen', 'return', 'reverse', 'void']);
});

test('there are no labels for actions that the server never writes', () => {
  const written = writtenActions();
  const worded = Object.entries(labels).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  );
  assert.deepEqual(
    worded.filter((action) => !written.has(action)),
    [],
  );
});

test('an action that the browser does not know has no label', () => {
  assert.ok(hasLabel('lead.update'));
  for (const action of ['lead.fly', 'moon.list', 'lead', 'toString.call', 'lead.toString', '']) {
    assert.equal(hasLabel(action), false, action);
  }
});
