export default {
  skip: 'Skip to content',
  home: 'Solar Grant Home, go to the home page',
  language: 'Language: {language}',
  calculateSavings: 'Calculate Savings',
  calculateShort: 'Calculate',
  callUs: 'Call {phone}',
  illustration: 'Illustration',
  creditNote: 'See the note on tax credits',
  notAvailable: 'Not available',
  moreThan: '{figure}<more>+</more>',
} as const;
