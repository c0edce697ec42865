export default {
  optional: 'optional',
  choose: 'Choose one',
  allNeeded: 'All fields are required unless marked optional.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  kept: 'Your answers are saved on this device.',
  privacyPolicy: 'Privacy policy',
  termsOfUse: 'Terms of use',
  clear: 'Clear my answers',
  cleared: 'Your answers were cleared from this device.',
} as const;
