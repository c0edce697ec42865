export default {
  place: { title: 'Office', words: 'officers workload first answer time' },
  title: 'By owner',
  failed: 'The figures of the office could not be loaded',
  none: 'No one owns leads yet',
  member: 'Name',
  onShift: 'On shift',
  left: 'Account closed',
  minutes: '{minutes} min',
  unowned:
    '{count, plural, one {# lead waits} other {# leads wait}} for a first answer without an owner',
  figures: {
    open: 'Open now',
    waiting: 'Waiting now',
    firstAnswerMedianMinutes: 'First answer, median',
    firstAnswerP90Minutes: 'First answer, 90%',
    reached: 'Answered',
    qualified: 'Qualified',
    closed: 'Closed',
  },
  note: 'Minutes are those in which the office is open. What was done counts for who owned the lead then.',
  asOf: 'As of',
} as const;
