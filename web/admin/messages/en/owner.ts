export default {
  label: 'Owner',
  is: 'Owner: {name}',
  nobody: 'no one',
  you: '{name} (you)',
  toQueue: 'No one: back to the queue',
  done: 'Owner: {name}',
  failed: 'The owner could not be changed',
  any: 'Any owner',
  mine: 'My leads',
  ofNobody: 'Without an owner',
} as const;
