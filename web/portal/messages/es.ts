import forgotPassword from './es/forgot-password.ts';
import login from './es/login.ts';
import profile from './es/profile.ts';
import resetPassword from './es/reset-password.ts';
import shell from './es/shell.ts';

export default {
  forgotPassword,
  login,
  profile,
  resetPassword,
  shell,
} as const;
