export default {
  place: {
    title: 'System',
    words: 'backup restore disk mail server SMTP health version errors hold',
  },
  title: 'System',
  failed: 'The state of the system could not be loaded',
  wrong: '{count, plural, one {# thing is wrong} other {# things are wrong}}',
  look: '{count, plural, one {# thing to look at} other {# things to look at}}',
  allFine: 'Everything is fine',
  states: { wrong: 'Wrong', look: 'Look', fine: 'Fine' },
  names: {
    applications: 'Applications',
    calls: 'Answers of this server',
    hold: 'Held emails',
    mailServer: 'Mail server',
    staffMail: 'Email to the office',
    proxy: 'Addresses of visitors',
    jobs: 'Emails and notices',
    givenUp: 'Emails given up',
    repeating: 'Work that repeats',
    webhooks: 'Webhooks',
    disk: 'Disk of this server',
    connections: 'Connections to the database',
    lag: 'Speed of this server',
    archive: 'Archive for restoring',
    backup: 'Backup',
  },
  texts: {
    applications:
      '{state, select, wrong {{count, plural, one {# application was} other {# applications were}} answered with an error in the last hour. The visitor was asked to send again; the log of the server says why.} other {None failed in the last hour.}}',
    calls:
      '{state, select, wrong {{count} of {of} calls failed in the last hour, more than 2%. The log of the server says why.} look {{count} of {of} calls failed in the last hour. The log of the server says why.} other {None of {of} failed in the last hour.}}',
    hold: '{state, select, look {Held {since}. Nothing leaves until an admin lets it leave in Sent Mail.} other {None is held.}}',
    mailServer:
      '{state, select, wrong {No email leaves, because SMTP_URL is not set. Ask the operator of the server to set it.} other {It is set.}}',
    staffMail:
      '{state, select, look {No one is emailed about new leads, because STAFF_MAIL is not set.} other {It is set.}}',
    proxy:
      '{state, select, wrong {All visitors seem to come from one address, so ten wrong passwords lock everyone out. Ask the operator of the server to set TRUSTED_PROXIES.} other {They are told apart.}}',
    jobs: '{state, select, wrong {{count} are due and do not leave, {of} of them after a try in vain. The oldest has been due since {since}. Sent Mail shows what the mail server answered.} look {{count} are due; {of} of them were tried in vain and are tried again.} other {{count, plural, =0 {None waits.} one {# is on its way.} other {# are on their way.}}}}',
    givenUp:
      '{state, select, wrong {{count, plural, one {# email of the last seven days was} other {# emails of the last seven days were}} given up after a day of tries. Sent Mail says why, and sends them again.} other {None in seven days.}}',
    repeating:
      '{state, select, wrong {Work that repeats, such as the nightly cleaning and overdue leads, was due {since} and has not run.} other {It runs when it should.}}',
    webhooks:
      '{state, select, wrong {{count, plural, one {# webhook was} other {# webhooks were}} paused {since}, because nothing arrived for a day or the receiver said it is gone. Integrations says why.} look {{count, plural, one {# webhook fails} other {# webhooks fail}}; the first failure was {since}. Each event is tried again for a day.} other {What was sent has arrived.}}',
    disk: '{state, select, wrong {{free} of {size} are free. When nothing is left, nothing can be stored.} other {{free} of {size} are free.}}',
    connections:
      '{state, select, wrong {The database grants {of} connections, fewer than this server is set to use. Ask the operator of the database for more, or set DATABASE_CONNECTIONS lower.} look {{count} calls wait for one of {of} connections.} other {No call waits for one.}}',
    lag: '{state, select, look {It was busy in the last minute: one answer in a hundred began {count} ms late.} other {It answers without delay.}}',
    archive:
      '{state, select, wrong {The database could not archive its log; it last did so {since}. What comes after the last backup cannot be restored.} look {The database is set to archive its log, and has not done so yet.} other {The log was last archived {since}.}}',
    backup:
      '{state, select, fine {Last made {since}.} other {Last made: {since}. If the disk fails, whatever is in no backup is lost. Ask the operator of the server to run npm run backup every night.}}',
  },
  never: 'never',
  open: { sent: 'Open Sent Mail', integrations: 'Open Integrations' },
  facts: {
    database: 'Database',
    bundled: 'PostgreSQL {version} of this server, {size}',
    server: 'PostgreSQL {version}, {size}',
    backups: 'Backups',
    ownTools: 'Made with PostgreSQL’s own tools or by its provider, which this page cannot see',
    started: 'This server started',
    asOf: 'As of',
  },
  note: 'Answers, disk, connections and speed are those of the server that answered just now.',
} as const;
