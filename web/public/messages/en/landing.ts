export default {
  countdown: {
    label: 'Time left in the limited-time offer',
    title: 'Offer ends in',
    days: '{count, plural, one {day} other {days}}',
    hours: 'hr',
    minutes: 'min',
    seconds: 'sec',
  },
  hero: {
    title: 'Up to {grantCap} toward your home.',
    subtitle:
      'An FHA mortgage with a grant for your down payment and closing costs. {needsPanels, select, no {Solar panels are your choice: first see what they cost{showsMonth, select, yes { and save} other {}}.} other {You can finance solar panels in it: first see what they cost{showsMonth, select, yes { and save} other {}}.}}',
    action: 'Calculate Savings',
    login: 'CRM Login',
    credit: 'Federal tax credit{isEnded, select, yes {: ended} other {}}',
    earn: 'Earn up to',
    score: 'Minimum credit score',
    sum: 'Grant, {price} home',
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
    title: 'What the program offers, with sources',
    intro: 'Each number comes from the program terms of {date}.',
    years: '{count} years',
    hours: '{low}–{high} hours',
    down: {
      title: 'No down payment',
      text: 'The grant is {grantRate} of the price, up to {grantCap}. {covers, select, yes {For a price up to about {grantCoversTo} that equals the minimum FHA down payment. Above it you pay the rest.} other {You pay the rest of the down payment.}} Subject to approval.',
    },
    earn: {
      title: 'Earn money',
      text: 'Take a {educationLow} to {educationHigh} hour course. If your loan is approved, you get up to {grantCap} at closing.',
    },
    credit: {
      title: 'Federal tax credit',
      text: '{isEnded, select, yes {Planned as {creditRate} of the cost through {creditUntil}, with no income limits: {creditExample} on a {creditExampleCost} system. It ended for systems installed in {creditEndedYear} or later. We do not count it in what you bring.} other {{creditRate} of the cost through {creditUntil}, with no income limits: {creditExample} on a {creditExampleCost} system.}}',
      none: 'The program does not include a federal tax credit right now. The grant does not depend on it.',
    },
    bills: {
      title: 'Lower electric bills',
      text: 'The typical cut. Yours depends on your state and your bill.',
    },
    value: {
      title: 'Increase home value',
      text: 'The panels are yours, stay with the house and have a {warrantyYears}-year warranty.',
    },
    support: {
      title: 'Education and support',
      text: 'A course on owning a home with solar, and a specialist you can call.',
    },
  },
  asked: {
    panels: {
      question: 'Must I take the panels?',
      answer:
        '{needsPanels, select, no {No. The grant does not depend on them.} yes {Yes, if you want the grant: it comes only with the panels.} other {Ask us whether the grant stands alone: <tel>{phone}</tel>.}} You can decide after your estimate.',
    },
    repaid: {
      question: 'Do I pay {isAlone, select, yes {the grant} other {it}} back?',
      answer:
        '{repaid, select, no {No. You owe nothing back, not even when you sell.} yes {Yes. Ask us how much and when before you apply: <tel>{phone}</tel>.} other {Ask us before you apply: <tel>{phone}</tel>. We print the answer here once it is confirmed.}} {taxed, select, no {It is not taxed.} yes {It is taxed as income.} other {{repaid, select, unknown {} other {Ask a tax advisor whether it is taxed.}}}}',
    },
    realtor: {
      question: 'May I keep my own realtor?',
      answer:
        '{realtor, select, yes {Yes. {installer, select, yes {Your realtor and your installer are your choice} other {Your realtor is your choice}}, with or without a referral.} no {No. Ask us whom the program works with: <tel>{phone}</tel>.} other {Ask us: <tel>{phone}</tel>. We print the answer here once it is confirmed.}}',
    },
    course: {
      question: 'When is the course, and what does it cost?',
      answer:
        'Next course: {starts}, in {courseLanguages}, {isFree, select, yes {free} other {{coursePrice}}}.',
    },
  },
  how: {
    title: 'How it works',
    learn: {
      title: 'Learn',
      text: 'What the grant, the mortgage and the panels do. Free to read.',
    },
    calculate: {
      title: 'Calculate',
      text: 'Four questions. You see your grant{showsMonth, select, yes {, what you bring and the month} other { and what you bring}}.',
    },
    qualify: {
      title: 'Qualify',
      text: 'Three checks: an eligible state, a score of {minimumScore} or higher, a price of {minHomePrice} or more.',
    },
    apply: {
      title: 'Apply',
      text: 'One form, about five minutes. A specialist will contact you within {contactHours} hours.',
    },
  },
  cta: {
    title:
      'Your grant{showsMonth, select, yes {, what you bring, and the month} other { and what you bring}}.',
    text: 'It takes two minutes.',
    quote: 'Get Your Free Quote',
    expert: 'Talk to an Expert',
    call: 'Or call {phone}',
  },
} as const;
