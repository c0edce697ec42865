import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { until } from '../listening-app.ts';
import { freePort } from '#server/db/cluster/open-cluster.ts';

const programs = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

const documented = path.join(import.meta.dirname, '../../../deploy/nginx.conf');

/** The nginx that this machine has, if any. */
export function findNginx(): string | undefined {
  return programs.find((program) => fs.existsSync(program));
}

interface NginxOptions {
  /** Settings with which it keeps answers. */
  cache?: string;
  /** Where `tls.crt` and `tls.key` are; without it there is no TLS. */
  certificates?: string;
}

/**
 * Starts nginx in front of servers, each asked in turn, until the test ends; returns its address.
 * It runs with the file that operators are given.
 */
export async function startNginx(
  t: TestContext,
  program: string,
  origins: readonly string[],
  { cache, certificates }: NginxOptions = {},
): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const settings = path.join(folder, 'nginx.conf');
  const servers = origins
    .map((origin) => `server ${new URL(origin).host} fail_timeout=2s;`)
    .join(' ');
  const site = fs
    .readFileSync(documented, 'utf8')
    .replace(/(server 127\.0\.0\.1:\d+( [^;]*)?;\s*)+/, `${servers} `)
    .replace(/listen 443( ssl .*);/, `listen 127.0.0.1:${port}${certificates ? '$1' : ''};`)
    .replace(/^ *ssl_certificate.*\n/gm, (line) => {
      return certificates ? line.replace('/etc/ssl/solar-grant-home', `${certificates}/tls`) : '';
    })
    .replace('proxy_pass', () => (cache ? `proxy_cache kept; ${cache} proxy_pass` : 'proxy_pass'));
  fs.writeFileSync(
    settings,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${cache === undefined ? '' : `proxy_cache_path ${folder}/kept keys_zone=kept:1m;`}
  map $upstream_http_cache_control $is_never_kept { default 0; ~no-store 1; }
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}
`,
  );
  const child = spawn(program, ['-c', settings, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  t.after(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const place = `127.0.0.1:${port}`;
  // With TLS it answers that it wants TLS.
  const answers = () => fetch(`http://${place}/healthz`).then(Boolean, () => false);
  await until(() => child.exitCode !== null || answers());
  if (child.exitCode !== null) {
    throw new Error(`${program} ended: ${fs.readFileSync(`${folder}/error.log`, 'utf8')}`);
  }
  return `${certificates ? 'https' : 'http'}://${place}`;
}
