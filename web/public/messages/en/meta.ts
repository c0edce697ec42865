export default {
  pictureAlt: 'Solar Grant Home: a house with solar panels',
  landing: {
    title: 'Solar Grant Home: FHA mortgage, grant and solar in one',
    description:
      'A grant of up to {grantCap} with an FHA mortgage. See what you must bring{showsMonth, select, yes {, what it is a month and whether solar panels pay for themselves} other { and what solar panels cost}}. No name needed.',
  },
  calculator: {
    title: 'Solar savings calculator',
    description:
      'Answer four questions to see your estimated grant and monthly savings, and where each number comes from.',
  },
  answer: {
    title: 'What solar does to your bill',
  },
  resume: {
    title: 'Continue on this device',
  },
  estimate: {
    title: 'Your solar estimate',
  },
  qualify: {
    title: 'Check your eligibility',
    description:
      'Minimum credit score {minimumScore}, homes from {minHomePrice}, {stateCountText} eligible states and DC. Check in one minute.',
  },
  results: {
    title: 'Your eligibility',
  },
  apply: {
    title: 'Apply for the program',
    description:
      'Apply to {lender}’s solar grant program. A specialist responds within {responseHours} hours.',
  },
  openHouse: {
    title: 'Open house',
  },
  thankYou: {
    title: 'Thank you',
  },
  noApplication: {
    title: 'Your application',
  },
  my: {
    title: 'Your own page',
  },
  marketing: {
    title: 'Ad campaigns',
  },
  affiliates: {
    title: 'For realtors and partners',
    description:
      'Bring your clients a program that pairs an FHA mortgage with a grant and solar, and follow every referral.',
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What this site keeps about you, why, for how long, and who sees it.',
  },
  terms: {
    title: 'Terms of use',
    description: 'What you can expect from this site, and what it cannot promise.',
  },
  notFound: {
    title: '404 Page Not Found',
  },
} as const;
