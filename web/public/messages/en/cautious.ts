import { estimateNotes } from '#core/i18n/mails/estimate-notes.ts';

// Replacements for texts while a fact that they depend on is withheld: see ../cautious.ts.
export default {
  meta: {
    landing: {
      title: 'Solar Grant Home: FHA mortgage and solar in one',
      description:
        'Buy a home with solar panels financed inside an FHA mortgage. See an estimate for your own home, with every source.',
    },
    calculator: {
      title: 'Solar calculator',
      description:
        'Four answers show an estimate for your home, with every assumption and its source.',
    },
    qualify: {
      description:
        'Answer a few questions about your state, your credit score and the price of the home.',
    },
    apply: { description: 'Apply for the program with one form.' },
    affiliates: {
      description:
        'Bring your clients a program that pairs an FHA mortgage with solar, and see what becomes of every referral.',
    },
  },
  site: { calculateSavings: 'Calculate' },
  landing: {
    cta: { title: 'What would the panels cost?' },
    hero: {
      action: 'Calculate',
      title: 'Buy your home. Put the sun on its roof.',
      subtitle: 'An FHA mortgage and solar on your roof, in one program.',
    },
    benefits: {
      credit: { none: 'A federal tax credit is not part of the program at the moment.' },
    },
    how: {
      learn: {
        text: 'See how the mortgage and the panels fit together. No sign-up and no cost.',
      },
      calculate: {
        text: 'Four answers show an estimate for your home, with every assumption and its source.',
      },
      qualify: { text: 'State, credit score and home price tell you where you stand.' },
      apply: { text: 'One form, about five minutes. A specialist contacts you.' },
    },
  },
  footer: {
    programmes: { grant: 'The program', calculator: 'Solar calculator' },
  },
  calculator: {
    title: 'Calculate your solar panels',
    form: { submit: 'Calculate' },
    subtitle: 'Four answers show an estimate for your home and every source.',
    loading: { title: 'Calculating your panels' },
  },
  comparison: {
    financing: { product: 'Inside the FHA mortgage' },
    maintenance: { product: 'See the maker’s papers' },
  },
  estimate: {
    letter: { closing: 'The next step is the eligibility check at {address}.' },
    outside: estimateNotes.en.outside,
  },
  form: {
    known: { title: 'State, credit score and home price' },
    homePriceHint: 'Your best guess is fine',
    application: {
      scoreNote:
        'You chose “{range}”. You can still apply, and we will tell you what it would take.',
    },
  },
  qualify: {
    faq: {
      intro: 'Not answered here? Write to us at any time.',
      what: {
        question: 'What is the program?',
        answer:
          'An FHA mortgage together with solar panels that can be financed inside the mortgage.',
      },
      who: {
        answer:
          'The program looks at the credit score, the price of the home and its state. The check compares your answers with what it asks for, the same for everyone.',
      },
      save: {
        question: 'How is my estimate made?',
        answer:
          'From the home, its state and your electric bill. The calculator shows your own figures with every assumption behind them.',
      },
      states: {
        answer: 'Choose your state in the check: the answer says whether the program covers it.',
      },
      approval: {
        answer:
          'The result of this check appears right away. A specialist then goes through it with you, and the lender decides on the loan.',
      },
    },
  },
  results: {
    eligible: {
      text: 'Your answers meet the program’s basic requirements. The next step is the application. It is subject to loan approval.',
    },
    ineligible: {
      rules: {
        credit:
          '{isNamed, select, no {The} other {{name}, the}} program asks for a higher credit score than the one you chose',
        homePrice:
          '{isNamed, select, no {The} other {{name}, the}} program asks for a home price above {price}',
      },
    },
  },
  nearMiss: {
    credit: { title: 'A higher credit score' },
    homePrice: { title: 'A home with a higher price' },
  },
  apply: {
    help: {
      text: 'We can fill out the form with you. Loan documents are in English.',
      elsewhere: 'We can help you fill out the form. Loan documents are in English.',
    },
    after: {
      contact: 'A specialist contacts you.',
      assessment: 'The property is assessed.',
      preApproval: 'The lender decides on your loan pre-approval.',
    },
  },
  received: { text: 'A solar specialist will contact you.' },
  thankYou: {
    steps: {
      contact: { when: 'First' },
      assessment: { when: 'Then' },
      preApproval: { when: 'Next' },
    },
    contactText: 'Write to us at any time.',
  },
  affiliates: {
    lede: 'An FHA mortgage and financed solar panels. Your own link, and you follow every client who uses it.',
    clients: {
      solar: { text: 'Solar panels, financed with the home.' },
      who: 'Who may qualify depends on credit score, home price and state. <check>Check a client in one minute</check>.',
    },
  },
  termsOfUse: {
    intro:
      'What you can expect from this website, and what it cannot promise. It is run by {lender}.',
    check: {
      text: 'The check compares three answers with the program’s requirements. It is no approval and does not touch your credit. An application is a request to be contacted; every loan is subject to underwriting and approval.',
    },
    change: {
      text: 'If these terms change, the date above changes with them. Questions: {email}.',
    },
  },
  privacyPolicy: {
    who: { text: '{lender}. Email {email}.' },
    rights: {
      copy: 'Ask for a copy, a correction or the removal of your data: write to {email}. We may have to keep what lending law and proof of consent demand, and will tell you so.',
    },
  },
} as const;
