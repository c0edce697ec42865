import { readFileSync } from 'node:fs';
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
  /** The load ends after so many seconds, or so many calls. */
  readonly seconds?: number;
  readonly calls?: number;
  /** A body for each POST in turn; without it they are GETs. */
  readonly body?: (index: number) => string;
  readonly cookie?: string;
  /** Processes whose processor time is measured; Linux alone tells it. */
  readonly pids?: readonly number[];
}

export interface RawResult {
  /** Answers a second. */
  readonly rate: number;
  /** Answers other than 2xx. */
  readonly bad: number;
  /** Processor milliseconds an answer. */
  readonly cost: number;
}

const processorMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);

/** Length of the first answer in the bytes, and whether it is a 2xx. */
function readHead(bytes: Buffer) {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('latin1', 0, end);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return end < 0 || length === undefined
    ? undefined
    : { length: end + 4 + Number(length), isGood: head.startsWith('HTTP/1.1 2') };
}

/** Applies a load and counts the answers. */
export async function applyRawLoad({
  addresses,
  connections,
  seconds = Infinity,
  calls = Infinity,
  body,
  cookie = '',
  pids = [],
}: RawLoad): Promise<RawResult> {
  let index = 0;
  let answers = 0;
  let bad = 0;
  const next = ({ host, pathname }: URL) => {
    const head = `${pathname} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n`;
    const text = body?.(index);
    index += 1;
    return text === undefined
      ? `GET ${head}\r\n`
      : `POST ${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  };
  const before = processorMs(pids);
  const start = performance.now();
  const isOver = () => index >= calls || performance.now() >= start + seconds * 1000;
  const loadOne = (address: URL) =>
    new Promise<void>((done, failed) => {
      const ask = () => socket.write(next(address));
      const socket = connect(Number(address.port), address.hostname, ask);
      socket.setNoDelay(true);
      socket.on('error', failed);
      let missing = 0;
      socket.on('data', (bytes) => {
        if (missing === 0) {
          const head = readHead(bytes);
          // The servers here write a head in one piece. Another shape is a fault of the benchmark.
          if (!head) {
            return failed(new Error(`${address.href} answers in a shape that cannot be read`));
          }
          bad += head.isGood ? 0 : 1;
          missing = head.length;
        }
        missing -= bytes.length;
        if (missing > 0) {
          return;
        }
        answers += 1;
        if (isOver()) {
          socket.end(done);
        } else {
          ask();
        }
      });
    });
  await Promise.all(
    Array.from({ length: connections }, (_, number) =>
      loadOne(new URL(addresses[number % addresses.length]!)),
    ),
  );
  const rate = (1000 * answers) / (performance.now() - start);
  return { rate, bad, cost: (processorMs(pids) - before) / answers };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * Medians over interleaved rounds, after one that warms up: the machine's noise falls on all
 * contestants alike. Bad answers are added up.
 */
export async function compareRaw<Name extends string>(
  contestants: Record<Name, RawLoad>,
  rounds: number,
): Promise<Record<Name, RawResult>> {
  const all = Object.entries<RawLoad>(contestants).map(([name, load]) => {
    return { name, load, results: [] as RawResult[] };
  });
  for (let round = 0; round <= rounds; round++) {
    for (const { load, results } of all) {
      const result = await applyRawLoad(load);
      results.push(...(round > 0 ? [result] : []));
    }
  }
  const summaryOf = (results: RawResult[]): RawResult => ({
    rate: median(results.map(({ rate }) => rate)),
    cost: median(results.map(({ cost }) => cost)),
    bad: results.reduce((sum, { bad }) => sum + bad, 0),
  });
  const summaries = all.map(({ name, results }) => [name, summaryOf(results)]);
  return Object.fromEntries(summaries) as Record<Name, RawResult>;
}
