import { writeCursor } from '#core/contract/cursor.ts';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';

/**
 * Calls of staff by their names: paths below `/api/admin/`, of which several are called in turn.
 * `{lead}` and `{affiliate}` are another number at each turn.
 */
type Calls = Readonly<Record<string, string | readonly string[]>>;

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const monthAgo = `from=${dayAgo(30)}`;

/** The list of leads, by its query. */
const lists: Calls = {
  'first page': '',
  'tenth page': 'page=10',
  'deep, by cursor': 'page=1000&cursor={newest}',
  'oldest first': 'direction=asc',
  'by first name': 'sort=firstName&direction=asc',
  'by last name, backwards': 'sort=lastName&direction=desc',
  'by last name, deep': 'sort=lastName&direction=asc&page=1000&cursor={lastName}',
  'several statuses': 'status=Contacted,Denied',
  state: 'state=WY',
  'several states': 'state=TX,CA,OR',
  source: 'source=newsletter',
  verdict: 'qualified=no',
  language: 'language=pt',
  affiliate: 'affiliate=BENCH{affiliate}',
  'a month': monthAgo,
  'a month long ago': `from=${dayAgo(600)}&to=${dayAgo(570)}`,
  'to check': 'check=yes',
  'a state of a status': 'state=TX&status=New',
  'a rare state of a rare status': 'state=WY&status=Denied',
  'a status of a month': `status=Contacted&${monthAgo}`,
  'a language and a verdict': 'language=pt&qualified=yes',
  'a source and a state': 'source=facebook&state=FL',
  'whom to call first': 'waiting=yes&sort=callFirst&direction=asc',
  'who buys soon': 'timeline=immediately,1 month&sort=timeline&direction=asc',
  'the dearest homes': 'priceFrom=845000&sort=price',
  'qualified and untouched':
    'qualified=yes&untouched=3&status=New,Contacted&sort=callFirst&direction=asc',
  'by last touch': 'sort=lastTouch&direction=asc',
  'next steps that are due': 'nextStep=due&sort=nextStep&direction=asc',
  'a score of a way of contact': 'score={740+}&contact=text',
  'a status of an affiliate': 'affiliate=BENCH{affiliate}&status=New',
  'to check in a state': 'check=yes&state=WY',
  'a status by last name': 'status=Denied&sort=lastName&direction=asc',
  'an affiliate by last name': 'affiliate=BENCH{affiliate}&sort=lastName&direction=asc',
  'search a name many have': ['q=garcia', 'q=Hernández', 'q=smith'],
  'search what all have': ['q=example', 'q=.com'],
  'search two letters': ['q=xi', 'q=an'],
  'search a whole name': ['q=ximena cavalcanti', 'q=Thiago Villaseñor', 'q=jose moore'],
  'search an address': 'q=.{lead}@example',
  'search a number': ['q=555-0142', 'q=(503) 555-01', 'q=2075554310'],
  'search few digits': ['q=5550', 'q=0142'],
  'search nobody': ['q=zebulon quux', 'q=503-867-5309'],
  'search nobody, one digit': 'q=999-999-9999',
  'search a name of a status': ['q=garcia&status=Denied', 'q=smith&status=Denied'],
  'search a name in a rare state': ['q=garcia&state=WY', 'q=smith&state=WY'],
  'search a name of an affiliate': ['garcia', 'smith'].map(
    (q) => `q=${q}&affiliate=BENCH{affiliate}`,
  ),
  'search by last name': ['garcia', 'luis'].map((q) => `q=${q}&sort=lastName&direction=asc`),
};

/** Calls whose figures are counted over everything, and kept for a while. */
export const countedCalls = {
  figures: 'dashboard/stats',
  'report of a month': 'reports/leads',
  'office of a month': 'office?range=30d',
  'report of a year': `reports/leads?from=${dayAgo(364)}&to=${dayAgo(0)}`,
} as const satisfies Calls;

