export default {
  loading: 'Getting your result…',
  none: 'There is no result on this device yet. The check takes about a minute.',
  lost: 'We can’t show your result because part of this page did not load. Reload the page or check again.',
  toForm: 'Check Your Eligibility',
  eligible: {
    title: '{isNamed, select, no {Congratulations!} other {Congratulations, {name}!}}',
    text: 'You meet the three basic requirements. If you apply, a specialist will review your eligibility within {confirmationLow}–{confirmationHigh} hours. Funds are subject to loan approval.',
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
        'The program does not cover homes in {state} today. A home in an eligible state would meet this requirement.',
      credit:
        'The minimum credit score is {minimumScore}, and yours is below it. When your score reaches {minimumScore}, check again.',
      homePrice:
        'The minimum home price is {minHomePrice}, and yours is {price}. A home at {minHomePrice} or more would meet this requirement.',
    },
    text: 'A specialist can tell you what it would take and what other options you have.',
    specialist: 'Speak with a Specialist',
    again: 'Check Again',
    anyway: 'Apply Anyway',
  },
  county:
    'FHA limits each loan by county. Above a price of about {countyPrice}, check the limit of your county before you make an offer. A specialist can tell you what it is.',
  checksTitle: 'The three requirements',
  checks: { state: 'State eligibility', credit: 'Credit score', homePrice: 'Home value' },
  yours: 'Your answer: {value}',
  scoreFrom: '{score} or higher',
  eligibleState: 'Eligible',
  meets: 'Meets Requirements',
  notAvailable: 'Not Available',
  below: 'Below Minimum',
  note: 'This is a first check against today’s program terms ({date}). It is not a loan approval.',
  cardsTitle: 'The program in three numbers',
  cards: {
    score: 'Minimum credit score',
    states: 'Eligible states and DC',
    grant: 'Maximum grant',
  },
} as const;
