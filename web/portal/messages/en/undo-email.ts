export default {
  title: 'Take back the new address',
  intro:
    'Someone gave your partner account another email address. If it wasn’t you, take it back here: your old address returns, everyone is signed out, and we email you a link to set a new password.',
  submit: 'Restore my address',
  pending: 'Restoring...',
  failed: 'Your address was not restored. Please try again.',
  inUse: 'Another account uses your old address by now. Please call us.',
  doneTitle: 'Your address is back',
  done: 'Everyone was signed out, and the old password no longer works. We are emailing you a link to set a new one.',
  toLogin: 'Go to Login',
  invalidTitle: 'This link does not work',
  invalid:
    'It has expired or was used already. A link works once, for 72 hours after the change. Please call us if you still need help.',
} as const;
