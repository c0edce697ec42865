export default {
  title: 'What would have to change',
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
    text: 'This is about the price of the home. See what fits your budget before you look higher.',
  },
  state: {
    title: 'A home in an eligible state',
    text: 'Where you live now does not matter. What counts is the state of the home that you buy and move into.',
  },
  watch: {
    title: 'Tell me when this changes',
    text: 'If the rules change and your answers then meet them, we send you one email.',
    email: 'Your email address',
    score: 'Your credit score today',
    scoreHint: 'A number from 300 to 850. An estimate is fine.',
    submit: 'Ask for this email',
    pending: 'One moment…',
    failedTitle: 'Not saved yet',
    failed: 'Your request did not reach us. Please try again.',
    doneTitle: 'Done',
    done: 'If the rules change in your favor, we write to {email}.',
    stop: 'End this request',
  },
} as const;
