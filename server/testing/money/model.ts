import {
  accrue,
  bringBack,
  type Client,
  closed,
  follow,
  gone,
  newClient,
  remove,
  reprice,
  type Run,
  type State,
  sum,
  voiding,
} from './client.ts';
import { answerFor, isApprovedTwice, isDoubled } from './one-person.ts';
import type { Scenario, Step } from './scenarios.ts';

/** Counts the steps of all partners: which of two came first. */
let moment = 0;

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
  /** The other partner of the office. */
  other: Model | null = null;
  private readonly rates: { since: number; rate: Scenario['rate'] }[];

  constructor(rate: Scenario['rate']) {
    this.rates = [{ since: 0, rate }];
  }

  static ofTwo(rate: Scenario['rate']): Model {
    const [one, other] = [new Model(rate), new Model(rate)];
    one.other = other;
    other.other = one;
    return one;
  }

  private get rate(): Scenario['rate'] {
    return this.rates.at(-1)!.rate;
  }

  isHeld({ isDeleted, status }: Client): boolean {
    return isDeleted || voiding.includes(status);
  }

  get everyone(): Client[] {
    return [...this.clients, ...(this.other?.clients ?? [])];
  }

  /** Who can end what an estimate of a loan that closed lacks. */
  holder(client: Client): 'own' | 'office' | 'none' {
    const { state, status, rate } = client;
    if (state !== 'qualified' || !closed.includes(status)) {
      return 'none';
    }
    const isOffice = !this.isRecorded || rate?.[0] !== 'fixed' || isDoubled(client, this.everyone);
    return isOffice ? 'office' : this.hasAccepted ? 'none' : 'own';
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
      const waits = this.isHeld(client) || isApprovedTwice(client, this.everyone);
      const isDue = isFirst && !waits && !this.isPrepared(client);
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

  /** What was paid to each payee, in a year or in all, and neither reversed nor returned. */
  paidTo(inYear?: number): Map<string, number> {
    const paid = this.runs
      .filter(({ state, year }) => state === 'sent' && year === (inYear ?? year))
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
    return payee === undefined
      ? run.shared.some((own) => this.ownerOf(own).isBuiltUponHere(own))
      : this.isBuiltUponHere(run, payee);
  }

  private isBuiltUponHere(run: Run, payee?: string): boolean {
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
    moment += 1;
    switch (kind) {
      case 'other':
        this.other!.step(at);
        break;
      case 'hand':
        this.hand(this.clients[at]!);
        break;
      case 'rate':
        this.rates.push({ since: moment, rate: [at, to] });
        break;
      case 'moveRate':
        this.rates.push({ since: moment, rate: [at, to] });
        for (const client of this.clients) {
          if (client.state === 'qualified' && client.rate !== null && !client.isDeleted) {
            const isOther = client.rate.join() !== this.rate.join();
            client.rate = this.rate;
            reprice(client, isOther);
          }
        }
        break;
      case 'apply':
        this.clients.push(newClient(at));
        break;
      case 'again':
        this.clients.push(newClient(to, this.clients[at]!.person));
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
      case 'payNextYear':
        this.pay([this], kind === 'pay' ? 0 : 1);
        break;
      case 'payAll':
        this.pay([this, this.other!], 0);
        break;
      case 'send':
        this.send();
        break;
      case 'discard':
        this.end('discarded');
        break;
      case 'reverse':
        this.reverse();
        break;
      case 'return':
        this.giveBack(this.newestSent()!, at);
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
        // A new version is one for all partners.
        Object.assign(this.other ?? {}, { hasAccepted: false });
        this.hasAccepted = kind === 'accept';
        break;
      default:
        this.move(this.clients[at]!, kind, to);
    }
  }

  /** What nobody approved goes to the other partner, as if it had been theirs from the start. */
  private hand(client: Client): void {
    const { stands } = client;
    if (!this.mayHand(client)) {
      return;
    }
    this.clients.splice(this.clients.indexOf(client), 1);
    this.other!.clients.push(client);
    Object.assign(client, { state: stands, amount: 0, byHand: 0, rate: null });
    if (stands === 'qualified') {
      const { rates } = this.other!;
      accrue(client, rates.findLast(({ since }) => since <= client.qualifiedAt)!.rate);
    }
  }

  mayHand({ state }: Client): boolean {
    return state !== 'approved' && state !== 'paid';
  }

  /** One payment to each of these partners to whom something is due. */
  private pay(models: readonly Model[], year: number): void {
    const paid = models.filter((model) => model.prepare(false));
    const shared = paid.map(({ runs }) => runs.at(-1)!);
    for (const run of shared) {
      this.ownerOf(run).send();
      Object.assign(run, { year, shared });
    }
  }

  private ownerOf(run: Run): Model {
    return this.runs.includes(run) ? this : this.other!;
  }

  private prepare(isPrepared = true): boolean {
    const parts = this.payable(isPrepared);
    const total = sum(parts.map(({ cents }) => cents));
    if (total > 0) {
      const part = { parts, total, year: 0, returned: new Set<string>(), shared: [] };
      const run: Run = { ...part, state: 'prepared' };
      this.runs.push(run);
      run.shared.push(run);
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

  private reverse(): void {
    const sent = this.newestSent();
    if (sent && !this.isBuiltUpon(sent)) {
      for (const run of sent.shared) {
        this.ownerOf(run).giveBack(run);
      }
    }
  }

  private giveBack(run: Run, payee?: string): void {
    const mine = run.parts.filter((part) => part.payee === (payee ?? part.payee));
    const isBack = payee !== undefined && (mine.length === 0 || run.returned.has(payee));
    if (isBack || this.isBuiltUponHere(run, payee)) {
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
    switch (kind) {
      case 'status':
        // The status that a lead has already is no change, so nothing follows it.
        if (client.status !== to) {
          client.status = String(to);
          follow(client, this.rate, moment);
        }
        break;
      case 'price':
      case 'closing':
        client[kind] = Number(to);
        reprice(client);
        break;
      case 'adjust':
        client.amount += Number(to);
        client.byHand += Number(to);
        if (client.state === 'paid' || this.isPrepared(client)) {
          client.corrections += 1;
        }
        break;
      case 'approve':
        answerFor(client, this.everyone);
        Object.assign(client, { state: 'approved', payee: this.payee, isTakenBack: false });
        break;
      case 'reopen':
        client.state = 'qualified';
        reprice(client);
        break;
      case 'void':
        Object.assign(client, gone);
        break;
      case 'delete':
      case 'restore':
        (kind === 'delete' ? remove : bringBack)(client);
        break;
    }
  }
}
