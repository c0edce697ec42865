import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One kind of request: what is asked the n-th time, and the status that must come. */
export interface Asked {
  readonly path: string;
  readonly body: (turn: number) => object;
  readonly status: number;
  /** Whether a mail may leave behind the answer, which the next question is not to meet. */
  readonly mails?: boolean;
}

const mailMs = 30;

/** Turns before the first one that counts. */
export const warmUps = 20;

// One connection for all, so that no answer waits for another one to be opened.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until the whole answer is there; every call comes from a caller of its own. */
function timeCall(origin: string, { path, body, status }: Asked, turn: number, caller: number) {
  const sent = JSON.stringify(body(turn));
  const address = [10, (caller >> 16) & 255, (caller >> 8) & 255, caller & 255].join('.');
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
    'x-forwarded-for': address,
    origin,
  };
  return new Promise<number>((answered, failed) => {
    const begun = performance.now();
    const call = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const ms = performance.now() - begun;
        if (response.statusCode === status) {
          answered(ms);
        } else {
          failed(new Error(`${path}: ${response.statusCode} ${Buffer.concat(parts).toString()}`));
        }
      });
    });
    call.on('error', failed);
    call.end(sent);
  });
}

/**
 * Asks every kind once a turn, in an order that is drawn anew for each turn; answers the milliseconds
 * of each kind by turn. What keeps the machine busy meanwhile meets all kinds alike.
 */
export async function askInTurn<Name extends string>(
  origin: string,
  kinds: Readonly<Record<Name, Asked>>,
  turns: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(kinds) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  let caller = 1;
  for (let turn = 0; turn < turns + warmUps; turn += 1) {
    const drawn = names.map((name) => ({ name, at: Math.random() }));
    for (const { name } of drawn.toSorted((a, b) => a.at - b.at)) {
      const ms = await timeCall(origin, kinds[name], turn, caller);
      caller += 1;
      if (kinds[name].mails) {
        await pause(mailMs);
      }
      if (turn >= warmUps) {
        times[name]!.push(ms);
      }
    }
  }
  return times as Record<Name, number[]>;
}
