export default {
  title: 'Earnings',
  detail: 'By client',
  belowMinimum: 'Below the minimum of {amount}, carried to the next payment.',
  failed: 'We couldn’t load your earnings',
  estimates: 'Amounts are estimates until staff approve them.',
  off: 'The program is not paying commissions right now.',
  sums: {
    estimated: 'Estimated',
    onHold: 'On hold',
    approved: 'Approved',
    paid: 'Paid',
  },
  correction:
    'Corrections of earlier payments: {amount}. They are set off against later payments to the same payee.',
  // Below each sum.
  notes: {
    estimated: 'until staff approve them',
    onHold: 'each with its reason',
    approved: 'next payment day: {date}',
    noDay: 'not paid yet',
    paid: 'in {year}: {amount}',
  },
  agreement: 'Partner agreement, and what a payment needs',
  clients: {
    title: 'Your earnings by client',
    failed: 'We couldn’t load your earnings by client',
    none: 'Nothing earned yet',
    noneText:
      'When one of your clients qualifies, the estimated commission will appear here, with how it was calculated.',
    noneInState: 'No client in this state',
    more: 'Show more',
    all: 'All',
    columns: {
      client: 'Client',
      state: 'State',
      next: 'What comes next',
      amount: 'Amount',
    },
    // The state of what a client earns, and since when.
    states: {
      estimated: 'Estimated',
      on_hold: 'On hold',
      approved: 'Approved',
      paid: 'Paid',
      void: 'No longer counts',
    },
    since: {
      estimated: 'since {date}',
      on_hold: 'since {date}',
      approved: 'on {date}',
      paid: 'on {date}',
      void: 'since {date}',
    },
    // Why it is on hold, or no longer counts.
    onHold: {
      own: 'We still need {count} things from you',
      office: 'The lender’s office completes your record',
      ended: 'The loan is not going ahead. The lender’s office decides',
      removed: 'The application was removed. The lender’s office decides',
    },
    void: {
      ended: 'The client is not going ahead',
      removed: 'The application was removed',
      elsewhere: 'Counts for another partner',
      office: 'Decided by the lender’s office',
    },
    w9: 'Approved; the payee’s form W-9 is still missing',
    // Why a payment is due again, with what the office wrote.
    returned: 'The transfer came back ({reason}). Please tell the lender’s office where to send it',
    reversed: 'The payment was taken back ({reason}). It comes with the next payment',
    nextPaymentOn: 'Next payment day: {date}',
    nextPayment: 'Comes with the next payment',
    approved: 'Approved by the lender’s office',
    open: 'Open the client',
    whatIsMissing: 'See what a payment needs',
  },
  statements: {
    returned: '{amount} came back',
    reversed: '{amount}, reversed on {date}',
    title: 'Statements',
    year: 'Paid to you in {year}: {amount}',
    yearOfPayee: 'Paid to {payee} for you in {year}: {amount}',
    none: 'You get a statement with each payment. There are none yet.',
    open: 'Statement of {date}',
    back: 'Back to your earnings',
  },
} as const;
