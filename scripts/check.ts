import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const script = (name: string) => [process.execPath, `scripts/${name}.ts`];
const tool = (path: string, ...args: string[]) => [
  process.execPath,
  join('node_modules', path),
  ...args,
];

// Independent of each other, so a person reads all errors at once.
const checks: Record<string, string[]> = {
  types: script('check/types/check-types'),
  format: tool(
    'prettier/bin/prettier.cjs',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
    '.',
  ),
  lint: tool('oxlint/bin/oxlint', '--deny-warnings'),
  rooms: script('check/rooms/check-rooms'),
  texts: script('check/texts/run-check'),
  // Two lists that no other check compares with the code: who owns a table, and how staff read an
  // action of the audit log.
  lists: [
    process.execPath,
    '--test',
    '--test-reporter=dot',
    'scripts/check/rooms/house/table-owners.test.ts',
    'scripts/check/texts/audit-actions.test.ts',
  ],
  specification: script('check/specification/statements'),
  styles: script('check/styles/check-styles'),
  documents: script('check/documents/check-documents'),
  'lock file': script('check/lock-file/check-lock-file'),
};

function runCheck(name: string, [command, ...args]: string[]) {
  return new Promise((done) => {
    const child = spawn(command!, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => {
      console.log(`${code === 0 ? '✔' : '✖'} ${name}`);
      if (code !== 0) {
        console.log(output.trim().replace(/^/gm, '    '));
      }
      done(code === 0);
    });
  });
}

// All of them, or those that are named: `npm run check -- types rooms`.
const names = process.argv.slice(2);
const outcomes = await Promise.all(
  Object.entries(checks)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, command]) => runCheck(name, command)),
);
process.exit(outcomes.every(Boolean) ? 0 : 1);
