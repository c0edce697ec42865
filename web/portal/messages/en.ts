import forgotPassword from './en/forgot-password.ts';
import login from './en/login.ts';
import profile from './en/profile.ts';
import resetPassword from './en/reset-password.ts';
import shell from './en/shell.ts';

export default {
  forgotPassword,
  login,
  profile,
  resetPassword,
  shell,
} as const;
