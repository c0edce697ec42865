import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStatements, statementErrors } from './statements.ts';

const files: Record<string, string> = {
  'a.test.ts': `test('it\\'s so', () => {});\ntest(\n  "and so",\n  () => {},\n);`,
  'docs/x.md': '- **P003** Otherwise.',
};
const errorsOf = (...lines: string[]) =>
  statementErrors(readStatements(lines.join('\n')), (file) => files[file] ?? null);

test('a statement is held by tests and decisions that are there', () => {
  assert.deepEqual(
    errorsOf(
      "P001\tThe logo\ta.test.ts: it's so\ta.test.ts: and so",
      'P003\tPaged\tdocs/x.md: P003',
    ),
    [],
  );
});

test('a statement whose file, title or decision is gone is refused, and one that stands twice', () => {
  for (const [line, error] of [
    ['P001\tThe logo\tb.test.ts: and so', 'P001 (The logo): b.test.ts is gone'],
    ['P001\tThe logo\ta.test.ts: and', 'P001 (The logo): a.test.ts has no "and"'],
    ['P001\tThe logo\tdocs/x.md: P001', 'P001 (The logo): docs/x.md has no "P001"'],
    ['P001\tThe logo', 'P001 (The logo): no test holds it'],
    ['P003\tPaged\tdocs/x.md: P003\nP003\tPaged\tdocs/x.md: P003', 'P003: stands twice'],
  ] as const) {
    assert.deepEqual(errorsOf(line), [error]);
  }
});
