export default {
  skip: 'Skip to content',
  home: 'Solar Grant Home, go to the home page',
  language: 'Language: {language}',
  calculateSavings: 'Calculate Savings',
  calculateShort: 'Calculate',
  callUs: 'Call {phone}',
  lender: '{lender}, FHA-approved since {approvedSince}',
  illustration: 'Illustration',
  creditEnded: 'ended for {creditEndedYear} systems',
  notAvailable: 'Not available',
  moreThan: '{figure}<more>+</more>',
  lost: 'Part of this page could not be loaded. Reload the page to try again. A form can be sent all the same.',
} as const;
