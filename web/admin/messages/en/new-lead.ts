export default {
  open: 'New lead',
  title: 'New lead',
  text: 'For a person who did not apply by themselves, such as a caller. A name, and an email address or a phone number, are enough. You become the owner, and no email is sent.',
  consent: 'Consent',
  basis: {
    none: 'No consent: answer only as they ask',
    spoken: 'Spoken: I read the words below and they agreed',
  },
  read: 'Read this aloud',
  failedWords: 'The words could not be loaded. Try again before you write a consent down.',
  agreed: 'They agreed to',
  agreedOn: 'On which day',
  save: 'Add lead',
  saving: 'Adding…',
  done: 'Lead added',
  failed: 'The lead could not be added',
  check: 'Please check the highlighted fields.',
} as const;
