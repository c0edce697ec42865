export default {
  title: 'Earnings',
  detail: 'Line by line',
  nextPayment: 'Next payment day',
  nextPaymentOn: 'Next payment day: {date}.',
  belowMinimum: 'Below the minimum of {amount}, carried to the next payment.',
  failed: 'We couldn’t load your earnings',
  estimates: 'Amounts are estimates until staff approve them.',
  off: 'The program is not paying commissions right now.',
  sums: {
    estimated: 'Estimated',
    approved: 'Approved',
    paid: 'Paid',
  },
  onHold:
    'Approved, but on hold: {amount}. The loan of the client is not going ahead. It is paid if that changes.',
  correction:
    'Corrections of earlier payments: {amount}. They are set off against later payments to the same payee.',
  // The state of one commission.
  standing: {
    pending: 'Not earned yet',
    qualified: 'Estimate',
    approved: 'Approved on {date}',
    paid: 'Paid on {date}',
    void: 'No longer counts',
    onHold: 'On hold: the loan is not going ahead',
  },
  lines: {
    title: 'Your earnings in detail',
    failed: 'We couldn’t load the details',
    none: 'Nothing earned yet',
    noneText:
      'When one of your clients qualifies, the estimated commission will appear here, with how it was calculated.',
    more: 'Show more',
    client: 'Client no longer shown',
  },
  statements: {
    reversed: '{amount}, reversed on {date}',
    title: 'Statements',
    year: 'Paid to you in {year}: {amount}',
    yearOfPayee: 'Paid to {payee} for you in {year}: {amount}',
    none: 'You get a statement with each payment. There are none yet.',
    open: 'Statement of {date}',
    back: 'Back to your earnings',
  },
} as const;
