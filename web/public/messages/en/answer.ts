export default {
  title: 'And your electric bill?',
  intro: 'Choose your state and your bill. No name, no phone number.',
  ask: 'See the answer',
  state: 'Your state',
  bill: 'Your monthly bill',
  today: 'Bill today',
  solar: 'With solar',
  grant: 'Grant for a {price} home',
  own: 'Use my own numbers',
  sources: 'Where these numbers come from',
  failed: 'We couldn’t load the numbers. Try again.',
} as const;
