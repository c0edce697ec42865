export default {
  optional: 'optional',
  choose: 'Choose one',
  allNeeded: 'All fields are needed unless marked as optional.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  kept: 'Your answers are kept on this device until you send them.',
  privacyPolicy: 'Privacy policy',
  termsOfUse: 'Terms of use',
  clear: 'Clear my answers',
  cleared: 'Your answers were cleared from this device.',
} as const;
