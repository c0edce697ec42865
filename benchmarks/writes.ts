import { type Engine, onEachEngine, startProduct, startServer } from './engines.ts';
import { leadBody, viewBody } from './lead-body.ts';
import { compareRaw } from './raw-load.ts';
import { section, table, verdict } from './report.ts';

/** Product against peer: complete leads against bare inserts, tracking against storing nothing. */
async function measure(engine: Engine, rounds: number): Promise<string[]> {
  const product = await startProduct(await engine.home());
  const bare = await startServer('benchmarks/bare-server.ts', await engine.home());
  const load = (address: string, body: (index: number) => string, connections: number) => ({
    addresses: [address],
    body,
    connections,
    seconds: 2,
  });
  try {
    const leads = await compareRaw(
      {
        product: load(`${product.origin}/api/leads`, leadBody, 16),
        bare: load(`${bare.origin}/lead`, leadBody, 16),
      },
      rounds,
    );
    const views = await compareRaw(
      {
        product: load(`${product.origin}/api/track-interaction`, viewBody, 64),
        nothing: load(`${bare.origin}/nothing`, viewBody, 64),
      },
      rounds,
    );
    const ofBare = leads.product.rate / leads.bare.rate;
    const ofNothing = views.product.rate / views.nothing.rate;
    const all = [...Object.values(leads), ...Object.values(views)];
    return [
      engine.name,
      leads.product.rate.toFixed(0),
      leads.bare.rate.toFixed(0),
      `${ofBare.toFixed(2)} ${verdict(ofBare >= (engine.name === 'embedded' ? 0.5 : 0.35))}`,
      views.product.rate.toFixed(0),
      views.nothing.rate.toFixed(0),
      `${ofNothing.toFixed(2)} ${verdict(ofNothing >= 0.25)}`,
      String(all.reduce((sum, { bad }) => sum + bad, 0)),
    ];
  } finally {
    await product.stop();
    await bare.stop();
  }
}

export async function measureWrites(rounds: number): Promise<string> {
  const rows = await onEachEngine((engine) => measure(engine, rounds));
  return section('writes', 'Leads and tracking', [
    `\`POST /api/leads\`, complete, 16 connections, against a bare Fastify with one prepared INSERT of the same row; promised 0.5 embedded and 0.35 on PostgreSQL. Tracking, 64 connections, against the same bare server that stores nothing (one request an event can be no quicker than that). Medians of ${rounds} interleaved rounds.`,
    table(
      'engine | leads/s | bare inserts/s | ratio | views/s | nothing stored/s | ratio (>= 0.25) | failed',
      rows,
    ),
  ]);
}
