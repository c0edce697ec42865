import type { Scenario, Step } from './scenarios.ts';

type State = 'pending' | 'qualified' | 'approved' | 'paid' | 'void';

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
}

/** A payment on its way: what it takes of which clients, for whom. */
export interface Run {
  state: 'prepared' | 'sent' | 'discarded' | 'reversed';
  total: number;
  parts: { client: Client; payee: string; cents: number; isFirst: boolean; lines: number }[];
  returned: Set<string>;
}

const qualifying = ['Qualified', 'Application Submitted', 'Approved'];
const closed = ['Closed', 'Closed Won'];
const voiding = ['Not Qualified', 'Denied', 'Closed Lost', 'Do Not Contact'];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** In whole numbers only: hundredths of a percent of whole dollars, half a cent up. */
function estimate([unit, rate]: Scenario['rate'], price: number): number {
  return unit === 'fixed' ? rate : Math.floor((rate * price + 50) / 100);
}

/** An independent reckoning of what a partner earned, and of what each payee was paid. */
export class Model {
  readonly clients: Client[] = [];
  readonly runs: Run[] = [];
  /** Payees whose transfer came back. */
  readonly waiting = new Set<string>();
  /** Payees whose form W-9 has not come. */
  readonly lacksForm = new Set(['Late Form Inc']);
  payee = 'self';
  /** Whether staff recorded what the rule asks: a fixed amount, and an agreement. */
  isRecorded = false;
  hasAccepted = false;
  private rate: Scenario['rate'];

  constructor(rate: Scenario['rate']) {
    this.rate = rate;
  }

  isClosed(status: string): boolean {
    return closed.includes(status);
  }

  isHeld({ isDeleted, status }: Client): boolean {
    return isDeleted || voiding.includes(status);
  }

  /** Who can end what an estimate of a loan that closed lacks. */
  holder({ state, status, rate }: Client): 'own' | 'office' | 'none' {
    if (state !== 'qualified' || !closed.includes(status)) {
      return 'none';
    }
    return !this.isRecorded || rate?.[0] !== 'fixed' ? 'office' : this.hasAccepted ? 'none' : 'own';
  }

  /** Where the amount of a client stands to the partner. */
  standing(client: Client): string {
    switch (client.state) {
      case 'qualified':
        return this.holder(client) === 'none' ? 'estimated' : 'on_hold';
      case 'approved':
        return this.isHeld(client) ? 'on_hold' : 'approved';
      default:
        return client.state;
    }
  }

  /** Why what is approved waits for more than the next payment. */
  waitsFor(client: Client): string | null {
    if (this.waiting.has(client.payee)) {
      return 'returned';
    }
    return this.lacksForm.has(client.payee) ? 'w9' : client.isTakenBack ? 'reversed' : null;
  }

  isPrepared(client: Client): boolean {
    return this.runs.some(
      ({ state, parts }) => state === 'prepared' && parts.some((part) => part.client === client),
    );
  }

  /** What is open of each payee, in parts; a debt is below zero. */
  open(): Map<string, Run['parts']> {
    const parts = this.clients.flatMap((client) => {
      const isFirst = client.state === 'approved';
      const isDue = isFirst && !this.isHeld(client) && !this.isPrepared(client);
      const cents = client.amount - client.settled - client.held;
      const isOpen = isDue || (client.state === 'paid' && client.corrections > 0);
      const lines = isFirst ? 0 : client.corrections;
      return isOpen ? [{ client, payee: client.payee, cents, isFirst, lines }] : [];
    });
    return Map.groupBy(parts, ({ payee }) => payee);
  }

  /**
   * What a payment would take now: of no payee more than zero, and no one's for another. One that
   * is prepared asks for forms W-9.
   */
  payable(isPrepared: boolean): Run['parts'] {
    return [...this.open()].flatMap(([payee, parts]) =>
      sum(parts.map(({ cents }) => cents)) > 0 && this.isPaid(payee, isPrepared) ? parts : [],
    );
  }

