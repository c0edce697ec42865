import { startServer } from './child-server.ts';
import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { leadBody, viewBody } from './lead-body.ts';
import { compareRaw, type RawResult } from './raw-load.ts';

export interface WriteFigures {
  readonly engine: string;
  readonly lead: RawResult;
  readonly bareLead: RawResult;
  readonly view: RawResult;
  readonly bareView: RawResult;
  /** The same peer answering at once: what HTTP and the load allow on this machine. */
  readonly nothing: RawResult;
}

/**
 * Product against peer on one engine: complete leads against bare inserts, batched tracking against
 * an insert a request.
 */
async function measure(engine: Engine, rounds: number): Promise<WriteFigures> {
  const product = await startProduct(await engine.newHome());
  const bare = await startServer('benchmarks/bare-server.ts', await engine.newHome());
  try {
    const post = (address: string, body: (index: number) => string, connections: number) => ({
      addresses: [address],
      body,
      connections,
      seconds: 2,
    });
    const leads = await compareRaw(
      {
        product: post(`${product.origin}/api/leads`, leadBody, 16),
        bare: post(`${bare.origin}/lead`, leadBody, 16),
      },
      rounds,
    );
    const views = await compareRaw(
      {
        product: post(`${product.origin}/api/track-interaction`, viewBody, 64),
        bare: post(`${bare.origin}/view`, viewBody, 64),
        nothing: post(`${bare.origin}/nothing`, viewBody, 64),
      },
      rounds,
    );
    return {
      engine: engine.name,
      lead: leads.product,
      bareLead: leads.bare,
      view: views.product,
      bareView: views.bare,
      nothing: views.nothing,
    };
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** Both engines; PostgreSQL is left out where there are no binaries. */
export function measureWrites(rounds: number): Promise<WriteFigures[]> {
  return onEachEngine((engine) => measure(engine, rounds));
}
