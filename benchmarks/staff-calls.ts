import { writeCursor } from '#core/contract/cursor.ts';
import { signInStaff } from '#server/testing/staff-session.ts';
import { percentile } from './percentile.ts';

/** The p95 of each call in milliseconds, under its name. */
export type CallTimes = ReadonlyMap<string, number>;

type PathOf = (turn: number) => string;

/** What staff ask, by name; `turn` lets a call ask for something else each time. */
function callsOf(leadCount: number, deepCursor: string): Record<string, PathOf> {
  const list = (query: string): string => `/api/admin/leads?${query}`;
  const search =
    (...texts: string[]): PathOf =>
    (turn) =>
      list(`q=${encodeURIComponent(texts[turn % texts.length]!)}`);
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const leadAt = (turn: number) => 1 + ((turn * 7919) % leadCount);
  return {
    'first page': () => list(''),
    'tenth page': () => list('page=10'),
    'deep, by cursor': () => list(`page=1000&cursor=${encodeURIComponent(deepCursor)}`),
    'by first name': () => list('sort=firstName&direction=asc'),
    'by last name, backwards': () => list('sort=lastName&direction=desc'),
    status: () => list('status=Contacted,Denied'),
    state: () => list('state=WY'),
    source: () => list('source=newsletter'),
    verdict: () => list('qualified=no'),
    language: () => list('language=pt'),
    affiliate: (turn) => list(`affiliate=BENCH${1 + (turn % 200)}`),
    'a month': () => list(`from=${monthAgo}`),
    'to check': () => list('check=yes'),
    'a state of a status': () => list('state=TX&status=New'),
    'search a name many have': search('garcia', 'Hernández', 'smith'),
    'search a whole name': search('ximena cavalcanti', 'Thiago Villaseñor', 'jose moore'),
    'search an address': (turn) => list(`q=.${leadAt(turn)}%40example`),
    'search a number': search('555-0142', '(503) 555-01', '2075554310'),
    'search nobody': search('zebulon quux', '999-999-9999'),
    figures: () => '/api/admin/dashboard/stats',
    'report of a month': () => '/api/admin/reports/leads',
    activity: () => '/api/admin/dashboard/activity',
    'one lead': (turn) => `/api/admin/leads/${leadAt(turn)}`,
    'its interactions': (turn) => `/api/admin/leads/${leadAt(turn)}/interactions?pageSize=5`,
  };
}

interface Asked {
  origin: string;
  password: string;
  /** How many leads the database was filled with. */
  leadCount: number;
  /** How often each call is made. */
  turns: number;
}

/** Makes every call so many times, one after the other, signed in and warm. */
export async function timeStaffCalls({
  origin,
  password,
  leadCount,
  turns,
}: Asked): Promise<CallTimes> {
  const staff = await signInStaff(origin, password);
  const deepId = Math.ceil(leadCount * 0.4);
  const { createdAt } = await staff.get<{ createdAt: string }>(`/api/admin/leads/${deepId}`);
  const deepCursor = writeCursor({
    sort: 'createdAt',
    direction: 'desc',
    key: createdAt,
    id: deepId,
  });
  const times = new Map<string, number>();
  for (const [name, pathOf] of Object.entries(callsOf(leadCount, deepCursor))) {
    const took: number[] = [];
    const warmUps = 5;
    for (let turn = -warmUps; turn < turns; turn++) {
      const start = performance.now();
      await staff.get(pathOf(Math.abs(turn)));
      if (turn >= 0) {
        took.push(performance.now() - start);
      }
    }
    times.set(name, percentile(took, 0.95));
  }
  return times;
}
