export default {
  minutes:
    '{count, plural, one {One minute} other {# minutes}} until a person answers, in office hours',
  hours: '{count, plural, one {One hour} other {# hours}} until a person answers, in office hours',
  measured: 'Median of the last {days} days: {applications} answered applications, through {day}.',
} as const;
