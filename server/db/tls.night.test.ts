import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { startPostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';
import { chooseIdentity, giveTo } from './cluster/identity.ts';
import { findPrograms } from './cluster/programs.ts';
import { openDatabase } from './open.ts';

/** A certificate authority and its certificate for this machine, as files of `folder`. */
function makeCertificates(folder: string): void {
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  for (const name of ['authority', 'stranger']) {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
    openssl('req', '-x509', ...key, '-subj', `/CN=${name}`, ...files);
  }
  openssl('req', ...key, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr');
  fs.writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost');
  const signed = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    'server.csr',
    ...signed,
    '-extfile',
    'names',
    '-out',
    'server.pem',
  );
}

test('a PostgreSQL with a certificate of its own authority is reached as its provider says, and no other', async (t) => {
  const cluster = await startPostgresCluster();
  assert.ok(cluster);
  t.after(() => cluster.stop());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'certificates-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  makeCertificates(folder);
  giveTo(chooseIdentity(findPrograms(), folder), folder);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const server = path.join(folder, 'server');
  await client.query(`alter system set ssl_cert_file = '${server}.pem'`);
  await client.query(`alter system set ssl_key_file = '${server}.key'`);
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  while ((await client.query('show ssl')).rows[0].ssl !== 'on') {
    /* The server reads its settings in its own time. */
  }
  await client.end();

  const address = cluster.url.replace('127.0.0.1', 'localhost');
  const open = (query: string) =>
    openDatabase({
      databaseUrl: `${address}?${query}`,
      dataDir: '/nowhere',
      poolSize: 2,
      connectWithinMs: 0,
    });
  const file = (name: string) => path.join(folder, name);
  for (const query of [
    `sslmode=verify-full&sslrootcert=${file('authority.pem')}`,
    'sslmode=no-verify',
  ]) {
    const database = await open(query);
    const { rows } = await database.query(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    );
    assert.deepEqual(rows, [{ ssl: true }], query);
    await database.close();
  }
  for (const query of [
    `sslmode=verify-full&sslrootcert=${file('stranger.pem')}`,
    'sslmode=verify-full',
  ]) {
    await assert.rejects(
      open(query),
      /^Error: DATABASE_URL names PostgreSQL at localhost:.* which cannot be used \(.*certificate/,
      query,
    );
  }
});
