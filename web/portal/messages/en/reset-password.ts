export default {
  title: 'Set a new password',
  new: 'New Password',
  hint: 'At least 8 characters. Three words that have nothing to do with each other are easy to keep and hard to guess.',
  confirm: 'Confirm New Password',
  submit: 'Reset Password',
  pending: 'Resetting...',
  failed: 'Failed to reset password. Please try again.',
  doneTitle: 'Password Reset Successfully',
  done: 'Your new password works from now on. You were signed out everywhere else.',
  toLogin: 'Go to Login',
  invalidTitle: 'Invalid Reset Link',
  invalid:
    'This link has expired, was used already, or was replaced by a newer one. A link works once, for one hour.',
  again: 'Request New Reset Link',
} as const;
