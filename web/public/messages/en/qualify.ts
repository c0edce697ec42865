export default {
  title: 'Find out if you qualify',
  subtitle: 'Six quick questions. Takes about a minute and does not affect your credit score.',
  checks: {
    met: 'You meet {met} of 3. Three more answers, about a minute.',
    partly: 'You meet {met} of 3 so far. The rest takes about a minute.',
    missed: 'You meet {met} of 3. This is the rule, your answer, and what would have to change.',
  },
  fha: {
    title: 'FHA’s own rules',
    home: 'You live in the home yourself.',
    condo: 'Solar cannot be added to the loan for a condo.',
    amount: 'FHA decides how much solar the loan can carry.',
  },
  stats: {
    title: 'The program so far',
    grants: 'grants awarded',
    families: 'families',
    approval: 'approval rate',
    rating: 'average rating from {reviews}+ reviews',
  },
  faq: {
    title: 'Common questions',
    intro: 'Have another question? Call <tel>{phone}</tel>, {hours}.',
    what: {
      question: 'What is the solar grant program?',
      answer:
        'It is an FHA mortgage plus two things. One is a grant of up to {grantCap} ({grantRate} of the purchase price). It helps with your down payment and closing costs. The other is solar panels. You can finance them in the same mortgage, up to {solarCap} of the home’s value. You also take a course of {educationLow}–{educationHigh} hours on owning a home with solar.',
    },
    who: {
      question: 'Who can qualify?',
      answer:
        'You may qualify if your credit score is {minimumScore} or higher, the home costs at least {minHomePrice}, and it is in an eligible state. {saysMost, select, yes {Most of our buyers are buying a first home, but the} other {The}} requirements are the same for everyone.',
    },
    save: {
      question: 'How much can I save?',
      answer:
        'Typical electric savings are {savingsLow}–{savingsHigh}. The grant adds up to {grantCap}.{hasCredit, select, yes { The program was designed with a federal tax credit of <credit>{creditRate}</credit> of the solar cost, through {creditUntil}. The calculator shows it as an illustration only (see the note on tax credits).} other {}} The savings calculator shows your numbers and how we got them.',
    },
    states: {
      question: 'Which states are eligible?',
      answer: '{stateCountAlone} states and DC. The list today: {states}.',
    },
    approval: {
      question: 'How long does approval take?',
      answer:
        'You see the result of this check right away. A specialist will review your eligibility within {confirmationLow}–{confirmationHigh} hours. Full mortgage approval usually takes {approvalLow}–{approvalHigh} days.',
    },
  },
} as const;
