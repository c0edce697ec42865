export default {
  pictureAlt: 'A house with solar panels under a low sun, with the words Solar Grant Home',
  landing: {
    title: 'Solar Grant Home: FHA mortgage, grant and solar in one',
    description:
      'A grant of up to {grantCap} with an FHA mortgage. See what you must bring{showsMonth, select, yes {, what it is a month and whether solar panels pay for themselves} other { and what solar panels cost}}. No name needed.',
  },
  calculator: {
    title: 'Solar savings calculator | Solar Grant Home',
    description:
      'Answer four questions to see your estimated grant and monthly savings, and where each number comes from.',
  },
  answer: {
    title: 'What solar does to your bill | Solar Grant Home',
    description: 'An answer for your state and your bill.',
  },
  resume: {
    title: 'Continue on this device | Solar Grant Home',
    description: 'Brings what you typed elsewhere to this device.',
  },
  estimate: {
    title: 'Your solar estimate | Solar Grant Home',
    description: 'Your savings estimate for this home.',
  },
  qualify: {
    title: 'Check your eligibility | Solar Grant Home',
    description:
      'Minimum credit score {minimumScore}, homes from {minHomePrice}, {stateCountText} eligible states and DC. Check in one minute.',
  },
  results: {
    title: 'Your eligibility | Solar Grant Home',
    description: 'The result of your eligibility check.',
  },
  apply: {
    title: 'Apply for the program | Solar Grant Home',
    description:
      'Apply to {lender}’s solar grant program. A specialist responds within {responseHours} hours.',
  },
  openHouse: {
    title: 'Open house | Solar Grant Home',
    description: 'The form for guests of an open house.',
  },
  thankYou: {
    title: 'Thank you | Solar Grant Home',
    description: 'We have received your application.',
  },
  noApplication: {
    title: 'Your application | Solar Grant Home',
    description: 'This page confirms an application after you send it.',
  },
  my: {
    title: 'Your own page | Solar Grant Home',
    description: 'Where your application stands, and who may contact you.',
  },
  marketing: {
    title: 'Ad campaigns | Solar Grant Home',
    description: 'Campaign texts for staff.',
  },
  affiliates: {
    title: 'For realtors and partners | Solar Grant Home',
    description:
      'Bring your clients a program that pairs an FHA mortgage with a grant and solar, and follow every referral.',
  },
  privacy: {
    title: 'Privacy policy | Solar Grant Home',
    description: 'What this site keeps about you, why, for how long, and who sees it.',
  },
  terms: {
    title: 'Terms of use | Solar Grant Home',
    description: 'What you can expect from this site, and what it cannot promise.',
  },
  notFound: {
    title: '404 Page Not Found',
    description: 'This page does not exist.',
  },
} as const;
