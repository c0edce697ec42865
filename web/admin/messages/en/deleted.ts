export default {
  columns: {
    deleted: 'Deleted',
    until: 'Restorable',
    actions: 'Actions',
  },
  by: 'by {name}',
  until: 'until {date}',
  restore: 'Restore',
  restoreOf: 'Restore {name}',
} as const;
