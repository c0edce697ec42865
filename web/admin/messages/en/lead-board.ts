export default {
  list: 'List',
  board: 'Board',
  views: 'Ways to look at the leads',
  title: 'Leads by status',
  column: '{status}, {count}',
  failed: 'These leads could not be loaded',
  empty: 'No leads',
  more: 'Show more',
  moreOf: 'Show more of {status}',
  move: 'Move {name}',
  age: {
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} d',
  },
  hint: 'Drag a card to another status, or choose one in its menu.',
} as const;
