export default {
  title: 'Set your password',
  new: 'New password',
  hint: 'Three unrelated words are easy to remember and hard to guess.',
  confirm: 'Confirm new password',
  submit: 'Set password and sign in',
  pending: 'Signing in…',
  failed: 'The password could not be set',
  invalidTitle: 'This link no longer works',
  invalid:
    'It was used, it is too old, or a newer one was sent. Ask your administrator for a new one.',
  toLogin: 'Go to sign in',
} as const;
