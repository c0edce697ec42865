import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import type { ChildServer } from './child-server.ts';

const mebibyte = 2 ** 20;

/** What a process keeps in memory, in MiB; 0 where the system has no /proc. */
function residentMiB(pid: number): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * 4096) / mebibyte;
  } catch {
    return 0;
  }
}

/** An export of every lead. */
export interface Exported {
  seconds: number;
  lines: number;
  megabytes: number;
  /** By how much memory grew at most, in MiB. */
  grewMiB: number;
}

/** Takes every lead as CSV, resting `pauseMs` after each MiB; of the server alone. */
export async function measureExport(
  { origin, pid }: ChildServer,
  password: string,
  pauseMs: number,
): Promise<Exported> {
  const { cookie } = await signInStaff(origin, password);
  const before = residentMiB(pid);
  const start = performance.now();
  const answer = await fetch(`${origin}/api/admin/leads/export`, { headers: { cookie } });
  let bytes = 0;
  let lines = 0;
  let most = before;
  let rested = 0;
  for await (const chunk of answer.body!) {
    bytes += chunk.length;
    lines += chunk.reduce((sum, byte) => sum + (byte === 10 ? 1 : 0), 0);
    most = Math.max(most, residentMiB(pid));
    if (bytes - rested > mebibyte) {
      rested = bytes;
      await sleep(pauseMs);
    }
  }
  return {
    seconds: (performance.now() - start) / 1000,
    lines,
    megabytes: bytes / 1e6,
    grewMiB: most - before,
  };
}
