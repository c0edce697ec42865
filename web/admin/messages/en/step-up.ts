export default {
  title: 'Confirm that it is you',
  why: 'Exports, payouts, program terms and accounts ask again an hour after you signed in. What you were doing goes on afterwards.',
  whyOnly: 'Exports, payouts, program terms and accounts ask again an hour after you signed in.',
  password: 'Password',
  code: 'Code from your app',
  byCode: 'Use a code from your app instead',
  byPassword: 'Use your password instead',
  signOn: 'Sign in again with {name}',
  signOnWhy: 'This leaves the page and comes back to it. Then repeat what you were doing.',
  noWay:
    'You have no password and no authenticator app here. Ask an administrator for a link to set a password.',
  cancel: 'Cancel',
  submit: 'Confirm',
  pending: 'Confirming…',
  failed: 'This could not be confirmed',
  downloadFailed: 'The file could not be saved',
} as const;
