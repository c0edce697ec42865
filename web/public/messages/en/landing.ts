export default {
  hero: {
    title: 'Buy your home. Let the sun help pay for it.',
    subtitle:
      'An FHA mortgage, a grant of up to {grantCap} and solar on your roof, in one program.',
    description:
      'The grant goes toward your down payment and closing costs. The panels are financed inside the mortgage, up to {solarCap} of the home’s value, and typically cut the electric bill by {savingsLow}–{savingsHigh}.',
    action: 'Calculate Savings',
    login: 'CRM Login',
    credit: 'Federal tax credit',
    earn: 'Grant up to',
    score: 'Minimum credit',
    pictureAlt: 'A house with solar panels on its roof under a low morning sun',
  },
  trust: {
    label: 'Why you can rely on us',
    fha: 'FHA approved',
    fhaDetail: 'Since {approvedSince}',
    licensed: 'Licensed',
    licensedDetail: 'License number {license}',
    bbb: 'BBB rating',
    bbbDetail: 'Rated {bbb}',
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
      text: 'The grant is worth {grantRate} of the purchase price, up to {grantCap}. It can cover all or part of an FHA down payment and go toward closing costs, too. Subject to approval.',
    },
    earn: {
      title: 'Earn money',
      text: 'The grant is paid as education earnings. Finish the course and, once your loan is approved, up to {grantCap} comes with you to the closing table.',
    },
    credit: {
      title: 'Federal tax credit',
      text: 'A share of what the system costs, through {creditUntil}, with no income limits. On a {creditExampleCost} system that is <credit>{creditExample}</credit>.',
      none: 'A federal tax credit is not part of the program at the moment. The grant does not depend on it.',
    },
    bills: {
      title: 'Lower electric bills',
      text: 'Typical savings on electricity, as the roof makes most of the power the house uses. Your own figure depends on your state and your bill.',
    },
    value: {
      title: 'Increase home value',
      text: 'The panels belong to you, stay with the house and carry a {warrantyYears}-year warranty. A low electric bill is a good argument when you sell.',
    },
    support: {
      title: 'Education and support',
      text: 'A short course on owning a home and living with solar, and a specialist you can call at every step.',
    },
  },
  how: {
    title: 'How it works',
    intro: 'Four steps. You can stop after any of them, and nothing you have typed is lost.',
    learn: {
      title: 'Learn',
      text: 'See how the grant, the mortgage and the panels fit together. No sign-up and no cost.',
    },
    calculate: {
      title: 'Calculate',
      text: 'Four answers show your estimated grant and savings, with every assumption and its source.',
    },
    qualify: {
      title: 'Qualify',
      text: 'State, credit score and home price tell you where you stand. Scores from {minimumScore}, homes from {minHomePrice}.',
    },
    apply: {
      title: 'Apply',
      text: 'One form, about five minutes. A specialist contacts you within {contactHours} hours.',
    },
  },
  cta: {
    title: 'The sun comes up tomorrow anyway. See what it could be worth to you.',
    text: 'An estimate takes two minutes and asks for neither your name nor your number.',
    quote: 'Get Your Free Quote',
    expert: 'Talk to an Expert',
    call: 'Or call {phone}',
  },
} as const;
