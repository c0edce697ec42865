import { leadBody, viewBody } from './lead-body.ts';
import { applyRawLoad, type RawLoad } from './raw-load.ts';

type Call = Pick<RawLoad, 'address' | 'body' | 'headers'>;

let count = 0;

const calculationBody = (): string =>
  JSON.stringify({
    homePrice: 250_000 + (count++ % 400) * 1000,
    electricBill: 80 + (count % 300),
    creditScore: '660-699',
    propertyState: 'OR',
    sessionId: `soak${process.pid.toString(36)}${(count % 5000).toString(36).padStart(12, '0')}`,
  });

/** What visitors ask of the server at `origin`, by kind. */
function callsOf(origin: string) {
  return {
    page: {
      address: `${origin}/`,
      headers: { 'accept-encoding': 'br' },
    },
    view: {
      address: `${origin}/api/track-interaction`,
      body: viewBody,
    },
    calculation: {
      address: `${origin}/api/calculate-savings`,
      body: calculationBody,
    },
    lead: {
      address: `${origin}/api/leads`,
      body: leadBody,
    },
  } satisfies Record<string, Call>;
}

export type Kind = keyof ReturnType<typeof callsOf>;

export interface Visits {
  readonly answers: number;
  /** Answers other than 2xx. */
  readonly failed: number;
  /** Milliseconds until each lead was answered. */
  readonly leads: readonly number[];
}

/** Lets so many of each kind ask, each again as soon as it is answered. */
export async function sendVisitors(
  origin: string,
  connections: Partial<Record<Kind, number>>,
  seconds: number,
): Promise<Visits> {
  const calls = callsOf(origin);
  const leads: number[] = [];
  const results = await Promise.all(
    Object.entries(connections).map(([kind, count]) =>
      applyRawLoad({
        ...calls[kind as Kind],
        connections: count,
        seconds,
        ...(kind === 'lead' && { onAnswer: (took) => void leads.push(took) }),
      }),
    ),
  );
  return {
    answers: results.reduce((sum, { rate }) => sum + rate * seconds, 0),
    failed: results.reduce((sum, { bad }) => sum + bad, 0),
    leads,
  };
}