  isPaid(payee: string, isPrepared: boolean): boolean {
    return !this.waiting.has(payee) && !(isPrepared && this.lacksForm.has(payee));
  }

  due(isPrepared = false): number {
    return sum(this.payable(isPrepared).map(({ cents }) => cents));
  }

  earned(...states: State[]): number {
    return sum(this.clients.filter(({ state }) => states.includes(state)).map((one) => one.amount));
  }

  /** What was paid to each payee and neither reversed nor returned. */
  paidTo(): Map<string, number> {
    const paid = this.runs
      .filter(({ state }) => state === 'sent')
      .flatMap(({ parts, returned }) => parts.filter(({ payee }) => !returned.has(payee)));
    const byPayee = Map.groupBy(paid, ({ payee }) => payee);
    return new Map(
      [...byPayee].map(([payee, parts]) => [payee, sum(parts.map(({ cents }) => cents))]),
    );
  }

  paid(): number {
    return sum([...this.paidTo().values()]);
  }

  /** Whether a later payment settled a correction of what this one paid, to anyone or to one. */
  isBuiltUpon(run: Run, payee?: string): boolean {
    const first = run.parts.filter(
      (part) =>
        part.isFirst && part.payee === (payee ?? part.payee) && !run.returned.has(part.payee),
    );
    return this.runs.some(
      ({ state, parts, returned }) =>
        (state === 'sent' || state === 'prepared') &&
        parts.some(
          (part) =>
            !part.isFirst &&
            !returned.has(part.payee) &&
            first.some(({ client }) => client === part.client),
        ),
    );
  }

  /** The newest payment that can be taken back, whole or one payee of it. */
  newestSent(): Run | undefined {
    return this.runs.findLast(({ state }) => state === 'sent');
  }

  newestPrepared(): Run | undefined {
    return this.runs.findLast(({ state }) => state === 'prepared');
  }

  step([kind, at, to]: Step): void {
    switch (kind) {
      case 'rate':
        this.rate = [at, to];
        break;
      case 'moveRate':
        this.rate = [at, to];
        for (const client of this.clients) {
          if (client.state === 'qualified' && client.rate !== null && !client.isDeleted) {
            const isOther = client.rate.join() !== this.rate.join();
            client.rate = this.rate;
            this.reprice(client, isOther);
          }
        }
        break;
      case 'apply':
        this.apply(at);
        break;
      case 'payee':
        this.payee = at;
        break;
      case 'takeOver':
        this.payee = at;
        for (const client of this.clients) {
          if (client.state === 'approved' && !this.isPrepared(client)) {
            client.payee = at;
          }
        }
        break;
      case 'prepare':
        this.prepare();
        break;
      case 'pay':
        if (this.prepare(false)) {
          this.send();
        }
        break;
      case 'send':
        this.send();
        break;
      case 'discard':
        this.end('discarded');
        break;
      case 'reverse':
        this.giveBack();
        break;
      case 'return':
        this.giveBack(at);
        break;
      case 'renew':
        this.waiting.delete(at);
        break;
      case 'form':
        this.lacksForm.delete(at);
        break;
      case 'record':
        this.isRecorded = true;
        break;
      case 'publish':
      case 'accept':
        this.hasAccepted = kind === 'accept';
        break;
      default:
        this.move(this.clients[at]!, kind, to);
    }
  }

  private apply(price: number): void {
    const none = { byHand: 0, amount: 0, settled: 0, held: 0, corrections: 0 };
    this.clients.push({
      ...none,
      price,
      closing: null,
      computedAt: null,
      status: 'New',
      isDeleted: false,
      state: 'pending',
      rate: null,
      payee: 'self',
      isTakenBack: false,
      before: null,
    });
  }

  private prepare(isPrepared = true): boolean {
    const parts = this.payable(isPrepared);
    const total = sum(parts.map(({ cents }) => cents));
    if (total > 0) {
      this.runs.push({ state: 'prepared', total, parts, returned: new Set() });
      for (const { client, cents } of parts) {
        client.held += cents;
        client.corrections = 0;
      }
    }
    return total > 0;
  }

