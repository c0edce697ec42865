/** A step of a scenario: what staff, or a buyer's loan, does to the money of one partner. */
export type Step =
  | ['apply', price: number]
  | ['status', client: number, status: string]
  // The person of this client applies once more.
  | ['again', client: number, price: number]
  | ['price' | 'closing', client: number, price: number]
  | ['rate' | 'moveRate', unit: 'percent' | 'fixed', rate: number]
  | ['adjust', client: number, cents: number]
  | ['approve' | 'reopen' | 'void' | 'delete' | 'restore', client: number]
  | ['pay' | 'payNextYear' | 'prepare' | 'send' | 'discard' | 'reverse']
  | ['payee' | 'takeOver' | 'return' | 'renew' | 'form', payee: string]
  // Staff record what the rule of the state asks; the partner accepts an agreement, or a new one.
  | ['record' | 'publish' | 'accept']
  // Of two partners: a step of the other one, a client credited to the other one, a payment of both.
  | ['other', step: Step]
  | ['hand', client: number]
  | ['payAll'];

/** Payees of a partner: in person, a broker, a company, and one whose form W-9 comes later. */
export const payeesOfScenarios = [
  'self',
  'Bay Realty LLC',
  'Sun Homes Inc',
  'Late Form Inc',
] as const;

export interface Scenario {
  name: string;
  /** Unit and rate: hundredths of a percent, or cents. */
  rate: ['percent' | 'fixed', number];
  steps: readonly Step[];
}

const percent = (points: number): Scenario['rate'] => ['percent', points];
const fixed = (cents: number): Scenario['rate'] => ['fixed', cents];
const one = (price: number, ...steps: Step[]): Step[] => [['apply', price], ...steps];
const qualified: Step = ['status', 0, 'Qualified'];
const approved: Step[] = [qualified, ['approve', 0]];
const paid: Step[] = [...approved, ['pay']];

const broker: Step = ['payee', 'Bay Realty LLC'];

/** Each way of money from an application to a reversed payment. */
export const scenarios: readonly Scenario[] = [
  { name: 'a share, approved and paid', rate: percent(300), steps: one(425_000, ...paid) },
  { name: 'a fixed amount, whatever the price', rate: fixed(50_000), steps: one(999_999, ...paid) },
  { name: 'half a cent is rounded up', rate: percent(1), steps: one(150_050, ...paid) },
  {
    name: 'a closing alone qualifies',
    rate: percent(275),
    steps: one(
      333_333,
      ['status', 0, 'Contacted'],
      ['status', 0, 'Closed Won'],
      ['approve', 0],
      ['apply', 410_000],
      ['status', 1, 'Closed'],
    ),
  },
  {
    name: 'a rate agreed later, of another unit, then a new price',
    rate: percent(300),
    steps: one(
      400_000,
      qualified,
      ['rate', 'fixed', 200_000],
      ['price', 0, 500_000],
      ['apply', 410_000],
      ['status', 1, 'Approved'],
      ['price', 1, 420_000],
      ['approve', 0],
      ['approve', 1],
      ['pay'],
    ),
  },
  {
    name: 'a price after the approval changes nothing until it is taken back',
    rate: percent(300),
    steps: one(400_000, ...approved, ['price', 0, 500_000], ['reopen', 0], ['approve', 0]),
  },
  {
    name: 'approved, then denied: it is held, and paid once it goes on',
    rate: percent(300),
    steps: one(400_000, ...approved, ['status', 0, 'Denied'], ['pay'], ['status', 0, 'Closed']),
  },
  {
    name: 'a correction after the payment is set off against the next one',
    rate: percent(300),
    steps: one(
      300_000,
      ...paid,
      ['adjust', 0, -50_025],
      ['apply', 200_000],
      ['status', 1, 'Closed'],
      ['approve', 1],
      ['pay'],
    ),
  },
  {
    name: 'a debt larger than what is due waits',
    rate: fixed(50_000),
    steps: one(
      200_000,
      ...paid,
      ['adjust', 0, -40_000],
      ['apply', 200_000],
      ['status', 1, 'Qualified'],
      ['adjust', 1, -20_000],
      ['approve', 1],
      ['pay'],
    ),
  },
  {
    name: 'a payment taken back is due again, with what was corrected since, and can end',
    rate: percent(250),
    steps: one(
      777_777,
      ...paid,
      ['reverse'],
      ['adjust', 0, 2575],
      ['pay'],
      ['reverse'],
      ['price', 0, 300_000],
      ['reopen', 0],
      ['status', 0, 'Denied'],
    ),
  },
  {
    name: 'denied and qualified again, at the rate of that day',
    rate: percent(300),
    steps: one(
      400_000,
      qualified,
      ['status', 0, 'Denied'],
      ['rate', 'percent', 250],
      qualified,
      ['approve', 0],
      ['pay'],
    ),
  },
  {
    name: 'deleted and restored with a correction by hand',
    rate: percent(300),
    steps: one(400_000, qualified, ['adjust', 0, 12_345], ['delete', 0], ['restore', 0]),
  },
];

