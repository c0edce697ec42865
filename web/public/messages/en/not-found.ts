export default {
  title: '404 Page Not Found',
  text: 'The sun has set on this address, or it never rose here. The way back is well lit.',
  home: 'Go to the Home Page',
  calculator: 'Estimate your savings',
  qualify: 'Check your eligibility',
  call: 'Or call {phone}, {hours}',
} as const;
