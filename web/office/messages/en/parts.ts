export default {
  loading: 'Loading',
  tryAgain: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  notProvided: 'Not provided',
  referralCode: 'Referral code',
  copied: 'Copied!',
  copyRefused: 'This browser did not allow copying',
} as const;
