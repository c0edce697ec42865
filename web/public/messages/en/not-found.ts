export default {
  title: '404 Page Not Found',
  text: 'The sun has set on this address, or it never rose here. The way back is well lit.',
  home: 'Go to the Home Page',
  calculator: 'Estimate Your Savings',
  qualify: 'Check Your Eligibility',
  call: 'Or call <tel>{phone}</tel>, {hours}',
} as const;
