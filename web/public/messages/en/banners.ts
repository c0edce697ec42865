export default {
  countdown: {
    label: 'Time left in the limited-time offer',
    title: 'Offer ends in',
    days: '{count, plural, one {day} other {days}}',
    hours: 'hr',
    minutes: 'min',
    seconds: 'sec',
  },
  film: {
    play: 'Play video',
    pause: 'Pause video',
  },
} as const;
