import os from 'node:os';
import { type Engine, onEachEngine, startProduct } from '../engines.ts';
import { section, table, verdict } from '../report.ts';
import { type Asked, askInTurn, warmUps } from './ask-in-turn.ts';
import { compareTimes, type Comparison } from './compare-times.ts';

/** Below this chance the times of two kinds are called different. */
const leastChance = 0.01;
/** An account is guessed at less often than where guessing is slowed down. */
const triesOfAccount = 20;

const register = '/api/affiliate/register';
const password = 'a long enough sentence';

function registration(email: string, code: string) {
  return {
    firstName: 'Timo',
    lastName: 'Taken',
    email,
    password,
    confirmPassword: password,
    isLicensedRealtor: false,
    referralCode: code,
  };
}

const addressOf = (kind: string, number: number) => `${kind}.${number}@timing.example`;

/** Accounts that are known: enough that none is locked by the guessing. */
async function makeAccounts(origin: string, kind: string, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const answer = await fetch(`${origin}${register}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.250.0.1' },
      body: JSON.stringify(registration(addressOf(kind, number), `${kind}-${number}`)),
    });
    if (!answer.ok) {
      throw new Error(`${answer.status}: ${await answer.text()}`);
    }
  }
}

function kindsOf(accounts: number) {
  const some = (kind: string) => (turn: number) => addressOf(kind, turn % accounts);
  const login = (kind: string): Asked => ({
    path: '/api/affiliate/dashboard/login',
    body: (turn) => ({ email: some(kind)(turn), password: 'not the password' }),
    status: 401,
  });
  const forgot = (kind: string): Asked => ({
    path: '/api/affiliate/forgot-password',
    body: (turn) => ({ email: some(kind)(turn) }),
    status: 200,
    mails: true,
  });
  return {
    loginKnown: login('known'),
    loginUnknown: login('unknown'),
    // Known as well: what the method finds between these and the known ones is the method's own.
    loginAlsoKnown: login('also'),
    forgotKnown: forgot('known'),
    forgotUnknown: forgot('unknown'),
    registerKnown: {
      path: register,
      body: (turn: number) => registration(some('known')(turn), `TRY${turn}`),
      status: 409,
      mails: true,
    },
    registerUnknown: {
      path: register,
      body: (turn: number) => registration(addressOf('new', turn), `NEW${turn}`),
      status: 201,
      mails: true,
    },
  } satisfies Record<string, Asked>;
}

const ms = (value: number) => value.toFixed(2);

function row(name: string, { medians, spreads, difference, noise, p }: Comparison): string[] {
  return [
    name,
    `${ms(medians[0])} (${ms(spreads[0])})`,
    `${ms(medians[1])} (${ms(spreads[1])})`,
    ms(difference),
    ms(noise),
    p < 0.001 ? '< 0.001' : p.toFixed(3),
  ];
}

interface Found {
  engine: string;
  rows: string[][];
  /** The times tell nothing of an account. */
  isHidden: boolean;
  /** What is different is told apart, and what is the same is not. */
  isTrusted: boolean;
}

async function measureOn({ name: engine, newHome }: Engine, tries: number): Promise<Found> {
  // Each call says that it comes from another caller, or guessing would be slowed down.
  const server = await startProduct({ TRUSTED_PROXIES: '127.0.0.1', ...(await newHome()) });
  try {
    const accounts = Math.ceil((tries + warmUps) / triesOfAccount);
    await makeAccounts(server.origin, 'known', accounts);
    await makeAccounts(server.origin, 'also', accounts);
    const times = await askInTurn(server.origin, kindsOf(accounts), tries);
    const login = compareTimes({ one: times.loginKnown, other: times.loginUnknown });
    const forgot = compareTimes({ one: times.forgotKnown, other: times.forgotUnknown });
    const control = compareTimes({ one: times.loginKnown, other: times.loginAlsoKnown });
    const registered = compareTimes({ one: times.registerKnown, other: times.registerUnknown });
    return {
      engine,
      rows: [
        row(`${engine}, failed sign-in`, login),
        row(`${engine}, a new password`, forgot),
        row(`${engine}, control: known addresses on both sides`, control),
        row(`${engine}, registration, whose words tell (decision 037)`, registered),
      ],
      isHidden: login.p >= leastChance && forgot.p >= leastChance,
      isTrusted: registered.p < leastChance && control.p >= leastChance,
    };
  } finally {
    await server.stop();
  }
}

/**
 * Whether the time of an answer tells that an account exists: so many requests of each kind, in
 * mixed order, one after the other, on both engines.
 */
export async function measureTiming(tries: number): Promise<string> {
  const found = await onEachEngine((engine) => measureOn(engine, tries));
  const load = os.loadavg().map((value) => value.toFixed(1));
  const isHidden = found.every((one) => one.isHidden);
  const isTrusted = found.every((one) => one.isTrusted);
  return section('timing', 'What the time of an answer tells', [
    `${tries} requests of each kind, one after the other in an order drawn anew for each turn, over HTTP; load of the machine at the end, over 1, 5 and 15 minutes: ${load.join(', ')}. Medians in milliseconds, in brackets how far apart the middle half of the times lies. Noise: how far apart the medians of two random halves of one kind are, 95 times of 100. Chance: how often swapping the two of each turn makes a difference as large.`,
    table(
      ['', 'known address', 'unknown address', 'difference', 'noise', 'chance'],
      found.flatMap(({ rows }) => rows),
    ),
    `Neither a failed sign-in nor asking for a new password tells whether there is an account (chance at least ${leastChance}): ${verdict(isHidden)}. The method tells apart what is different, and not what is the same: ${verdict(isTrusted)}.`,
  ]);
}
