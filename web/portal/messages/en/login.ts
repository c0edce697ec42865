export default {
  screen: 'Sign in',
  title: 'Partner sign in',
  email: 'Email Address',
  password: 'Password',
  calculate: 'Calculate Savings',
  submit: 'Sign in',
  pending: 'Signing in...',
  failed: 'Login failed. Please try again.',
  wrong: 'Login failed. Please try again. The email or the password does not match.',
  forgot: 'Forgot your password?',
  newHere: 'Not a partner yet?',
  register: 'Create your account',
} as const;
