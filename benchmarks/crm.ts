import os from 'node:os';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { staffPassword, startProduct } from './product.ts';
import { prepareDatabase } from './filled-database.ts';
import { section, table, verdict } from './report.ts';
import { countedCalls, staffCalls } from './staff-calls.ts';

/** Milliseconds promised: of a call, of a search of any part of a text, of figures not yet kept. */
const mostMs = 150;
const mostSearchMs = 300;
const mostFirstMs = 3000;

const leads = 1_000_000;

const warmUps = 10;
// The p95 of twenty calls is their worst but one: chance decides.
const turnsOfRound = 100;

type Times = Map<string, number>;

/** The p95 of each call, signed in and warm. */
async function timeCalls(origin: string, turns: number): Promise<Times> {
  const staff = await signInStaff(origin, staffPassword);
  const officer = await signInStaff(origin, staffPassword, 'officer-1');
  const times: Times = new Map();
  for (const { name, isOfOfficer, pathAt } of await staffCalls(staff, leads)) {
    const took: number[] = [];
    for (let turn = 0; turn < warmUps + turns; turn++) {
      const start = performance.now();
      await (isOfOfficer ? officer : staff).get(pathAt(turn));
      took.push(performance.now() - start);
    }
    const warm = took.slice(warmUps).toSorted((one, other) => one - other);
    times.set(name, warm[Math.ceil(0.95 * turns) - 1]!);
  }
  return times;
}

/** How long each counted call takes of a server that keeps no figures yet. */
async function timeFirsts(home: Record<string, string>): Promise<Times> {
  const times: Times = new Map();
  for (const [name, path] of Object.entries(countedCalls)) {
    const fresh = await startProduct(home);
    const staff = await signInStaff(fresh.origin, staffPassword);
    const start = performance.now();
    await staff.get(`/api/admin/${path}`);
    times.set(name, performance.now() - start);
    await fresh.stop();
  }
  return times;
}

/** How long staff wait for each screen of the CRM over many leads. */
export async function measureCrm(rounds: number): Promise<string> {
  const turns = Math.round(turnsOfRound * rounds);
  const before = os.loadavg()[0]!.toFixed(1);
  const home = await prepareDatabase(leads);
  const firsts = await timeFirsts(home);
  const product = await startProduct(home);
  const times = await timeCalls(product.origin, turns).finally(product.stop);
  const rowOf = (name: string, ms: number, most: number, digits = 0) => [
    name,
    `${ms.toFixed(digits)} ${verdict(ms < most)}`,
  ];
  return section('crm', 'The CRM over many leads', [
    `Milliseconds until staff have an answer over HTTP, p95 of ${turns} calls one after the other by one warm client. With each lead come ten interactions, a calculation, a mail and a consent record. The load of the machine was ${before} before and ${os.loadavg()[0]!.toFixed(1)} after (1 for each process that wants a processor).`,
    table(
      `call | ${leads} leads (< ${mostMs}, search ${mostSearchMs})`,
      [...times].map(([name, ms]) =>
        rowOf(name, ms, name.includes('search') ? mostSearchMs : mostMs, 1),
      ),
    ),
    `The first such call of a server that keeps no figures yet; promised under ${mostFirstMs} ms.`,
    table(
      'call | ms',
      [...firsts].map(([name, ms]) => rowOf(name, ms, mostFirstMs)),
    ),
  ]);
}
