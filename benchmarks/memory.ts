import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { leadBody, post } from './lead-body.ts';
import { newHome, staffPassword, startProduct } from './product.ts';
import { applyRawLoad, type RawLoad } from './raw-load.ts';
import { section, verdict } from './report.ts';

/** Promised: megabytes after the calls, milliseconds of an application. */
const [mostMemory, mostMs] = [320, 100];
const [perSecond, seconds] = [20, 30];
const turns = 10;

const pages = ['/', '/calculator', '/?lang=es', '/calculator?lang=pt'];
const staffCalls =
  'leads leads?q=gonzalez leads?status=New&sort=lastName leads/1 leads/2 leads/1/timeline ' +
  'leads/2/interactions leads/board queue affiliates';

/** The processes that a process has started, theirs too. */
function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [, rest] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ');
        return Number(rest!.split(' ')[1]) === pid;
      } catch {
        // It has ended meanwhile.
        return false;
      }
    });
  return children.map(Number).flatMap((child) => [child, ...descendants(child)]);
}

/** MB that a process holds, of pages shared by several its part (the proportional set size). */
function memoryOf(pid: number): number {
  const [, kB] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))!;
  return (Number(kB) * 1024) / 1e6;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Sends applications at an even pace, however long each takes; the p95 of their milliseconds. */
async function timeApplications(origin: string): Promise<number> {
  const times: number[] = [];
  const applying: Promise<void>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    applying.push(
      (async () => {
        const start = performance.now();
        await (await post(`${origin}/api/leads`, leadBody())).arrayBuffer();
        times.push(performance.now() - start);
      })(),
    );
    await sleep(1000 / perSecond);
  }
  await Promise.all(applying);
  return times.toSorted((one, other) => one - other)[Math.ceil(0.95 * times.length) - 1]!;
}

/** What the product and its database hold after 10,000 calls, and how long an application takes. */
export async function measureMemory(): Promise<string> {
  const load = os.loadavg()[0]!.toFixed(1);
  const product = await startProduct(newHome());
  const send = async (paths: readonly string[], calls: number, more: Partial<RawLoad> = {}) => {
    const addresses = paths.map((path) => product.origin + path);
    const { bad } = await applyRawLoad({ addresses, connections: 20, calls, ...more });
    if (bad > 0) {
      throw new Error(`${bad} of ${calls} calls were refused: ${paths.join(' ')}`);
    }
  };
  try {
    const { cookie } = await signInStaff(product.origin, staffPassword);
    const paths = staffCalls.split(' ').map((path) => `/api/admin/${path}`);
    for (let turn = 0; turn < turns; turn += 1) {
      await send(['/api/leads'], 1000 / turns, { body: leadBody });
      await send(pages, 4000 / turns);
      await send(paths, 5000 / turns, { cookie });
    }
    await sleep(10_000);
    const own = memoryOf(product.pid);
    const others = descendants(product.pid).map(memoryOf);
    const all = own + sum(others);
    const p95 = await timeApplications(product.origin);
    return section('memory', 'Memory of a process and its database', [
      `${all.toFixed(0)} MB ten seconds after 10,000 calls at 20 connections (1,000 applications, 4,000 of the landing page and the calculator, 5,000 lists and leads of staff), in turns on a new database; promised ${mostMemory}: ${verdict(all <= mostMemory)}. ${own.toFixed(0)} MB are the product's, ${sum(others).toFixed(0)} those of the ${others.length} processes of its PostgreSQL (proportional set size).`,
      `Then ${perSecond} applications a second for ${seconds} s: p95 ${p95.toFixed(0)} ms; promised ${mostMs}: ${verdict(p95 < mostMs)}. The load of the machine was ${load} before and ${os.loadavg()[0]!.toFixed(1)} after.`,
    ]);
  } finally {
    await product.stop();
  }
}
