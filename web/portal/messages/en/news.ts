export default {
  title: 'Since your last visit',
  nothing: 'Nothing has changed since then.',
  payment: 'payment sent to you',
  paymentTo: 'payment sent to {payee} for you',
  cameBack: 'our transfer to you came back',
  cameBackTo: 'our transfer to {payee} came back',
  statement: 'See the statement',
  newClients: '{count, plural, one {# new client} other {# new clients}}',
  // How new clients came.
  by: {
    link: 'through your link',
    named: 'named you',
    hand: 'whom you registered',
    openHouse: 'from your open house',
    decision: 'by a decision of our team',
  },
  approved: 'approved for {name}',
  won: 'counts as your referral now',
  wonMore: 'Your dispute was decided in your favor.',
  names: '{others, plural, =0 {{names}} other {{names} and # more}}',
  rest: '{count, plural, one {Show # more} other {Show # more}}',
  // Effects of a change on that client's commission.
  commission: {
    qualified: 'Estimated commission: {amount}',
    approved: 'Commission approved: {amount}',
    paid: 'Commission paid: {amount}',
    void: 'This commission no longer counts.',
  },
} as const;
