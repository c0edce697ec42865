import type { ChildServer } from '../child-server.ts';
import { type Engine, startProduct } from '../engines.ts';
import { leadBody, viewBody } from '../lead-body.ts';
import { applyRawLoad, median, type RawLoad } from '../raw-load.ts';

const script = 'benchmarks/counts/counted-server.ts';
const seconds = 2;

/** One load asked of a server that counts and of one that does not. */
export interface CountCost {
  /** Answers a second. */
  readonly counting: number;
  readonly plain: number;
  /** The median of what each round gave, each beside its own. */
  readonly ratio: number;
  /** Rows that were counted while the load lay on the server; a round's, the median. */
  readonly countedRows: number;
  /** Milliseconds that took. */
  readonly countMs: number;
  /** Answers other than 2xx. */
  readonly bad: number;
}

export interface CountFigures {
  readonly lead: CountCost;
  readonly view: CountCost;
}

interface Servers {
  readonly counting: ChildServer;
  readonly plain: ChildServer;
}

type Load = Omit<RawLoad, 'address' | 'seconds'> & { readonly path: string };

interface Counted {
  readonly rows: number;
  readonly milliseconds: number;
}

/**
 * A load on the server that counts: beside it it counts what came in the round before, as many rows
 * as come now. Every minute has one count; here every two seconds have.
 */
async function loadCounting({ origin }: ChildServer, load: RawLoad) {
  const counting = fetch(`${origin}/count`);
  const result = await applyRawLoad(load);
  const answer = await counting;
  const count = (await answer.json()) as Counted;
  await fetch(`${origin}/mark`);
  return { ...result, count };
}

/** Both servers in turns, each first in every other round. */
async function measureLoad(
  servers: Servers,
  { path, ...load }: Load,
  rounds: number,
): Promise<CountCost> {
  const at = ({ origin }: ChildServer) => ({ ...load, seconds, address: `${origin}${path}` });
  const askCounting = () => loadCounting(servers.counting, at(servers.counting));
  const askPlain = () => applyRawLoad(at(servers.plain));
  await askCounting();
  await askPlain();
  const all = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const counting = await askCounting();
      all.push({ counting, plain: await askPlain() });
    } else {
      const plain = await askPlain();
      all.push({ counting: await askCounting(), plain });
    }
  }
  return {
    counting: median(all.map(({ counting }) => counting.rate)),
    plain: median(all.map(({ plain }) => plain.rate)),
    ratio: median(all.map(({ counting, plain }) => counting.rate / plain.rate)),
    countedRows: median(all.map(({ counting }) => counting.count.rows)),
    countMs: median(all.map(({ counting }) => counting.count.milliseconds)),
    bad: all.reduce((sum, { counting, plain }) => sum + counting.bad + plain.bad, 0),
  };
}

/** What the counts cost leads and tracking on one engine, against the same server without them. */
export async function measureCounts(engine: Engine, rounds: number): Promise<CountFigures> {
  const counting = await startProduct(await engine.newHome(), script);
  const plain = await startProduct({ ...(await engine.newHome()), COUNTS: 'none' }, script);
  try {
    const servers = { counting, plain };
    const lead = await measureLoad(
      servers,
      { path: '/api/leads', body: leadBody, connections: 16 },
      rounds,
    );
    const view = await measureLoad(
      servers,
      { path: '/api/track-interaction', body: viewBody, connections: 64 },
      rounds,
    );
    return { lead, view };
  } finally {
    await counting.stop();
    await plain.stop();
  }
}
