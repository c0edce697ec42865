import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The first process of PostgreSQL, as `postmaster.pid` of its folder names it. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it is reached by a socket in the folder of the cluster, and not by the port. */
  hasSocket: boolean;
}

/** Whether a process has this number; one that has ended and was not collected counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this number is that of a PostgreSQL on this folder, and not of whatever runs there now. */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid) || process.platform === 'win32') {
    return isAlive(pid);
  }
  try {
    if (process.platform !== 'linux') {
      const command = ['-ww', '-o', 'command=', '-p', String(pid)];
      return execFileSync('ps', command, { encoding: 'utf8' }).includes(data);
    }
    // It works in its folder, under whatever name that was reached.
    const [works, own] = [`/proc/${pid}/cwd`, data].map((one) => fs.statSync(one));
    return works!.dev === own!.dev && works!.ino === own!.ino;
  } catch (error) {
    // One that has ended and was not collected has no folder; another user's hides it.
    return (
      (error as NodeJS.ErrnoException).code === 'EACCES' &&
      fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
    );
  }
}

/**
 * The PostgreSQL that runs on this folder, if any. A file that names a process which is something
 * else by now would keep every start away: then it is given the number of this process, which
 * PostgreSQL knows for no server of its own, and still finds its shared memory by it.
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const [first, ...others] = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Math.abs(Number(first));
  if (pid > 0 && isPostmasterOf(pid, data)) {
    return { pid, port: Number(others[2]), hasSocket: others[3] !== '' };
  }
  if (pid > 0 && isAlive(pid)) {
    fs.writeFileSync(file, [process.pid, ...others].join('\n'));
  }
  return undefined;
}

/** Asks PostgreSQL to stop; connections are ended, nothing is lost. */
export function askToStop(pid: number, programs: string): void {
  if (process.platform === 'win32') {
    execFileSync(path.join(programs, 'pg_ctl'), ['kill', 'INT', String(pid)]);
  } else {
    process.kill(pid, 'SIGINT');
  }
}

/** Stops a PostgreSQL that no server of ours looks after; resolves once it is gone. */
export async function stopPostmaster({ pid }: Postmaster, data: string, programs: string) {
  askToStop(pid, programs);
  for (let waits = 0; isPostmasterOf(pid, data); waits += 1) {
    if (waits === 400) {
      // After twenty seconds without its last checkpoint: the next start makes up for it.
      process.kill(pid, 'SIGQUIT');
    }
    await sleep(50);
  }
}
