export default {
  title: 'Terms of use',
  intro:
    'What you can expect from this website, and what it cannot promise. It is run by {lender}, {address}.',
  version: 'As of {date}',
  site: {
    title: 'What this site is',
    text: 'Solar Grant Home is a program of {lender}, a private lender. It is not a government agency, and it is not affiliated with or endorsed by HUD or FHA. What you read here is information and advertising, not an offer or a commitment to lend, and not legal, tax or financial advice.',
  },
  estimate: {
    title: 'Estimates',
    text: 'The calculator works with averages for your state and with what you enter; every assumption and its source stand under “How we calculate this”. Your own savings, costs and taxes will differ. What solar adds to the mortgage is paid back with interest.',
    credit:
      'The federal residential tax credit (26 USC 25D) ended for systems completed after December 31, 2025. Figures of it are an illustration only; ask a tax advisor.',
    rate: 'A monthly payment is shown only for a rate that you type yourself. It is an illustration, not a rate we offer.',
  },
  check: {
    title: 'Eligibility check and application',
    text: 'The check compares three answers with the program’s requirements. It is no approval and does not touch your credit. An application is a request to be contacted; every loan is subject to underwriting and approval. The grant is paid as education earnings after a course of {educationLow} to {educationHigh} hours.',
    truth: 'Please enter only what is true, for yourself, and do not send forms by machine.',
  },
  contact: {
    title: 'Calls, texts and e-mails',
    text: 'Where you agree, we contact you by telephone, text and e-mail about your request. It is not a condition of buying anything or of getting a loan. Answer STOP to end texts, HELP for help; message and data rates may apply.',
  },
  partners: {
    title: 'Partners',
    text: 'Realtors and other partners may send you here by a link of their own, and may be paid for it where the law allows. You are free to choose any realtor, lender and installer.',
  },
  law: {
    title: 'Equal housing and the law',
    text: '{lender} does business under the laws on fair lending and equal housing opportunity. What the law gives you is not limited by these terms.',
  },
  change: {
    title: 'Changes and contact',
    text: 'If these terms change, the date above changes with them. Questions: {phone}, {email}.',
  },
} as const;
