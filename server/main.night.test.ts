import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { nodeFlags, said } from './testing/child.ts';
import { signInStaff } from './testing/sessions/staff-session.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'main-test-'));
after(() => rmSync(home, { recursive: true, force: true }));

// Later processes reuse the code that the first one has compiled.
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;

function run(env: Record<string, string>, script = ['server/main.ts']) {
  const child = spawn(process.execPath, [...nodeFlags, ...script], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), LOG_LEVEL: 'silent', ...env },
  });
  after(() => child.kill('SIGKILL'));
  const state = { out: '', errors: '' };
  createInterface({ input: child.stdout }).on('line', (line) => {
    state.out += `${said(line)}\n`;
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    state.errors += `${said(line)}\n`;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const listening = async (): Promise<string> => {
    for (;;) {
      const address = /Listening on (\S+),/.exec(state.out)?.[1];
      if (address) {
        return address;
      }
      if (child.exitCode !== null) {
        throw new Error(state.out + state.errors);
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };
  return { child, state, ended, listening };
}

const tellsPassword =
  /^First admin: user name "admin", password "([^"]{20})"\. It is shown this once\.$/m;

async function occupiedPort(greeting = ''): Promise<string> {
  const server = net
    .createServer((socket) => socket.on('error', () => {}).end(greeting))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return String((server.address() as net.AddressInfo).port);
}

test('a start that cannot succeed ends with one plain sentence for each variable at fault', async (t) => {
  const file = path.join(home, 'file');
  writeFileSync(file, '');
  const taken = await occupiedPort();
  const dataDir = path.join(home, 'untouched');
  const cases: [string, Record<string, string>, RegExp][] = [
    [
      'PORT',
      { PORT: taken },
      /^PORT \d+ is taken by another program on this machine: stop that program or set PORT to a free one\.$/,
    ],
    [
      'HOST',
      { HOST: 'nonsense.invalid' },
      /^HOST nonsense\.invalid is no address of this machine: set HOST to /,
    ],
    [
      'HOST',
      { HOST: '203.0.113.9' },
      /^HOST 203\.0\.113\.9 is no address of this machine: set HOST to /,
    ],
    [
      'DATA_DIR',
      { DATA_DIR: '/dev/null' },
      /^DATA_DIR names \/dev\/null, which is not a folder that can be read: set DATA_DIR to a folder/,
    ],
    [
      'DATA_DIR',
      { DATA_DIR: path.join(file, 'below') },
      /^DATA_DIR names .*below, which is not a folder that can be read: set DATA_DIR to a folder/,
    ],
    [
      'DATA_DIR',
      { DATA_DIR: '/proc' },
      /^DATA_DIR names \/proc, where nothing can be written: set DATA_DIR to a folder/,
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: `postgres://me:secret@127.0.0.1:${taken}/x` },
      /^DATABASE_URL names PostgreSQL at 127\.0\.0\.1:\d+\/x, which cannot be used \(.*\): start that server or correct/,
    ],
    [
      'ADMIN_PASSWORD',
      { ADMIN_PASSWORD: 'password' },
      /^ADMIN_PASSWORD must not be one that is guessed soon/,
    ],
    [
      'GEOIP_CITY_DB',
      { GEOIP_CITY_DB: '/nowhere/city.mmdb' },
      /^GEOIP_CITY_DB names \/nowhere\/city\.mmdb, and there is no such file/,
    ],
  ];
  for (const [name, env, sentence] of cases) {
    await t.test(`${name}: ${Object.values(env).join()}`, async () => {
      const { state, ended } = run({ PORT: '0', DATA_DIR: dataDir, ...env });
      assert.equal(await ended, 1);
      // Under load a database may be asked again before it answers.
      const lines = state.errors
        .replace(/^.* does not answer yet .*\n/gm, '')
        .trim()
        .split('\n');
      assert.equal(lines.length, 1, state.errors);
      assert.match(lines[0]!, sentence);
      assert.match(lines[0]!, /\.$/);
      assert.doesNotMatch(state.out + state.errors, /secret|First admin/);
    });
  }
  // One start reports all errors that the configuration alone can find, and touches nothing.
  const never = path.join(home, 'never');
  const { state, ended } = run({
    DATA_DIR: never,
    PUBLIC_URL: 'example.com',
    PORT: 'x',
    TIME_ZONE: 'Nowhere',
    TRUSTED_PROXIES: '0.0.0.0/0',
    SMTP_URL: 'smtp://',
    RATE_LIMIT_SCALE: '0',
  });
  assert.equal(await ended, 1);
  const sentences = [
    /^PORT must be a port number .*\.$/,
    /^PUBLIC_URL must be the origin of the site.*\.$/,
    /^RATE_LIMIT_SCALE must be a number above 0.*\.$/,
    /^SMTP_URL must .* name the mail server.*\.$/,
    /^TIME_ZONE must be .*\.$/,
    /^TRUSTED_PROXIES must name your own proxies.*\.$/,
  ];
  const lines = state.errors.trim().split('\n').toSorted();
  assert.equal(lines.length, sentences.length, state.errors);
  for (const [at, sentence] of sentences.entries()) {
    assert.match(lines[at]!, sentence);
  }
  assert.ok(!existsSync(never));
});

