export default {
  loading: 'Getting your result…',
  none: 'There is no result on this device yet. The check takes about a minute.',
  lost: 'We can’t show your result because part of this page did not load. Reload the page or check again.',
  toForm: 'Check Your Eligibility',
  eligible: {
    pictureAlt:
      'A mother, a father and their daughter stand hand in hand before their house with solar panels, in the last light of the day.',
    title: '{isNamed, select, no {Congratulations!} other {Congratulations, {name}!}}',
    text: 'You meet the program’s three basic requirements. Apply next. A specialist will review your eligibility within {confirmationLow}–{confirmationHigh} hours, and funds are subject to loan approval.',
    reserve: 'Reserve Your Funds',
    goOn: 'Continue to the Application',
    call: 'Call Now: {phone}',
  },
  ineligible: {
    pictureAlt:
      'A father and his daughter plant a young tree beside their house, early in the morning.',
    title: '{isNamed, select, no {Here} other {{name}, here}} is what the program asks for',
    invite: '{isNamed, select, no {You are} other {{name}, you are}} welcome to apply',
    inviteText: 'Anyone may apply. A specialist looks at your whole application.',
    rules: {
      state:
        '{isNamed, select, no {The} other {{name}, the}} program is offered in certain states; you chose {state}',
      credit:
        '{isNamed, select, no {The} other {{name}, the}} program asks for a score of {minimumScore} or higher; you chose {score}',
      homePrice:
        '{isNamed, select, no {The} other {{name}, the}} program asks for a home price of {minHomePrice} or more; you chose {price}',
    },
    text: 'A specialist can tell you what it would take and what other options you have.',
    specialist: 'Speak with a Specialist',
    again: 'Check Again',
    anyway: 'Apply Anyway',
  },
  county:
    'FHA limits each loan by county. Above a price of about {countyPrice}, check the limit of your county before you make an offer. A specialist can tell you what it is.',
  ownGrant: 'Your estimated grant for a home of {price}',
  estimateKept: 'Your estimate for a home of {price} is kept on this device.',
  estimateOpen: 'See Your Estimate',
  checksTitle: 'The three requirements',
  checks: { state: 'State eligibility', credit: 'Credit score', homePrice: 'Home value' },
  yours: 'Your answer: {value}',
  scoreFrom: '{score} or higher',
  eligibleState: 'Eligible',
  meets: 'Meets Requirements',
  notAvailable: 'Not Available',
  below: 'Below Minimum',
  note: 'This is a first check against today’s program terms ({date}). It is not a loan approval.',
  cardsTitle: 'The program in numbers',
  cards: {
    score: 'Minimum credit score',
    states: 'Eligible states and DC',
    grant: 'Maximum grant',
  },
} as const;
