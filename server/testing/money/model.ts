import type { Scenario, Step } from './scenarios.ts';

type State = 'pending' | 'qualified' | 'approved' | 'paid' | 'void';

/** A client as an accountant would keep it with pencil and paper; amounts in cents. */
export interface Client {
  price: number;
  status: string;
  isDeleted: boolean;
  state: State;
  /** The rate of the estimate; null while there is none. */
  rate: Scenario['rate'] | null;
  byHand: number;
  amount: number;
  /** How much of the amount payments have settled. */
  settled: number;
  before: Client | null;
}

const qualifying = ['Qualified', 'Application Submitted', 'Approved'];
const closed = ['Closed', 'Closed Won'];
const voiding = ['Not Qualified', 'Denied', 'Closed Lost', 'Do Not Contact'];

/** In whole numbers only: hundredths of a percent of whole dollars, half a cent up. */
function estimate([unit, rate]: Scenario['rate'], price: number): number {
  return unit === 'fixed' ? rate : Math.floor((rate * price + 50) / 100);
}

/** An independent reckoning of what a partner earned and was paid. */
export class Model {
  readonly clients: Client[] = [];
  /** The totals of payments that stand, the oldest first; each with its clients before it. */
  readonly payments: { total: number; before: Client[] }[] = [];
  private rate: Scenario['rate'];

  constructor(rate: Scenario['rate']) {
    this.rate = rate;
  }

  isHeld({ isDeleted, status }: Client): boolean {
    return isDeleted || voiding.includes(status);
  }

  /**
   * Where the amount of a client stands to the partner, of whom nothing is on record: an estimate
   * of a loan that closed cannot be approved yet.
   */
  standing(client: Client): string {
    const isClosed = closed.includes(client.status);
    switch (client.state) {
      case 'qualified':
        return isClosed ? 'on_hold' : 'estimated';
      case 'approved':
        return this.isHeld(client) ? 'on_hold' : 'approved';
      default:
        return client.state;
    }
  }

  /** What a payment would pay now; nothing below zero. */
  due(): number {
    const sums = this.clients.map((client) => {
      const isDue = client.state === 'approved' && !this.isHeld(client);
      return isDue || client.state === 'paid' ? client.amount - client.settled : 0;
    });
    return Math.max(
      0,
      sums.reduce((sum, cents) => sum + cents, 0),
    );
  }

  earned(...states: State[]): number {
    return this.clients
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  paid(): number {
    return this.payments.reduce((sum, { total }) => sum + total, 0);
  }

  step([kind, at, to]: Step): void {
    if (kind === 'rate') {
      this.rate = [at, to];
    } else if (kind === 'apply') {
      this.apply(at);
    } else if (kind === 'pay') {
      this.pay();
    } else if (kind === 'reverse') {
      this.clients.splice(0, Infinity, ...this.payments.pop()!.before);
    } else {
      this.move(this.clients[at!]!, kind, to);
    }
  }

  private apply(price: number): void {
    const none = { isDeleted: false, rate: null, byHand: 0, amount: 0, settled: 0, before: null };
    this.clients.push({ ...none, price, status: 'New', state: 'pending' });
  }

  private pay(): void {
    const total = this.due();
    if (total === 0) {
      return;
    }
    this.payments.push({ total, before: structuredClone(this.clients) });
    for (const client of this.clients) {
      if (client.state === 'paid' || (client.state === 'approved' && !this.isHeld(client))) {
        Object.assign(client, { state: 'paid', settled: client.amount });
      }
    }
  }

  private move(client: Client, kind: string, to: string | number | undefined): void {
    const gone = { state: 'void', amount: 0, rate: null, byHand: 0 } as const;
    const isOpen = client.state === 'pending' || client.state === 'qualified';
    switch (kind) {
      case 'status':
        client.status = String(to);
        this.follow(client);
        break;
      case 'price':
        client.price = Number(to);
        this.reprice(client);
        break;
      case 'adjust':
        client.amount += Number(to);
        client.byHand += Number(to);
        break;
      case 'approve':
        client.state = 'approved';
        break;
      case 'reopen':
        client.state = 'qualified';
        this.reprice(client);
        break;
      case 'delete':
        client.before = { ...client };
        Object.assign(client, { isDeleted: true }, isOpen ? gone : {});
        break;
      case 'restore':
        Object.assign(client, client.before, { before: null });
        break;
    }
  }

  private follow(client: Client): void {
    const { status, state } = client;
    const isClosing = closed.includes(status) && state === 'pending';
    const isQualifying = qualifying.includes(status) && (state === 'pending' || state === 'void');
    if (isClosing || isQualifying) {
      const amount = estimate(this.rate, client.price);
      Object.assign(client, { state: 'qualified', rate: this.rate, byHand: 0, amount });
    } else if (voiding.includes(status) && (state === 'pending' || state === 'qualified')) {
      Object.assign(client, { state: 'void', amount: 0, rate: null, byHand: 0 });
    }
  }

  private reprice(client: Client): void {
    if (client.state === 'qualified' && client.rate !== null) {
      client.amount = Math.max(0, estimate(client.rate, client.price) + client.byHand);
    }
  }
}
