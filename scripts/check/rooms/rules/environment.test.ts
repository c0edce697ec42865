import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { environmentErrors } from './environment.ts';

const errorsOf = (path: string, text: string) => [...environmentErrors(sourceFile(path, text))];

const reads = [
  'export const port = process.env.PORT;',
  `export const port = process.env['PORT'];`,
  `export const port = process['env'].PORT;`,
  'const { env } = process;',
  'const { PORT } = process.env;',
  'const outside = process; outside.env.PORT;',
  'start(process);',
  'export const port = globalThis.process.env.PORT;',
  `import { env } from 'node:process';`,
  `import outside from "process";`,
];

for (const text of reads) {
  test(`only the configuration may say ${text}`, () => {
    for (const path of ['server/features/staff/log-in.ts', 'server/main.ts', 'web/kit/api.ts']) {
      const [error] = errorsOf(path, text);
      assert.match(error ?? 'none', /the environment is read by server\/config\.ts alone$/);
    }
    assert.deepEqual(errorsOf('server/config.ts', text), []);
    assert.deepEqual(errorsOf('scripts/backup.ts', text), []);
  });
}

test('a process may be ended, and a property may be called env', () => {
  const text = `
    // process.env
    process.exit(1);
    process.on('SIGTERM', () => {});
    export const read = (config: { env: string }) => config.env + 'process.env';`;
  assert.deepEqual(errorsOf('server/app.ts', text), []);
});
