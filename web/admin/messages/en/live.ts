export default {
  stale: 'Can’t reach the server, so this screen may be out of date. Retrying automatically.',
  offline:
    'You are offline: nothing can be saved, and this screen may be out of date. What you type in a form is kept.',
  tryNow: 'Try now',
  show: 'Show',
  newLeads:
    '{more, select, yes {More than {count} new leads} other {{count, plural, one {1 new lead} other {# new leads}}}}',
  newPartners: '{count, plural, one {1 new affiliate} other {# new affiliates}}',
  newTemplates: '{count, plural, one {1 new template} other {# new templates}}',
  newMedia: '{count, plural, one {1 new file} other {# new files}}',
  newCommissions: '{count, plural, one {1 new referral} other {# new referrals}}',
  newMails: '{count, plural, one {1 new email} other {# new emails}}',
  newPayouts: '{count, plural, one {1 new payout} other {# new payouts}}',
  newLines:
    '{more, select, yes {More than {count} new entries} other {{count, plural, one {1 new entry} other {# new entries}}}}',
  rowsChanged: '{by} changed {count, plural, one {a lead} other {# leads}} in this list',
  leadEdited: '{by} changed {fields}',
  leadChanged: '{by} changed this lead',
  leadContacted: '{by} logged a call or a message',
  leadPlanned: '{by} changed the next step',
  leadMerged: '{by} merged this lead with another one',
  leadNoted: '{by} wrote or removed a note',
  leadDeleted: '{by} deleted this lead; nothing more can be changed here',
  leadErased: '{by} erased this person; nothing more can be changed here',
  dismiss: 'Dismiss',
} as const;
