export default {
  skip: 'Skip to content',
  logOut: 'Logout',
  logOutFailed: 'Logout Failed',
  stillSignedIn: 'Unable to logout. Please try again.',
  shortcuts: {
    title: 'Keyboard shortcuts',
    hint: 'Keyboard shortcuts (?)',
    followedBy: 'then',
    use: 'Use keyboard shortcuts',
    optional: 'optional',
  },
} as const;
