export default {
  loading: 'Looking up your result…',
  none: 'There is no result on this device yet. The check takes about a minute.',
  lost: 'Your result could not be shown here, because part of this page did not load. Reload the page, or check again.',
  toForm: 'Check Your Eligibility',
  eligible: {
    title: '{isNamed, select, no {Congratulations!} other {Congratulations, {name}!}}',
    text: 'You meet the program’s three basic requirements. Apply to reserve your funds: a specialist confirms your eligibility within {confirmationLow}–{confirmationHigh} hours, and funds are subject to loan approval.',
    reserve: 'Reserve Your Funds',
    call: 'Call Now: {phone}',
  },
  ineligible: {
    title:
      '{isNamed, select, no {Not met today: {missing}} other {{name}, {missing} {count, plural, one {does} other {do}} not meet the requirements today}}',
    missing: {
      state: 'the state',
      credit: 'the credit score',
      homePrice: 'the home price',
    },
    why: {
      state:
        'The program does not cover homes in {state} today. A home in an eligible state would change that.',
      credit:
        'The minimum credit score is {minimumScore}, and yours is below it. Once your score gets there, check again.',
      homePrice:
        'The program starts at a home price of {minHomePrice}, and yours is {price}. A home from that price on would change that.',
    },
    text: 'A specialist can tell you what it would take, and which other ways there are.',
    specialist: 'Speak with a Specialist',
    again: 'Check Again',
    anyway: 'Apply all the same',
  },
  checksTitle: 'The three requirements',
  checks: { state: 'State eligibility', credit: 'Credit score', homePrice: 'Home value' },
  yours: 'Your answer: {value}',
  scoreFrom: '{score} or higher',
  eligibleState: 'Eligible',
  meets: 'Meets Requirements',
  notAvailable: 'Not Available',
  below: 'Below Minimum',
  note: 'A first check against today’s program terms ({date}), not a loan approval.',
  cardsTitle: 'The program in three figures',
  cards: {
    score: 'Minimum credit score',
    states: 'Eligible states and DC',
    grant: 'Maximum grant',
  },
} as const;
