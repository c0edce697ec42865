export default {
  skip: 'Skip to content',
  home: 'Solar Grant Home, go to the home page',
  language: 'Language: {language}',
  calculateSavings: 'Calculate Savings',
  calculateShort: 'Calculate',
  callUs: 'Call {phone}',
  lender: '{lender}, FHA-approved since {approvedSince}',
  service:
    'We speak {spoken}.{isOwn, select, yes {} other { You may call with someone who translates.}}',
  promise: 'No name, no phone number, no credit pull.',
  illustration: 'Illustration',
  creditEnded: 'ended for systems installed in {creditEndedYear} or later',
  notAvailable: 'Not available',
  moreThan: '{figure}<more>+</more>',
  lost: 'Part of this page did not load. Are you offline? Once you are connected, you can still send the form.',
} as const;
