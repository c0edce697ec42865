import forgotPassword from './pt/forgot-password.ts';
import login from './pt/login.ts';
import profile from './pt/profile.ts';
import resetPassword from './pt/reset-password.ts';
import shell from './pt/shell.ts';

export default {
  forgotPassword,
  login,
  profile,
  resetPassword,
  shell,
} as const;
