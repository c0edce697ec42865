export default {
  hero: {
    title: 'Buy your home. Let the sun help pay for it.',
    subtitle:
      'An FHA mortgage, a grant of up to {grantCap} and solar on your roof, in one program.',
    description:
      'The grant goes toward your down payment and closing costs. You can finance the panels in the same mortgage, up to {solarCap} of the home’s value. They typically cut the electric bill by {savingsLow}–{savingsHigh}.',
    action: 'Calculate Savings',
    login: 'CRM Login',
    credit: 'Federal tax credit',
    earn: 'Earn up to',
    score: 'Minimum credit score',
    pictureAlt: 'A family in front of their house in the morning, with solar panels on its roof',
  },
  trust: {
    label: 'Why you can trust us',
    fha: 'FHA approved',
    fhaDetail: 'Since {approvedSince}',
    licensed: 'Licensed',
    licensedDetail: 'License number {license}',
    bbb: 'BBB rating',
    bbbDetail: 'Rated {bbb}',
    bbbName: 'Better Business Bureau',
    secure: 'Secure',
    secureDetail: 'Your answers are sent encrypted',
  },
  benefits: {
    title: 'Six good reasons, each with a number you can check',
    intro:
      'The program pairs a mortgage you would need anyway with help to get in the door and a roof that works for you.',
    years: '{count} years',
    hours: '{low}–{high} hours',
    down: {
      title: 'No down payment',
      text: 'The grant is worth {grantRate} of the purchase price, up to {grantCap}. It can cover all or part of the minimum FHA down payment and help with closing costs. Above a price of about {grantCoversTo} it covers less than {grantRate}, and you pay the rest. Subject to approval.',
    },
    earn: {
      title: 'Earn money',
      text: 'The grant is paid as education earnings. Finish the course. If your loan is approved, up to {grantCap} goes toward your costs at closing.',
    },
    credit: {
      title: 'Federal tax credit',
      text: 'A percentage of the system’s cost, through {creditUntil}, with no income limits. On a {creditExampleCost} system that is <credit>{creditExample}</credit>.',
      none: 'The program does not include a federal tax credit right now. The grant does not depend on it.',
    },
    bills: {
      title: 'Lower electric bills',
      text: 'Typical savings, because the panels make most of the electricity the home uses. Your savings depend on your state and your bill.',
    },
    value: {
      title: 'Increase home value',
      text: 'The panels belong to you, stay with the house and carry a {warrantyYears}-year warranty. A low electric bill can be a selling point later.',
    },
    support: {
      title: 'Education and support',
      text: 'A short course on owning a home with solar, and a specialist you can call at every step.',
    },
  },
  how: {
    title: 'How it works',
    intro: 'Four steps. Stop whenever you like. Your answers stay on this device.',
    learn: {
      title: 'Learn',
      text: 'See how the grant, the mortgage and the panels fit together. Free to read. No sign-up.',
    },
    calculate: {
      title: 'Calculate',
      text: 'Answer four questions to see your estimated grant and savings, and where each number comes from.',
    },
    qualify: {
      title: 'Qualify',
      text: 'See if you meet the three requirements: an eligible state, a credit score of {minimumScore} or higher, and a home price of {minHomePrice} or more.',
    },
    apply: {
      title: 'Apply',
      text: 'One form, about five minutes. A specialist will contact you within {contactHours} hours.',
    },
  },
  cta: {
    title: 'The sun will come up tomorrow. See what it could save you.',
    text: 'Get an estimate in two minutes. No name or phone number needed.',
    quote: 'Get Your Free Quote',
    expert: 'Talk to an Expert',
    call: 'Or call {phone}',
  },
} as const;
