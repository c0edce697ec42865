import agreement from './es/agreement.ts';
import clients from './es/clients.ts';
import disputes from './es/disputes.ts';
import earnings from './es/earnings.ts';
import forgotPassword from './es/forgot-password.ts';
import kit from './es/kit.ts';
import labels from './es/labels.ts';
import lead from './es/lead.ts';
import login from './es/login.ts';
import news from './es/news.ts';
import profile from './es/profile.ts';
import referrals from './es/referrals.ts';
import resetPassword from './es/reset-password.ts';
import share from './es/share.ts';
import shell from './es/shell.ts';
import tasks from './es/tasks.ts';
import undoEmail from './es/undo-email.ts';

export default {
  agreement,
  clients,
  disputes,
  earnings,
  forgotPassword,
  kit,
  labels,
  lead,
  login,
  news,
  profile,
  referrals,
  resetPassword,
  share,
  shell,
  tasks,
  undoEmail,
} as const;