test('a first start that finds its port taken loses no password; the next one tells it, and it opens the door', async () => {
  const dataDir = path.join(home, 'taken');
  const failed = run({ PORT: await occupiedPort(), DATA_DIR: dataDir });
  assert.equal(await failed.ended, 1);
  assert.doesNotMatch(failed.state.errors, /First admin/);
  const { child, state, ended, listening } = run({ PORT: '0', DATA_DIR: dataDir });
  const origin = await listening();
  const address = `http://localhost:${new URL(origin).port}`;
  assert.match(state.out, new RegExp(`public address ${address}\n`));
  assert.match(await (await fetch(`${origin}/robots.txt`)).text(), new RegExp(`${address}/`));
  const [, password] = tellsPassword.exec(state.errors)!;
  assert.ok(!state.out.includes(password!), 'logs keep no password');
  await signInStaff(origin, password!);

  const setPassword = (name: string) =>
    run({ DATA_DIR: dataDir }, ['scripts/admin-password.ts', name]);
  const set = setPassword('admin');
  assert.equal(await set.ended, 0, set.state.errors);
  const [, another] = /^New password of "admin": "([^"]{20})"\. It is shown this once/.exec(
    set.state.out,
  )!;
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  const wrong = setPassword('nobody');
  assert.equal(await wrong.ended, 1);
  assert.equal(wrong.state.errors, 'There is no active admin called "nobody", only "admin".\n');
  const resent = run({ DATA_DIR: dataDir }, ['scripts/resend-mails.ts', '3']);
  assert.equal(await resent.ended, 0, resent.state.errors);
  assert.match(resent.state.out, /^0 mails of the last 3 days wait again/m);
  const again = run({
    PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://mail.invalid',
    SMTP_ALLOW_PLAIN: 'true',
  });
  const next = await again.listening();
  assert.doesNotMatch(again.state.out + again.state.errors, /First admin/);
  await signInStaff(next, another!);
  assert.match(again.state.errors, /Warning: SMTP_ALLOW_PLAIN is true, .*unencrypted/);
  await assert.rejects(signInStaff(next, password!), /401/);
  again.child.kill('SIGKILL');
  await again.ended;
});

test('a password is not set where there is no database, and none is made', async () => {
  const { state, ended } = run({ DATA_DIR: path.join(home, 'nothing') }, [
    'scripts/admin-password.ts',
    'admin',
  ]);
  assert.equal(await ended, 1);
  assert.match(state.errors, /^There is no database yet: .*nothing/);
});

test('a process that was asked to end answers on, and says so, until the load balancer has noticed', async () => {
  const { child, ended, listening } = run({
    PORT: '0',
    DATA_DIR: path.join(home, 'hands-over'),
    DRAIN_SECONDS: '2',
  });
  const address = await listening();
  assert.equal((await fetch(`${address}/robots.txt`)).headers.get('connection'), 'keep-alive');
  child.kill('SIGTERM');
  let ready = await fetch(`${address}/readyz`);
  while (ready.status !== 503) {
    ready = await fetch(`${address}/readyz`);
  }
  assert.equal(ready.headers.get('connection'), 'close');
  const tracked = await fetch(`${address}/`);
  assert.equal(tracked.status, 200);
  assert.equal(tracked.headers.get('connection'), 'close');
  assert.equal((await fetch(`${address}/healthz`)).status, 200);
  assert.equal(await ended, 0);
});

test('a process that is asked to end while it starts ends in good order', async () => {
  const { child, state, ended } = run({
    PORT: '0',
    DATA_DIR: path.join(home, 'broken-off'),
    LOG_LEVEL: 'info',
    // Where the signal comes late, the start has gone on to say what is missing.
    SMTP_URL: 'smtp://127.0.0.1:25',
    STAFF_MAIL: 'staff@example.com',
  });
  // The jobs begin before the port opens.
  while (!state.out.includes('jobs started')) {
    assert.equal(child.exitCode, null, state.errors);
    await once(child.stdout, 'data');
  }
  child.kill('SIGTERM');
  assert.equal(await ended, 0, state.errors);
  assert.equal(state.errors, '');
});
