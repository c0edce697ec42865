export default {
  title: 'Edit Affiliate',
  text: 'The referral code {code} stays: links with it are in use.',
  submit: 'Save changes',
  pending: 'Saving…',
  done: 'Affiliate updated successfully',
  failed: 'Failed to update affiliate',
  check: 'Please check the highlighted fields.',
} as const;
