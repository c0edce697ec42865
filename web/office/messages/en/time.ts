export default {
  lessThanXMinutes: '{count, plural, one {less than a minute} other {less than # minutes}}',
  xMinutes: '{count, plural, one {# minute} other {# minutes}}',
  aboutXHours: '{count, plural, one {about # hour} other {about # hours}}',
  xDays: '{count, plural, one {# day} other {# days}}',
  aboutXMonths: '{count, plural, one {about # month} other {about # months}}',
  xMonths: '{count, plural, one {# month} other {# months}}',
  aboutXYears: '{count, plural, one {about # year} other {about # years}}',
  overXYears: '{count, plural, one {over # year} other {over # years}}',
  almostXYears: '{count, plural, one {almost # year} other {almost # years}}',
  ago: '{time} ago',
  ahead: 'in {time}',
  invalid: 'Invalid date',
} as const;
