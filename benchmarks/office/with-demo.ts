import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '../engines.ts';

/** The product with the people of the demo, and the password of its admin. */
export async function withDemo<T>(
  work: (origin: string, adminPassword: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(os.tmpdir(), 'bench-'));
  const home = { DATA_DIR: folder, ADMIN_PASSWORD: 'a benchmark signs itself in' };
  await promisify(execFile)(process.execPath, ['scripts/fill-demo.ts'], {
    env: { ...process.env, ...home },
  });
  const server = await startProduct(home);
  try {
    return await work(server.origin, home.ADMIN_PASSWORD);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