  private end(state: 'sent' | 'discarded'): Run | undefined {
    const run = this.newestPrepared();
    for (const { client, cents, lines, isFirst } of run?.parts ?? []) {
      client.held -= cents;
      if (state === 'discarded') {
        client.corrections = isFirst ? 0 : client.corrections + lines;
      }
    }
    return run && Object.assign(run, { state });
  }

  private send(): void {
    for (const { client, cents } of this.end('sent')?.parts ?? []) {
      client.state = 'paid';
      client.settled += cents;
    }
  }

  private giveBack(payee?: string): void {
    const run = this.newestSent();
    if (!run || this.isBuiltUpon(run, payee)) {
      return;
    }
    const mine = run.parts.filter((part) => part.payee === (payee ?? part.payee));
    if (payee !== undefined && (mine.length === 0 || run.returned.has(payee))) {
      return;
    }
    for (const { client, payee: whose, cents, isFirst, lines } of mine) {
      if (!run.returned.has(whose)) {
        client.settled -= cents;
        client.state = isFirst ? 'approved' : client.state;
        client.corrections = isFirst ? 0 : client.corrections + lines;
        client.isTakenBack ||= isFirst;
      }
    }
    if (payee === undefined) {
      run.state = 'reversed';
    } else {
      run.returned.add(payee);
      this.waiting.add(payee);
    }
  }

  private move(client: Client, kind: string, to: string | number | undefined): void {
    const gone = { state: 'void', amount: 0, rate: null, byHand: 0 } as const;
    const isOpen = client.state === 'pending' || client.state === 'qualified';
    switch (kind) {
      case 'status':
        // The status that a lead has already is no change, so nothing follows it.
        if (client.status !== to) {
          client.status = String(to);
          this.follow(client);
        }
        break;
      case 'price':
      case 'closing':
        client[kind] = Number(to);
        this.reprice(client);
        break;
      case 'adjust':
        client.amount += Number(to);
        client.byHand += Number(to);
        if (client.state === 'paid' || this.isPrepared(client)) {
          client.corrections += 1;
        }
        break;
      case 'approve':
        Object.assign(client, { state: 'approved', payee: this.payee, isTakenBack: false });
        break;
      case 'reopen':
        client.state = 'qualified';
        this.reprice(client);
        break;
      case 'delete':
        client.before = { ...client };
        Object.assign(client, { isDeleted: true }, isOpen ? gone : {});
        break;
      case 'restore': {
        const { state, amount, rate, byHand } = client.before!;
        Object.assign(client, { isDeleted: false, before: null });
        Object.assign(client, isOpenState(state) ? { state, amount, rate, byHand } : {});
        break;
      }
    }
  }

  private follow(client: Client): void {
    const { status, state } = client;
    const isClosing = closed.includes(status) && state === 'pending';
    const isQualifying = qualifying.includes(status) && (state === 'pending' || state === 'void');
    if (isClosing || isQualifying) {
      const computedAt = client.closing ?? client.price;
      const amount = estimate(this.rate, computedAt);
      Object.assign(client, { state: 'qualified', rate: this.rate, byHand: 0, amount, computedAt });
    } else if (voiding.includes(status) && (state === 'pending' || state === 'qualified')) {
      Object.assign(client, { state: 'void', amount: 0, rate: null, byHand: 0 });
    }
  }

  private reprice(client: Client, isOtherRate = false): void {
    const price = client.closing ?? client.price;
    if (
      client.state === 'qualified' &&
      client.rate &&
      (isOtherRate || price !== client.computedAt)
    ) {
      client.amount = Math.max(0, estimate(client.rate, price) + client.byHand);
      client.computedAt = price;
    }
  }
}

function isOpenState(state: State): boolean {
  return state === 'pending' || state === 'qualified';
}
