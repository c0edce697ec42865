export default {
  showPassword: 'Show password',
} as const;
