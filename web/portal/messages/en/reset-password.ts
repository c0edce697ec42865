export default {
  title: 'Set a new password',
  new: 'New Password',
  hint: 'At least 8 characters. Three unrelated words are easy to remember and hard to guess.',
  confirm: 'Confirm New Password',
  submit: 'Reset Password',
  pending: 'Resetting...',
  failed: 'Failed to reset password. Please try again.',
  doneTitle: 'Password Reset Successfully',
  done: 'Your new password works from now on. You were signed out everywhere else.',
  toLogin: 'Go to Login',
  invalidTitle: 'Invalid Reset Link',
  invalid:
    'This link has expired, was used already, or was replaced by a newer one. Each link works once and expires after one hour.',
  again: 'Request New Reset Link',
} as const;
