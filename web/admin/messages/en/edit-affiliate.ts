export default {
  title: 'Edit Affiliate',
  text: 'The referral code {code} stays: links with it are in use.',
  movesLines:
    'Also change {count, plural, one {# estimate that is} other {# estimates that are}} not approved yet',
  movesHint: 'Without it they keep the rate they were made with. What is approved or paid stays.',
  submit: 'Save changes',
  pending: 'Saving…',
  done: 'Affiliate updated successfully',
  failed: 'Failed to update affiliate',
  check: 'Please check the highlighted fields.',
} as const;