/** Every other screen. */
const others: Calls = {
  'counts of the ready-made lists': 'leads/ready-views',
  'count of a saved view': 'views/{view}/count',
  'count of one of two filters': 'views/{narrowView}/count',
  ...countedCalls,
  activity: 'dashboard/activity',
  'one lead': 'leads/{lead}',
  'its interactions': 'leads/{lead}/interactions?pageSize=5',
  'leads behind one': 'leads/neighbours?of={lead}&side=behind',
  'leads behind one, by last name of a search':
    'leads/neighbours?of={lead}&side=behind&q=garcia&sort=lastName&direction=asc',
  'its timeline': 'leads/{lead}/timeline',
  'whether its person may be called': 'leads/{lead}/permission',
  'its duplicates': 'leads/{lead}/duplicates',
  queue: 'queue',
  news: 'news',
  'leads by status': 'leads/board',
  'audit log': 'audit',
  'audit log, deletions': 'audit?kind=deleted',
  'audit log, changes of a month': `audit?kind=changed&${monthAgo}`,
  'audit log, search a person': ['audit?q=admin', 'audit?q=Number 17'],
  'audit log, search a lead': 'audit?q=SG-{lead}',
  'audit log, search nothing': 'audit?q=zebulon',
  'list of affiliates': 'affiliates',
  'search an affiliate': ['affiliates?q=number 17', 'affiliates?q=BENCH9'],
  'list of mails': 'sent-mails',
  'mails by status': 'sent-mails?status=sent',
  'search a mail': ['ximena.cavalcanti', '@example.com', 'zebulon'].map(
    (text) => `sent-mails?q=${text}`,
  ),
  'list of commissions': 'commissions',
  'referrals of an affiliate': 'affiliate/{affiliate}/referrals',
  'figures of an affiliate': 'affiliate/{affiliate}/stats',
};

/** A loan officer sees a sixth of the leads that have an owner, and all leads without one. */
const ofOfficer: Calls = {
  'officer: queue': 'queue',
  'officer: news': 'news',
  'officer: first page': 'leads',
  'officer: own leads': 'leads?owner=me',
  'officer: whom to call first': 'leads?waiting=yes&sort=callFirst&direction=asc',
  'officer: a status of a state': 'leads?status=Denied&state=WY',
  'officer: by last name': 'leads?sort=lastName&direction=asc',
  'officer: search a name': ['leads?q=garcia', 'leads?q=smith'],
  'officer: counts of the ready-made lists': 'leads/ready-views',
  'officer: leads by status': 'leads/board',
};

export interface StaffCall {
  name: string;
  isOfOfficer: boolean;
  pathAt(turn: number): string;
}

/** Every call, over so many leads; saves the views that are counted. */
export async function staffCalls(staff: StaffSession, leadCount: number): Promise<StaffCall[]> {
  const id = Math.ceil(leadCount * 0.4);
  const lead = await staff.get<Record<'createdAt' | 'lastName', string>>(`/api/admin/leads/${id}`);
  const saveView = async (query: string) =>
    (await staff.post<{ id: number }>('/api/admin/views', { name: query, query })).id;
  const byName = { sort: 'lastName', direction: 'asc', key: lead.lastName.toLowerCase() } as const;
  const known = {
    newest: writeCursor({ sort: 'createdAt', direction: 'desc', key: lead.createdAt, id }),
    lastName: writeCursor({ ...byName, id }),
    '740+': '740+',
    view: await saveView('status=Contacted'),
    narrowView: await saveView('status=Contacted&state=TX'),
  };
  const pathOf = (path: string, turn: number) => {
    const another = { lead: 1 + ((turn * 7919) % leadCount), affiliate: 1 + (turn % 200) };
    const values: Record<string, string | number> = { ...known, ...another };
    const put = (_: string, name: string) => encodeURIComponent(values[name]!);
    return `/api/admin/${encodeURI(path).replace(/%7B(.+?)%7D/g, put)}`;
  };
  const callsOf = (calls: Calls, prefix = '', isOfOfficer = false) =>
    Object.entries(calls).map(([name, some]): StaffCall => {
      const paths = [some].flat();
      const pathAt = (turn: number) => pathOf(prefix + paths[turn % paths.length], turn);
      return { name, isOfOfficer, pathAt };
    });
  return [...callsOf(lists, 'leads?'), ...callsOf(others), ...callsOf(ofOfficer, '', true)];
}
