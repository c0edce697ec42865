export default {
  title: 'Delete Affiliate',
  question:
    'Are you sure you want to delete affiliate {name}? They are signed out at once, and links with the code {code} bring credit to nobody any more. Their leads and commissions stay on record, and for {days} days the account can be restored.',
  confirm: 'Delete',
  done: 'Affiliate deleted successfully',
  undo: 'Undo',
  failed: 'Failed to delete affiliate',
} as const;
