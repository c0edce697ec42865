import { writeCursor } from '#core/contract/cursor.ts';
import { signInStaff, type StaffSession } from '#server/testing/sessions/staff-session.ts';

/** How many milliseconds 95 of 100 calls took at most, under the name of the call. */
export type CallTimes = ReadonlyMap<string, number>;

type PathOf = (turn: number) => string;

interface Known {
  leadCount: number;
  /** Cursors into the middle of the list, by its order. */
  deep: { created: string; lastName: string };
  /** Saved views: of one status, and of two filters. */
  views: number[];
}

const list = (query: string): string => `/api/admin/leads?${query}`;

function searchOf(path: string): (...texts: string[]) => PathOf {
  return (...texts) =>
    (turn) =>
      `${path}q=${encodeURIComponent(texts[turn % texts.length]!)}`;
}

const search = searchOf(list(''));
const searchAudit = searchOf('/api/admin/audit?');

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** The list of leads, by `turn` each time something else. */
function listCalls({ leadCount, deep }: Known): Record<string, PathOf> {
  const affiliate = (turn: number) => `affiliate=BENCH${1 + (turn % 200)}`;
  const monthAgo = `from=${dayAgo(30)}`;
  return {
    'first page': () => list(''),
    'tenth page': () => list('page=10'),
    'deep, by cursor': () => list(`page=1000&cursor=${encodeURIComponent(deep.created)}`),
    'oldest first': () => list('direction=asc'),
    'by first name': () => list('sort=firstName&direction=asc'),
    'by last name, backwards': () => list('sort=lastName&direction=desc'),
    'by last name, deep': () =>
      list(`sort=lastName&direction=asc&page=1000&cursor=${encodeURIComponent(deep.lastName)}`),
    'several statuses': () => list('status=Contacted,Denied'),
    state: () => list('state=WY'),
    'several states': () => list('state=TX,CA,OR'),
    source: () => list('source=newsletter'),
    verdict: () => list('qualified=no'),
    language: () => list('language=pt'),
    affiliate: (turn) => list(affiliate(turn)),
    'a month': () => list(monthAgo),
    'a month long ago': () => list(`from=${dayAgo(600)}&to=${dayAgo(570)}`),
    'to check': () => list('check=yes'),
    'a state of a status': () => list('state=TX&status=New'),
    'a rare state of a rare status': () => list('state=WY&status=Denied'),
    'a status of a month': () => list(`status=Contacted&${monthAgo}`),
    'a language and a verdict': () => list('language=pt&qualified=yes'),
    'a source and a state': () => list('source=facebook&state=FL'),
    'whom to call first': () => list('waiting=yes&sort=callFirst&direction=asc'),
    'who buys soon': () => list('timeline=immediately,1 month&sort=timeline&direction=asc'),
    'the dearest homes': () => list('priceFrom=845000&sort=price'),
    'qualified and untouched': () =>
      list('qualified=yes&untouched=3&status=New,Contacted&sort=callFirst&direction=asc'),
    'by last touch': () => list('sort=lastTouch&direction=asc'),
    'next steps that are due': () => list('nextStep=due&sort=nextStep&direction=asc'),
    'a score of a way of contact': () => list('score=740%2B&contact=text'),
    'a status of an affiliate': (turn) => list(`${affiliate(turn)}&status=New`),
    'to check in a state': () => list('check=yes&state=WY'),
    'a status by last name': () => list('status=Denied&sort=lastName&direction=asc'),
    'an affiliate by last name': (turn) => list(`${affiliate(turn)}&sort=lastName&direction=asc`),
    'search a name many have': search('garcia', 'Hernández', 'smith'),
    'search what all have': search('example', '.com'),
    'search two letters': search('xi', 'an'),
    'search a whole name': search('ximena cavalcanti', 'Thiago Villaseñor', 'jose moore'),
    'search an address': (turn) => list(`q=.${leadAt(turn, leadCount)}%40example`),
    'search a number': search('555-0142', '(503) 555-01', '2075554310'),
    'search few digits': search('5550', '0142'),
    'search nobody': search('zebulon quux', '503-867-5309'),
    'search nobody, one digit': search('999-999-9999'),
    'search a name of a status': (turn) => `${search('garcia', 'smith')(turn)}&status=Denied`,
    'search a name in a rare state': (turn) => `${search('garcia', 'smith')(turn)}&state=WY`,
    'search a name of an affiliate': (turn) =>
      `${search('garcia', 'smith')(turn)}&${affiliate(turn)}`,
    'search by last name': (turn) =>
      `${search('garcia', 'luis')(turn)}&sort=lastName&direction=asc`,
  };
}

function leadAt(turn: number, leadCount: number): number {
  return 1 + ((turn * 7919) % leadCount);
}

/** A loan officer sees a sixth of the leads that have an owner, and all leads without one. */
const officerCalls: Readonly<Record<string, PathOf>> = {
  'officer: queue': () => '/api/admin/queue',
  'officer: news': () => '/api/admin/news',
  'officer: first page': () => list(''),
  'officer: own leads': () => list('owner=me'),
  'officer: whom to call first': () => list('waiting=yes&sort=callFirst&direction=asc'),
  'officer: a status of a state': () => list('status=Denied&state=WY'),
  'officer: by last name': () => list('sort=lastName&direction=asc'),
  'officer: search a name': search('garcia', 'smith'),
  'officer: counts of the ready-made lists': () => '/api/admin/leads/ready-views',
  'officer: leads by status': () => '/api/admin/leads/board',
};

