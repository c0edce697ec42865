export default {
  none: 'No notes yet.',
  placeholder: 'Write a note…',
  reader: '{name} (partner) reads this',
  noReader: 'Only staff read this',
  onlyStaff: 'Only staff',
  isShared: 'Shared with the partner',
  withhold: 'Keep from the partner',
  withholdTitle: 'Keep this note from the partner?',
  withholdText:
    'From now on only staff read it. It cannot be shared again, and the partner may have read it already.',
  withheld: 'Only staff read this note now',
  withholdFailed: 'The note is as it was',
  mailOpened:
    'Email draft opened for {name} <{email}>\nSubject: {subject}\nChannel: web mail compose window',
  mailNoted: 'Email draft opened',
  mailNotedText: 'A note of it was added.',
  mailFailed: 'Failed to log email communication',
} as const;
