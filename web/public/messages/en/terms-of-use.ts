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
    text: 'The calculator works with averages for your state and with what you enter; you can see every assumption and its source under “How we calculate this.” Your own savings, costs and taxes will differ. You pay back what solar adds to your mortgage, with interest.',
    credit:
      'The federal residential tax credit (26 USC 25D) ended for systems completed after December 31, 2025. Any credit amounts shown are an illustration only. Ask a tax advisor.',
    rate: 'Monthly payments are illustrations at {rates}{typed, select, yes {, or at a rate that you type} other {}}. They are not rates we offer.',
  },
  check: {
    title: 'Eligibility check and application',
    text: 'The check compares three answers with the program’s requirements. It is not an approval and does not affect your credit score. An application is a request to be contacted; every loan is subject to underwriting and approval. The grant is paid as education earnings after a course of {educationLow} to {educationHigh} hours.',
    truth: 'Please give true information about yourself, and do not use bots to send forms.',
  },
  contact: {
    title: 'Calls, texts, and emails',
    text: 'If you agree, we contact you by phone, text, and email about your request. Your consent is not a condition of any purchase or loan. Reply STOP to end texts or HELP for help; message and data rates may apply.',
  },
  partners: {
    title: 'Partners',
    text: 'Realtors and other partners may send you here with their own link, and may be paid for it where the law allows. You are free to choose any lender{freeChoice, select, allThree {, realtor and installer} realtorToo { and realtor} other {}}.',
  },
  law: {
    title: 'Equal housing and the law',
    text: '{lender} follows fair lending and equal housing opportunity laws. These terms do not limit your rights under the law.',
  },
  change: {
    title: 'Changes and contact',
    text: 'If these terms change, the date above changes with them. Questions: {phone}, {email}.',
  },
} as const;
