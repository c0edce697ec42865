import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: path.resolve(import.meta.dirname, '..'), env: { PATH: process.env['PATH']!, ...env } });
  const state = { out: '', errors: '' };
  child.stdout.on('data', (chunk) => { state.out += chunk; });
  child.stderr.on('data', (chunk) => { state.errors += chunk; });
  return { child, state, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

test('a start that cannot succeed ends with plain sentences', async () => {
  for (const [env, sentence] of [
    [{ PORT: 'x', TIME_ZONE: 'Nowhere' }, /PORT must be .*\nTIME_ZONE must be/],
    [{ GEOIP_CITY_DB: '/nowhere/city.mmdb' }, /GEOIP_CITY_DB names \/nowhere\/city\.mmdb, and there is no such file/],
  ] as const) {
    const { state, ended } = run({ ...env });
    assert.equal(await ended, 1);
    assert.match(state.errors, sentence);
    assert.doesNotMatch(state.errors, /^\s+at /m);
  }
});

test('the process listens, tells the first password once, and drains when asked to end', async (t) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'main-test-'));
  const { child, state, ended } = run({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  while (!/password "/.test(state.out) && child.exitCode === null) await new Promise((resolve) => { setTimeout(resolve, 50); });
  const address = /Listening on (\S+),/.exec(state.out)?.[1];
  assert.ok(address, state.out + state.errors);
  assert.equal((await fetch(`${address}/readyz`)).status, 200);
  assert.equal((await fetch(`${address}/api/nothing`)).status, 404);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});
