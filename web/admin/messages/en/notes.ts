export default {
  none: 'No notes yet.',
  placeholder: 'Write what the next person should know…',
  mailOpened:
    'Email draft opened for {name} <{email}>\nSubject: {subject}\nChannel: web mail compose window',
  mailNoted: 'Email draft opened',
  mailNotedText: 'A note of it was added.',
  mailFailed: 'Failed to log email communication',
} as const;
