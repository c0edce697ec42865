import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findNginx, startNginx } from '../builds/nginx.ts';
import { administer, freshDatabase } from '../database.ts';
import { makeLeadBody } from '../factories.ts';
import { freePort } from '#server/db/cluster/open-cluster.ts';
import { findPostgresPrograms } from './postgres-cluster.ts';

const root = path.join(import.meta.dirname, '../../..');
const role = 'solar_grant_server';

/** The lines that operators are told to run, with ports that are free. */
function writtenSteps(ports: readonly number[]): string {
  const text = fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const steps = /```sh\n(git clone[^]+?)```/.exec(text)![1]!;
  return steps.replaceAll('3001 3002 3003', ports.join(' '));
}

function makeCertificate(folder: string): void {
  const subject = ['-subj', '/CN=drill', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', 'tls.key', '-out', 'tls.crt'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...args, ...subject, ...files], { cwd: folder, stdio: 'ignore' });
}

/** Runs them in an empty folder with an empty home; `end` ends all that they started. */
function follow(steps: string, folder: string, env: NodeJS.ProcessEnv) {
  const file = path.join(folder, 'log');
  const log = fs.openSync(file, 'a');
  const shell = spawn('sh', ['-eu', '-c', steps], {
    cwd: fs.mkdtempSync(path.join(folder, 'empty-')),
    env: { HOME: fs.mkdtempSync(path.join(folder, 'home-')), ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  const done = once(shell, 'exit').then(([code]) => {
    assert.equal(code, 0, fs.readFileSync(file, 'utf8').slice(-3000));
  });
  const end = () => {
    try {
      process.kill(-shell.pid!, 'SIGKILL');
    } catch {
      /* It ended before it started a server. */
    }
  };
  return { done, end };
}

interface Answer {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
}

function ask(address: string, ca: Buffer, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const headers = { 'content-type': 'application/json' };
    const request = https.request(address, { ca, method, ...(body ? { headers } : {}) });
    request.on('response', (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    });
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

test('the written steps lead from nothing to three servers behind TLS', async (t) => {
  const nginx = findNginx();
  const programs = findPostgresPrograms('psql');
  if (!nginx || !programs || !fs.existsSync(path.join(root, '.git'))) {
    return t.skip('there is no nginx, no psql or no repository here');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'written-steps-'));
  makeCertificate(folder);
  const { options, database, dispose } = await freshDatabase({ migrations: null });
  await database.close();
  const { databaseUrl: owner = '' } = options;
  const ports = [await freePort(), await freePort(), await freePort()];

  const began = performance.now();
  const { done, end } = follow(writtenSteps(ports), folder, {
    PATH: `${programs}:${process.env.PATH}`,
    // Packages that are on this machine are not downloaded again.
    npm_config_cache: process.env.npm_config_cache ?? path.join(os.homedir(), '.npm'),
    npm_config_prefer_offline: 'true',
    REPOSITORY: root,
    OWNER_URL: owner,
    SERVER_PASSWORD: 'correct-horse-9',
    DATABASE_URL: Object.assign(new URL(owner), { username: role }).href,
    PUBLIC_URL: 'https://www.example.com',
    ADMIN_PASSWORD: 'correct-horse-9',
  });
  t.after(async () => {
    end();
    await dispose();
    const server = Object.assign(new URL(owner), { pathname: '/postgres' }).href;
    await administer(server, `drop role if exists ${role}`);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  await done;
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const origin = await startNginx(t, nginx, origins, { certificates: folder });
  t.diagnostic(`${Math.round((performance.now() - began) / 1000)} s`);

  const ca = fs.readFileSync(path.join(folder, 'tls.crt'));
  for (let turn = 0; turn < 6; turn++) {
    const page = await ask(`${origin}/`, ca);
    assert.equal(page.status, 200);
    assert.match(String(page.headers['strict-transport-security']), /max-age=63072000/);
    const body = makeLeadBody({ email: `buyer-${turn}@example.com` });
    assert.equal((await ask(`${origin}/api/leads`, ca, body)).status, 201);
  }
  assert.equal((await ask(`${origin}/admin/login`, ca)).status, 200);
});
