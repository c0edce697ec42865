export default {
  label: 'Step {current} of 4',
  learn: 'Learn',
  calculate: 'Calculate',
  qualify: 'Qualify',
  apply: 'Apply',
} as const;