/** Every other screen. */
function otherCalls({ leadCount, views }: Known): Record<string, PathOf> {
  const lead = (turn: number) => `/api/admin/leads/${leadAt(turn, leadCount)}`;
  const neighbours = (turn: number, query: string) =>
    `/api/admin/leads/neighbours?of=${leadAt(turn, leadCount)}&side=behind&${query}`;
  const affiliate = (turn: number) => `/api/admin/affiliate/${1 + (turn % 200)}`;
  return {
    'counts of the ready-made lists': () => '/api/admin/leads/ready-views',
    'count of a saved view': () => `/api/admin/views/${views[0]}/count`,
    'count of one of two filters': () => `/api/admin/views/${views[1]}/count`,
    ...Object.fromEntries(Object.entries(countedCalls).map(([name, path]) => [name, () => path])),
    activity: () => '/api/admin/dashboard/activity',
    'one lead': lead,
    'its interactions': (turn) => `${lead(turn)}/interactions?pageSize=5`,
    'leads behind one': (turn) => neighbours(turn, ''),
    'leads behind one, by last name of a search': (turn) =>
      neighbours(turn, 'q=garcia&sort=lastName&direction=asc'),
    'its timeline': (turn) => `${lead(turn)}/timeline`,
    'whether its person may be called': (turn) => `${lead(turn)}/permission`,
    'its duplicates': (turn) => `${lead(turn)}/duplicates`,
    queue: () => '/api/admin/queue',
    news: () => '/api/admin/news',
    'leads by status': () => '/api/admin/leads/board',
    'audit log': () => '/api/admin/audit',
    'audit log, deletions': () => '/api/admin/audit?kind=deleted',
    'audit log, changes of a month': () => `/api/admin/audit?kind=changed&from=${dayAgo(30)}`,
    'audit log, search a person': searchAudit('admin', 'Number 17'),
    'audit log, search a lead': (turn) => searchAudit(`SG-${leadAt(turn, leadCount)}`)(turn),
    'audit log, search nothing': searchAudit('zebulon'),
    'list of affiliates': () => '/api/admin/affiliates',
    'search an affiliate': searchOf('/api/admin/affiliates?')('number 17', 'BENCH9'),
    'list of mails': () => '/api/admin/sent-mails',
    'mails by status': () => '/api/admin/sent-mails?status=sent',
    'search a mail': searchOf('/api/admin/sent-mails?')(
      'ximena.cavalcanti',
      '@example.com',
      'zebulon',
    ),
    'list of commissions': () => '/api/admin/commissions',
    'referrals of an affiliate': (turn) => `${affiliate(turn)}/referrals`,
    'figures of an affiliate': (turn) => `${affiliate(turn)}/stats`,
  };
}

async function learn(staff: StaffSession, leadCount: number): Promise<Known> {
  const id = Math.ceil(leadCount * 0.4);
  const lead = await staff.get<{ createdAt: string; lastName: string }>(`/api/admin/leads/${id}`);
  const views = ['status=Contacted', 'status=Contacted&state=TX'].map((query, index) =>
    staff.post<{ id: number }>('/api/admin/views', { name: `Bench ${index}`, query }),
  );
  return {
    leadCount,
    deep: {
      created: writeCursor({
        sort: 'createdAt',
        direction: 'desc',
        key: lead.createdAt,
        id,
      }),
      lastName: writeCursor({
        sort: 'lastName',
        direction: 'asc',
        key: lead.lastName.toLowerCase(),
        id,
      }),
    },
    views: (await Promise.all(views)).map((view) => view.id),
  };
}

/** A running product whose database was filled with so many leads. */
export interface Office {
  origin: string;
  leadCount: number;
  password: string;
}

const warmUps = 10;

/**
 * Makes every call `turns` times, one after the other, signed in and warm; with `only` the calls whose
 * name holds it.
 */
export async function timeStaffCalls(
  { origin, leadCount, password }: Office,
  { turns, only = '' }: { turns: number; only?: string | undefined },
): Promise<CallTimes> {
  const staff = await signInStaff(origin, password);
  const officer = await signInStaff(origin, password, 'officer-1');
  const known = await learn(staff, leadCount);
  const calls = Object.entries({ ...listCalls(known), ...otherCalls(known), ...officerCalls });
  const times = new Map<string, number>();
  for (const [name, pathOf] of calls.filter(([called]) => called.includes(only))) {
    const took: number[] = [];
    const caller = name in officerCalls ? officer : staff;
    for (let turn = -warmUps; turn < turns; turn++) {
      const start = performance.now();
      await caller.get(pathOf(Math.abs(turn)));
      if (turn >= 0) {
        took.push(performance.now() - start);
      }
    }
    took.sort((one, other) => one - other);
    times.set(name, took[Math.ceil(0.95 * took.length) - 1]!);
  }
  return times;
}

/** Calls whose figures are counted over everything, and kept for a while. */
export const countedCalls: Readonly<Record<string, string>> = {
  figures: '/api/admin/dashboard/stats',
  'report of a month': '/api/admin/reports/leads',
  'office of a month': '/api/admin/office?range=30d',
  'report of a year': `/api/admin/reports/leads?from=${dayAgo(364)}&to=${dayAgo(0)}`,
};

/** How long the first one of such calls takes, of a server that keeps nothing yet. */
export async function timeFirstCall({ origin, password }: Office, path: string): Promise<number> {
  const staff = await signInStaff(origin, password);
  const start = performance.now();
  await staff.get(path);
  return performance.now() - start;
}
