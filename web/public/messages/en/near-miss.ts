export default {
  title: 'What would have to change',
  intro:
    '{count, plural, one {One answer would have to change.} =2 {Two answers would have to change.} other {Three answers would have to change.}} This is what it takes.',
  credit: {
    title: 'A credit score of {minimumScore} or higher',
    text: 'These steps raise most people’s score. They take time, and no one can promise how much or when.',
    steps: {
      pay: 'Pay every bill on time.',
      owe: 'Keep your card balances low, far below their limits.',
      correct:
        'Read your free reports at AnnualCreditReport.com and ask the bureau to correct mistakes.',
    },
  },
  homePrice: {
    title: 'A home at {minHomePrice} or more',
    text: 'The rule is about the price of the home. Look at what fits your budget before you look higher.',
  },
  state: {
    title: 'A home in an eligible state',
    text: 'The program follows the home, not the buyer. Where you live now does not matter: what counts is the state of the home that you buy and move into.',
  },
  watch: {
    title: 'Tell me when this changes',
    text: 'The rules of the program can change. If your answers then meet them, we send you one email.',
    email: 'Your email address',
    score: 'Your credit score today',
    scoreHint: 'A number from 300 to 850. An estimate is fine.',
    submit: 'Ask for this email',
    pending: 'One moment…',
    failedTitle: 'Not saved yet',
    failed: 'Your request did not reach us. Please try again.',
    doneTitle: 'Done',
    done: 'If the rules change and your answers then meet them, we write to {email}.',
    stop: 'End this request',
  },
} as const;