/** The same with payees, and with payments in two steps. */
export const twoSteps: readonly Scenario[] = [
  {
    name: 'prepared, then sent',
    rate: percent(300),
    steps: one(425_000, ...approved, ['prepare'], ['send']),
  },
  {
    name: 'prepared, discarded, and paid at once',
    rate: fixed(50_000),
    steps: one(200_000, ...approved, ['prepare'], ['discard'], ['pay']),
  },
  {
    name: 'adjusted between prepared and sent: the rest is paid after it',
    rate: fixed(50_000),
    steps: one(200_000, ...approved, ['prepare'], ['adjust', 0, 2575], ['send'], ['pay']),
  },
  {
    name: 'one person, two commissions: approved with a word, and one of them credited to another partner',
    rate: fixed(50_000),
    steps: one(
      200_000,
      ...approved,
      ['record'],
      ['accept'],
      ['again', 0, 300_000],
      ['status', 1, 'Closed'],
      ['closing', 1, 300_000],
      ['approve', 1],
      ['pay'],
      ['again', 1, 400_000],
      ['status', 2, 'Closed Won'],
      ['hand', 2],
      ['other', ['approve', 0]],
      ['again', 0, 250_000],
      ['status', 2, 'Closed Won'],
      ['closing', 2, 250_000],
      ['adjust', 0, -50_000],
      ['void', 2],
    ),
  },
  {
    name: 'of one person, one approved while the other came to nothing: both wait once it does not',
    rate: fixed(50_000),
    steps: one(
      200_000,
      ...approved,
      ['adjust', 0, -50_000],
      ['again', 0, 300_000],
      ['status', 1, 'Closed'],
      ['approve', 1],
      ['adjust', 0, 20_000],
      ['pay'],
      ['reopen', 1],
      ['approve', 1],
      ['pay'],
    ),
  },
  {
    name: 'the debt of one payee is not set off against the money of another',
    rate: fixed(60_000),
    steps: one(
      200_000,
      ...paid,
      ['adjust', 0, -60_000],
      broker,
      ['apply', 300_000],
      ['status', 1, 'Closed'],
      ['approve', 1],
      ['prepare'],
      ['send'],
      ['payee', 'self'],
      ['apply', 300_000],
      ['status', 2, 'Closed'],
      ['adjust', 2, 10_000],
      ['approve', 2],
      ['pay'],
    ),
  },
  {
    name: 'a line belongs to the payee of its approval, unless staff say otherwise',
    rate: percent(300),
    steps: one(
      400_000,
      ...approved,
      broker,
      ['prepare'],
      ['discard'],
      ['takeOver', 'Sun Homes Inc'],
      ['pay'],
    ),
  },
  {
    name: 'one transfer of two comes back, is due again, and is paid once the details are new',
    rate: fixed(50_000),
    steps: one(
      200_000,
      ...approved,
      broker,
      ['apply', 250_000],
      ['status', 1, 'Closed Won'],
      ['approve', 1],
      ['prepare'],
      ['send'],
      ['return', 'Bay Realty LLC'],
      ['pay'],
      ['renew', 'Bay Realty LLC'],
      ['prepare'],
      ['send'],
      ['reverse'],
    ),
  },
  {
    name: 'a payee without a form W-9 is left out of what is prepared, and paid at once if staff ask',
    rate: fixed(50_000),
    steps: one(
      200_000,
      ...approved,
      ['payee', 'Late Form Inc'],
      ['apply', 250_000],
      ['status', 1, 'Closed'],
      ['approve', 1],
      ['prepare'],
      ['form', 'Late Form Inc'],
      ['prepare'],
      ['send'],
      ['reverse'],
      ['prepare'],
    ),
  },
  {
    name: 'where a rule asks for a fixed amount a share of the price waits for the office',
    rate: percent(300),
    steps: one(
      400_000,
      ['status', 0, 'Closed'],
      ['record'],
      ['accept'],
      ['rate', 'fixed', 60_000],
      ['apply', 300_000],
      ['status', 1, 'Closed'],
      ['publish'],
      ['apply', 300_000],
      ['status', 2, 'Qualified'],
    ),
  },
  {
    name: 'the price at closing counts from then on, but not for what is approved',
    rate: percent(300),
    steps: one(
      400_000,
      ['status', 0, 'Closed'],
      ['adjust', 0, -10_000],
      ['closing', 0, 412_345],
      ['price', 0, 500_000],
      ['approve', 0],
      ['closing', 0, 390_000],
      ['prepare'],
      ['discard'],
      ['reopen', 0],
      ['status', 0, 'Denied'],
      ['status', 0, 'Qualified'],
      ['delete', 0],
      ['restore', 0],
      ['approve', 0],
      ['pay'],
    ),
  },
  {
    name: 'a rate that moves estimates along, and leaves what is approved or paid',
    rate: percent(300),
    steps: one(
      400_000,
      ...paid,
      ['apply', 300_000],
      ['status', 1, 'Closed'],
      ['approve', 1],
      ['apply', 200_000],
      ['status', 2, 'Qualified'],
      ['adjust', 2, -2_500],
      ['apply', 250_000],
      ['moveRate', 'fixed', 75_000],
      ['price', 2, 210_000],
      ['moveRate', 'percent', 250],
      ['moveRate', 'percent', 250],
      ['closing', 2, 222_222],
      ['status', 3, 'Closed'],
      ['approve', 2],
      ['pay'],
    ),
  },
  {
    name: 'a rule that changes between two closings: each has the rate of its day',
    rate: percent(300),
    steps: one(
      400_000,
      ['status', 0, 'Closed'],
      ['rate', 'fixed', 75_000],
      ['apply', 400_000],
      ['status', 1, 'Closed Won'],
      ['status', 0, 'Approved'],
      ['approve', 1],
      ['approve', 0],
      ['prepare'],
      ['send'],
    ),
  },
  {
    name: 'two partners: a client credited to the other one, one broker of both, two years',
    rate: percent(300),
    steps: one(
      400_000,
      qualified,
      ['other', ['rate', 'percent', 200]],
      ['apply', 300_000],
      ['status', 1, 'Closed'],
      ['other', ['rate', 'percent', 100]],
      ['adjust', 0, -5000],
      ['hand', 0],
      ['hand', 0],
      ['other', ['price', 0, 450_000]],
      ['apply', 500_000],
      ['status', 0, 'Closed'],
      broker,
      ['other', broker],
      ['approve', 0],
      ['hand', 0],
      ['other', ['approve', 0]],
      ['payAll'],
      ['other', ['void', 1]],
      ['other', ['hand', 1]],
      ['approve', 1],
      ['payNextYear'],
      ['adjust', 0, 2500],
      ['pay'],
      ['other', ['reverse']],
    ),
  },
];
