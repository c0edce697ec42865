export default {
  failed: 'We could not find out what you earned',
  estimates: 'Amounts are estimates until staff approve them.',
  off: 'The program pays no commissions at present.',
  sums: {
    estimated: 'Estimated',
    approved: 'Approved',
    paid: 'Paid',
  },
  correction: 'Corrections of earlier payments: {amount}. The next payment settles them.',
  lines: {
    title: 'What you earned, line by line',
    failed: 'We could not get your lines',
    none: 'Nothing earned yet',
    noneText:
      'When a client of yours qualifies, the estimated commission appears here, with how it comes about.',
    more: 'Show more',
    client: 'Client no longer shown',
  },
  statements: {
    title: 'Statements',
    none: 'Each payment brings a statement; there is none yet.',
    open: 'Statement of {date}',
    back: 'Back to your earnings',
  },
} as const;
