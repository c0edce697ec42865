export default {
  screen: 'Sign in',
  title: 'Staff sign in',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  pending: 'Signing in…',
  ended: 'Your session ended. Sign in to go on where you were; what you typed is kept.',
  forgotten:
    'Your email address works too. Forgot your password? An administrator sends you a link from Settings, Staff.',
  failed: 'Login failed',
  wrong: 'Login failed. The username or the password does not match.',
  signOn: 'Sign in with {name}',
  or: 'or',
  refused: {
    away: 'The sign-in of your organization does not answer. Try again in a moment, or use your password.',
    canceled: 'The sign-in was canceled.',
    failed:
      'The sign-in of your organization failed. Try again. If it fails again, tell an administrator.',
    interrupted: 'This sign-in took too long, or was started in another browser. Please try again.',
    linked:
      'The account with your email address is linked to another sign-in. Ask an administrator to unlink it.',
    several: 'More than one account has your email address. Ask an administrator to correct that.',
    stale:
      'Your organization did not confirm that you signed in just now. Use a code or a password instead.',
    unknown:
      'There is no active account with your email address. Ask an administrator to invite you.',
    unverified:
      'Your organization has not verified your email address, so your account could not be found. Ask the person who manages your organization’s accounts.',
  },
  back: 'Back to the CRM',
  dueFailed: 'The next step could not be loaded',
  license: 'License number {licenseNumber}',
  authorizedOnly: 'Authorized Personnel Only',
} as const;
