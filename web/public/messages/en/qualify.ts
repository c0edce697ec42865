export default {
  title: 'Find out if you qualify',
  subtitle: 'Six short answers, about a minute. Nothing touches your credit.',
  needs: {
    title: 'What the program asks for',
    atLeast: '{score}+',
    score: 'minimum credit score',
    price: 'minimum home price',
    states: 'eligible states and DC',
  },
  stats: {
    title: 'The program so far',
    grants: 'in grants awarded',
    shared: 'in grants and tax credits',
    families: 'families',
    approval: 'approval',
    rating: 'star rating on {reviews}+ reviews',
  },
  faq: {
    title: 'Questions people ask first',
    intro: 'Not answered here? Call <tel>{phone}</tel>, {hours}.',
    what: {
      question: 'What is the solar grant program?',
      answer:
        'An FHA mortgage with a grant of up to {grantCap} ({grantRate} of the purchase price) for your down payment and closing costs, and with solar panels that can be financed inside the mortgage, up to {solarCap} of the home’s value. A course of {educationLow}–{educationHigh} hours on owning a home with solar is part of it.',
    },
    who: {
      question: 'Who can qualify?',
      answer:
        'Buyers with a credit score of {minimumScore} or higher, a home price of at least {minHomePrice}, and a home in an eligible state. Most people who come to us are buying their first home, but the three requirements are the same for everyone.',
    },
    save: {
      question: 'How much can I save?',
      answer:
        'Typical electric savings are {savingsLow}–{savingsHigh}. The grant adds up to {grantCap}.{hasCredit, select, yes { A federal tax credit of <credit>{creditRate}</credit> of the solar cost, through {creditUntil}, comes on top.} other {}} The savings calculator shows your own figures with every assumption behind them.',
    },
    states: {
      question: 'Which states are eligible?',
      answer: '{stateCountAlone} states and DC. Today the list reads: {states}.',
    },
    approval: {
      question: 'How long does approval take?',
      answer:
        'The result of this check appears right away. A specialist confirms your eligibility within {confirmationLow}–{confirmationHigh} hours, and full mortgage approval usually takes {approvalLow}–{approvalHigh} days.',
    },
  },
} as const;
