import { connect } from 'node:net';

/*
 * A client that costs next to nothing: on two cores the load generator takes from the server it
 * measures. It sends over keep-alive connections, one request at a time on each, and looks at the
 * status and the length of an answer only.
 */

export interface RawLoad {
  /** The connections are spread over them. */
  readonly addresses: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** A body for each POST in turn; without it they are GETs. */
  readonly body?: (index: number) => string;
  readonly cookie?: string;
}

export interface RawResult {
  /** Answers a second. */
  readonly rate: number;
  /** Answers other than 2xx. */
  readonly bad: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Applies a load for a while and counts the answers. */
export async function applyRawLoad({
  addresses,
  connections,
  seconds,
  body,
  cookie = '',
}: RawLoad): Promise<RawResult> {
  let index = 0;
  const next = ({ host, pathname }: URL) => {
    const head = `${pathname} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n`;
    if (!body) {
      return `GET ${head}\r\n`;
    }
    const text = body(index++);
    return `POST ${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  };
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  let bad = 0;
  await Promise.all(
    Array.from(
      { length: connections },
      (_, number) =>
        new Promise<void>((done, failed) => {
          const address = new URL(addresses[number % addresses.length]!);
          const ask = () => socket.write(next(address));
          const socket = connect(Number(address.port), address.hostname, ask);
          socket.setNoDelay(true);
          let missing = 0;
          socket.on('data', (bytes) => {
            if (missing === 0) {
              const end = bytes.indexOf(headEnd);
              const text = bytes.toString('latin1', 0, end);
              const length = /content-length: (\d+)/i.exec(text)?.[1];
              // The servers here write a head in one piece; another shape is a fault of the
              // benchmark, not a slow answer.
              if (end < 0 || length === undefined) {
                return failed(
                  new Error(`${address.href} answers in a shape this client does not know`),
                );
              }
              if (!text.startsWith('HTTP/1.1 2')) {
                bad += 1;
              }
              missing = end + 4 + Number(length);
            }
            missing -= bytes.length;
            if (missing > 0) {
              return;
            }
            answers += 1;
            if (performance.now() < until) {
              ask();
            } else {
              socket.end(done);
            }
          });
          socket.on('error', failed);
        }),
    ),
  );
  return { rate: answers / seconds, bad };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * Medians over interleaved rounds, after a warm-up: the machine's noise falls on all contestants
 * alike.
 */
export async function compareRaw<Name extends string>(
  contestants: Record<Name, RawLoad>,
  rounds: number,
): Promise<Record<Name, RawResult>> {
  const entries = Object.entries(contestants) as [Name, RawLoad][];
  const results = new Map<Name, RawResult[]>(entries.map(([name]) => [name, []]));
  for (const [, load] of entries) {
    await applyRawLoad({ ...load, seconds: 2 });
  }
  for (let round = 0; round < rounds; round++) {
    for (const [name, load] of entries) {
      results.get(name)!.push(await applyRawLoad(load));
    }
  }
  return Object.fromEntries(
    [...results].map(([name, all]) => [
      name,
      { rate: median(all.map((one) => one.rate)), bad: all.reduce((sum, one) => sum + one.bad, 0) },
    ]),
  ) as Record<Name, RawResult>;
}
