export default {
  title: 'Partner agreement',
  link: 'Partner agreement, and what a payment needs',
  failed: 'We couldn’t load the agreement',
  back: 'Back to your earnings',
  published: 'Version {version}, published on {date}',
  sample: 'This is a sample. You cannot accept it yet: the lender will publish its own agreement.',
  accepted: 'You accepted it on {date}.',
  withdrawn:
    'You withdrew on {date}. {isRequired, select, yes {No more commissions are approved until you accept it again.} other {Our staff see that it is missing.}}',
  needs: 'What your commissions still need',
  complete: 'Nothing is missing. Your commissions can be approved.',
  accept: 'Accept the agreement',
  withdraw: 'Withdraw',
  pending: 'Saving…',
  acceptDone: 'Agreement accepted',
  withdrawDone: 'You withdrew from the agreement',
  notSaved: 'Nothing was saved',
} as const;
