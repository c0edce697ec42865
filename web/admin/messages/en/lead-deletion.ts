export default {
  delete: 'Delete',
  deleteOf: 'Delete {name}',
  title: 'Delete Lead',
  question: 'Are you sure you want to delete lead {name}? This action cannot be undone.',
  done: 'Lead Deleted',
  deleted: 'You deleted {name}.',
  failed: 'Failed to delete the lead. Please try again.',
  undo: 'Restore',
} as const;
