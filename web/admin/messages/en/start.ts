export default {
  title: 'Before you go live',
  newcomer: 'Your first morning',
  progress: '{done} of {all}',
  later: 'Put away for 7 days',
  putAway: 'Put away',
  laterFailed: 'The list was not put away',
  steps: {
    account: 'You',
    lender: 'The lender',
    mail: 'Email',
    staff: 'Your people',
    'test-lead': 'A test application',
    facts: 'Facts to confirm',
    choices: 'Three choices',
    hero: 'Hero',
    backup: 'A backup',
    profile: 'Photo and telephone',
    'second-factor': 'Second factor',
    'first-lead': 'Your first lead',
  },
  found: {
    account:
      '{lacks, select, name {Your name or email is missing} factor {{name}, no second factor yet} other {{name}, second factor on}}',
    lender:
      '{isDone, select, true {Name, license, telephone, hours and offices are yours} other {{samples, select, hours {The hours are samples, the rest is yours} other {Name, license, telephone, hours or offices are samples}}}}',
    mail: '{server, select, true {{isDone, select, true {The mail server took a test email} other {A mail server is set, no test yet}}} other {No mail server: emails are kept, none leaves}}',
    staff:
      '{onShift, select, 0 {{members, select, 1 {You alone, off shift} other {{members} people, all off shift}}: leads go to no one} other {{onShift} of {members} on shift}}',
    'test-lead':
      '{isDone, select, true {An application came in} other {None yet: send one and answer it}}',
    facts: '{open} open, {high} of them high',
    choices: 'Partner badge, pay, only what is confirmed',
    hero: '{isDone, select, true {Your own} other {The video that comes with the product}}',
    backup:
      '{isDone, select, true {One was restored on {restoredOn}} other {{made, select, none {None made yet} other {Made {made}, not restored yet}}}}',
    profile: 'On your emails and on the buyer’s page',
    'second-factor': 'A code from your phone at each sign-in',
    'first-lead': 'Two minutes: what on shift, passing on and consent mean',
  },
  buttons: {
    account: 'Profile',
    lender: 'Fill in',
    mail: '{server, select, true {Test email} other {How}}',
    staff: 'Invite',
    'test-lead': 'Send one',
    facts: 'Open',
    choices: 'Choose',
    hero: 'Look',
    backup: 'How',
    profile: 'Add',
    'second-factor': 'Set up',
    'first-lead': 'Read',
  },
  mail: {
    none: 'No mail server is set: each email is kept in Sent Mail, marked as not sent, and an invitation shows you its link to hand over. The person who runs the server sets SMTP_URL, and STAFF_MAIL for notices of new leads. Then send a test from here.',
    to: 'Send it to',
    submit: 'Send',
    pending: 'Sending…',
    failed: 'No test email was sent',
    taken: 'The mail server took it: {said}',
    refused: 'The mail server did not take it: {said}',
  },
  test: {
    text: 'An application with your own email and telephone comes in, marked Test. Call it, write to it, move it: no figure counts it, no one is given it, and no partner hears of it.',
    send: 'Send it',
    failed: 'It was not sent',
    delete: 'Delete all test applications',
    deleted: 'The test applications are deleted',
    notDeleted: 'They were not deleted',
  },
  backup: {
    text: '“npm run backup” writes the database and all files to a folder, “npm run restore” brings them back. Try it once on another machine or in an empty folder; docs/operations.md says how.',
    restoredOn: 'A backup was restored on',
    save: 'Save',
    failed: 'The day was not saved',
  },
  reading: {
    shift:
      'On shift: new applications are given to those who are on shift and speak the person’s language. Off shift you get none, and what is yours stays yours.',
    passesOn:
      'Passes on: each new lead has minutes for its first answer, counted in office hours. If no one called, texted or wrote by then, it goes to the next colleague. Calling makes a lead yours.',
    consent:
      'Consent: the head of each lead says in which ways you may reach the person now, and until when. “Said stop” ends it for everyone at once. If you go against it, your reason is kept.',
  },
} as const;
