export default {
  title: 'Selected leads',
  choose: 'Select {name}',
  chooseAll: 'Select all on this page',
  chosen: '{count, plural, one {# lead} other {# leads}} selected',
  allThatFit: 'Select all {count} matching',
  firstThatFit: 'Select the first {count} matching',
  tooMany: 'At most {most} at once',
  notChosen: 'The leads could not be selected',
  status: 'Set status',
  owner: 'Give to',
  delete: 'Delete',
  statusTitle: 'Set status',
  ownerTitle: 'Give to',
  deleteTitle: 'Delete Leads',
  question:
    '{count, plural, one {Are you sure you want to delete # lead?} other {Are you sure you want to delete # leads?}} You can restore them for {days} days.',
  ownerQuestion:
    '{count, plural, one {Change the owner of # lead?} other {Change the owner of # leads?}} New owner: {name}.',
  statusQuestion: '{count, plural, one {Give # lead} other {Give # leads}} the status {status}?',
  mailsCounted: 'Counting the emails this sends…',
  mailsUnknown: 'How many emails this sends could not be counted.',
  noMails: 'No emails go out.',
  toApplicants:
    '{count, plural, one {At most # email goes to an applicant.} other {At most # emails go to applicants.}}',
  toAffiliates:
    '{count, plural, one {# email goes to an affiliate.} other {# emails go to affiliates.}}',
  mailsLeave:
    '{minutes, plural, =0 {They go out right away.} one {They go out in # minute. Until then you can undo this.} other {They go out in # minutes. Until then you can undo this.}}',
  undoable: 'Changes that can be undone',
  wasMoved:
    '{count, plural, one {You set {name} to {status}.} other {You set # leads to {status}.}}',
  wasGiven:
    '{count, plural, one {You gave {name} another owner.} other {You gave # leads another owner.}}',
  given:
    '{count, plural, =0 {No lead has another owner} one {# lead} other {# leads}}{count, plural, =0 {} other {. Owner: {name}}}',
  wasDeleted: '{count, plural, one {You deleted {name}.} other {You deleted # leads.}}',
  undoUntil: 'Undo until',
  moved: '{count, plural, =0 {No lead moved} one {# lead moved} other {# leads moved}} to {status}',
  movedOne: '{name} moved to {status}',
  followUps: 'Follow-up emails, if turned on, go out in a few minutes unless you undo this.',
  deleted: '{count, plural, =0 {No lead deleted} one {# lead deleted} other {# leads deleted}}',
  undone:
    '{count, plural, =0 {Nothing could be undone} one {# lead is as it was} other {# leads are as they were}}',
  undo: 'Undo',
  restore: 'Restore',
  read: 'Dismiss',
  failed: 'The leads could not be changed',
  notUndone: 'This could not be undone',
  leftAlone: 'Skipped:',
  andMore: 'and {count} more',
  somebody: 'someone else',
  unknownLead: 'Lead {id}',
  reasons: {
    status: '{name}: now {status}, by {who}',
    owner: '{name}: given to someone else since',
    deleted: '{name}: deleted by {who}',
    restored: '{name}: restored by {who}',
    unknown: '{name}: not found',
  },
} as const;
