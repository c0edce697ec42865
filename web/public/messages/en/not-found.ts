export default {
  title: '404 Page Not Found',
  text: 'We can’t find this page. The address may have a typo, or the page may have moved.',
  home: 'Go to the Home Page',
  calculator: 'Estimate Your Savings',
  qualify: 'Check Your Eligibility',
  call: 'Or call <tel>{phone}</tel>, {hours}',
} as const;
