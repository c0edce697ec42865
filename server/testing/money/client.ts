import type { Scenario } from './scenarios.ts';

export type State = 'pending' | 'qualified' | 'approved' | 'paid' | 'void';

/** A client as an accountant would keep it with pencil and paper; amounts in cents. */
export interface Client {
  price: number;
  /** What the home cost in the end; null until it is recorded. */
  closing: number | null;
  /** The price that the amount was computed from last: it is not computed from the same again. */
  computedAt: number | null;
  status: string;
  isDeleted: boolean;
  state: State;
  /** The state that its statuses alone lead to, and when they led to an estimate last. */
  stands: State;
  qualifiedAt: number;
  /** The rate of the estimate; null while there is none. */
  rate: Scenario['rate'] | null;
  byHand: number;
  amount: number;
  /** Who was to be paid on the day of the approval. */
  payee: string;
  /** Whether it was paid, and that was taken back; the approval is the same. */
  isTakenBack: boolean;
  /** How much of the amount payments have settled, or prepared ones hold. */
  settled: number;
  held: number;
  /** How many corrections since the payment, or since it was prepared, no payment has settled. */
  corrections: number;
  before: Client | null;
  /** Two clients of one person share it. */
  person: object;
  /** Clients of the same person beside whom staff said that this one's commission is right. */
  beside: Set<Client>;
}

/** A payment on its way: what it takes of which clients, for whom. */
export interface Run {
  state: 'prepared' | 'sent' | 'discarded' | 'reversed';
  total: number;
  /** 1 if it is made in the year after this one. */
  year: number;
  parts: { client: Client; payee: string; cents: number; isFirst: boolean; lines: number }[];
  returned: Set<string>;
  /** The same payment for each partner whom it paid. */
  shared: Run[];
}

export function newClient(price: number, person = {}): Client {
  return {
    price,
    closing: null,
    computedAt: null,
    status: 'New',
    isDeleted: false,
    state: 'pending',
    stands: 'pending',
    qualifiedAt: 0,
    rate: null,
    byHand: 0,
    amount: 0,
    payee: 'self',
    isTakenBack: false,
    settled: 0,
    held: 0,
    corrections: 0,
    before: null,
    person,
    beside: new Set(),
  };
}

const qualifying = ['Qualified', 'Application Submitted', 'Approved'];
export const closed = ['Closed', 'Closed Won'];
export const voiding = ['Not Qualified', 'Denied', 'Closed Lost', 'Do Not Contact'];

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** In whole numbers only: hundredths of a percent of whole dollars, half a cent up. */
function estimate([unit, rate]: Scenario['rate'], price: number): number {
  return unit === 'fixed' ? rate : Math.floor((rate * price + 50) / 100);
}

export function isOpen(state: State): boolean {
  return state === 'pending' || state === 'qualified';
}

/** An estimate of what the client is worth at a rate. */
export function accrue(client: Client, rate: Scenario['rate']): void {
  const computedAt = client.closing ?? client.price;
  const amount = estimate(rate, computedAt);
  Object.assign(client, { state: 'qualified', rate, byHand: 0, amount, computedAt });
}

export const gone = { state: 'void', amount: 0, rate: null, byHand: 0 } as const;

export function remove(client: Client): void {
  client.before = { ...client };
  Object.assign(client, { isDeleted: true }, isOpen(client.state) ? gone : {});
}

export function bringBack(client: Client): void {
  const { state, amount, rate, byHand } = client.before!;
  Object.assign(client, { isDeleted: false, before: null });
  Object.assign(client, isOpen(state) ? { state, amount, rate, byHand } : {});
}

/** What a new status of the client leads to, at a rate and at a moment. */
export function follow(client: Client, rate: Scenario['rate'], at: number): void {
  const isVoiding = voiding.includes(client.status);
  if (isQualifying(client, client.stands)) {
    Object.assign(client, { stands: 'qualified', qualifiedAt: at });
  } else if (isVoiding && isOpen(client.stands)) {
    client.stands = 'void';
  }
  if (isQualifying(client, client.state)) {
    accrue(client, rate);
  } else if (isVoiding && isOpen(client.state)) {
    Object.assign(client, gone);
  }
}

/** A closing alone qualifies, but does not revive what ended. */
function isQualifying({ status }: Client, from: State): boolean {
  const isRevived = qualifying.includes(status) && (from === 'pending' || from === 'void');
  return isRevived || (closed.includes(status) && from === 'pending');
}

export function reprice(client: Client, isOtherRate = false): void {
  const price = client.closing ?? client.price;
  if (client.state === 'qualified' && client.rate && (isOtherRate || price !== client.computedAt)) {
    client.amount = Math.max(0, estimate(client.rate, price) + client.byHand);
    client.computedAt = price;
  }
}
