// Staff record that an applicant said stop.
export default {
  open: 'Said stop',
  title: '{name} said stop',
  text: 'It holds for the phone number or the mailbox, in every application that names it, until they agree again. It cannot be taken back here.',
  ways: 'They do not want',
  way: {
    phone: 'Phone calls',
    sms: 'Text messages',
    email: 'Emails',
  },
  optional: 'optional',
  how: 'How they said it',
  howHint: 'For example: answered a text with STOP',
  at: 'When',
  save: 'Record it',
  saving: 'Recording…',
  done: 'Recorded: they said stop',
  failed: 'It could not be recorded',
  said: 'Said stop: {ways}',
  by: 'written down by {name}',
} as const;
