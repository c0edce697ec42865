export default {
  title: 'Forgot your password?',
  intro: 'Enter the email address of your account. We will send you a link to set a new password.',
  email: 'Email Address',
  submit: 'Send Reset Link',
  pending: 'Sending...',
  failed: 'An error occurred. Please try again.',
  sentTitle: 'Check Your Email',
  sent: 'If an account with that email exists, you will receive a password reset link within a few minutes.',
  nothing: 'Didn’t get it? Check your spam folder, or check the spelling of your email address.',
  again: 'Try Again',
  back: 'Back to Login',
} as const;
