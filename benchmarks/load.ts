import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  /** A body for each request in turn, so that no two are equal. */
  readonly body?: (index: number) => string;
  readonly headers?: Record<string, string>;
  readonly connections?: number;
  readonly seconds?: number;
}

export interface LoadResult {
  /** Answers a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 2xx and broken connections. */
  readonly bad: number;
}

/** Sends requests from a number of connections for a while and counts the answers. */
export async function applyLoad({ url, method = 'GET', body, headers = {}, connections = 16, seconds = 6 }: Load): Promise<LoadResult> {
  let index = 0;
  const result = await autocannon({
    url, connections, duration: seconds,
    requests: [{
      method, headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { setupRequest: (request: autocannon.Request) => ({ ...request, body: body(index++) }) }),
    }],
  });
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, bad: result.non2xx + result.errors };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Medians over interleaved rounds: the machine's noise falls on all contestants alike. */
export async function compare(contestants: Record<string, Load>, rounds: number): Promise<Record<string, LoadResult>> {
  const results: Record<string, LoadResult[]> = {};
  for (const load of Object.values(contestants)) await applyLoad({ ...load, seconds: 2 });
  for (let round = 0; round < rounds; round++) {
    for (const [name, load] of Object.entries(contestants)) (results[name] ??= []).push(await applyLoad(load));
  }
  return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, {
    rate: median(all.map((one) => one.rate)), p50: median(all.map((one) => one.p50)), p99: median(all.map((one) => one.p99)),
    bad: all.reduce((sum, one) => sum + one.bad, 0),
  }]));
}
