export default {
  theirs: 'Now: {value}',
  mine: 'You typed: {value}',
  theirsLong: 'Now:',
  mineLong: 'You typed:',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  nothingLost: 'Nothing you typed is lost.',
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
} as const;
