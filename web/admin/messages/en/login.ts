export default {
  screen: 'Sign in',
  title: 'Staff sign in',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  pending: 'Signing in…',
  failed: 'Login failed',
  wrong: 'Login failed. The username or the password does not match.',
  license: 'License number {licenseNumber}',
  authorizedOnly: 'Authorized Personnel Only',
} as const;
