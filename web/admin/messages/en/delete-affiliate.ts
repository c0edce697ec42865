export default {
  title: 'Delete Affiliate',
  question:
    'Are you sure you want to delete affiliate {name}? They will be signed out right away, and no one will get credit for links with the code {code}. Their leads and commissions stay on record, and you can restore the account for {days} days.',
  confirm: 'Delete',
  done: 'Affiliate deleted successfully',
  deleted: 'You deleted {name}.',
  undo: 'Restore',
  failed: 'Failed to delete affiliate',
} as const;
