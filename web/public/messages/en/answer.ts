export default {
  title: 'The money first. No name needed.',
  intro: 'For a {price} home. Your own price comes next.',
  ask: 'See the answer',
  state: 'Your state',
  bill: 'Your monthly bill',
  bring: 'What must I bring?',
  bringSum: '{range}',
  bringNote:
    'The grant pays closing costs first, then the down payment, if its source is allowed for that. If not, you bring {least} or more.',
  month: 'What is it a month?',
  home: '{range} for the home',
  withPanels: 'With the panels added',
  monthNote:
    '{count} payments at {lowRate} to {highRate}, APR {lowApr} to {highApr}, with FHA mortgage insurance, without taxes and insurance. An illustration, not an offer of credit.',
  panels: 'Do the panels pay for themselves?',
  panelsPrice: 'What do the panels cost?',
  verdict: {
    more: 'Not here: they cost {range} a month more than they save.',
    less: 'Here they do: they save {range} a month more than they cost.',
    even: 'About even: from {low} saved to {high} more a month.',
  },
  saves: 'They save on electricity',
  adds: 'They add to the payment',
  illustration:
    '{count} payments at {lowRate} to {highRate}, APR {lowApr} to {highApr}. An illustration, not an offer of credit.',
  added: 'They add to your mortgage',
  breakEven: 'They break even below a rate of',
  own: 'Use my own numbers',
  sources: 'Where these numbers come from',
  failed: 'We couldn’t load the numbers. Try again.',
} as const;
