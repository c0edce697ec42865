export default {
  theirs: 'Now: {value}',
  mine: 'You typed: {value}',
  theirsLong: 'Now:',
  mineLong: 'You typed:',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  nothingLost: 'Nothing you typed is lost. Fields you did not touch keep their new values.',
  keepMine: 'Save what I typed',
  takeTheirs: 'Use theirs',
} as const;
