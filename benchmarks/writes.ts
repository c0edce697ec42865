import { newHome, startProduct, startServer } from './product.ts';
import { leadBody, viewBody } from './lead-body.ts';
import { compareRaw } from './raw-load.ts';
import { section, table, verdict } from './report.ts';

/** Product against peer: complete leads against bare inserts, tracking against storing nothing. */
async function measure(rounds: number): Promise<string[]> {
  const product = await startProduct(newHome());
  const bare = await startServer('benchmarks/bare-server.ts', newHome());
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
      leads.product.rate.toFixed(0),
      leads.bare.rate.toFixed(0),
      `${ofBare.toFixed(2)} ${verdict(ofBare >= 0.35)}`,
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
  return section('writes', 'Leads and tracking', [
    `\`POST /api/leads\`, complete, 16 connections, against a bare Fastify with one prepared INSERT of the same row; Tracking, 64 connections, against the same bare server that stores nothing (one request an event can be no quicker than that). Medians of ${rounds} interleaved rounds.`,
    table(
      'leads/s | bare inserts/s | ratio (>= 0.35) | views/s | nothing stored/s | ratio (>= 0.25) | failed',
      [await measure(rounds)],
    ),
  ]);
}
