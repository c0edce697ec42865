export default {
  skip: 'Skip to content',
  home: 'Solar Grant Home, to the start page',
  language: 'Language: {language}',
  calculateSavings: 'Calculate savings',
  callUs: 'Call {phone}',
  illustration: 'Illustration',
  creditNote: 'See the note on tax credits',
  notAvailable: 'Not available',
} as const;
