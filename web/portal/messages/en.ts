import agreement from './en/agreement.ts';
import clients from './en/clients.ts';
import disputes from './en/disputes.ts';
import earnings from './en/earnings.ts';
import forgotPassword from './en/forgot-password.ts';
import kit from './en/kit.ts';
import labels from './en/labels.ts';
import lead from './en/lead.ts';
import login from './en/login.ts';
import news from './en/news.ts';
import profile from './en/profile.ts';
import referrals from './en/referrals.ts';
import resetPassword from './en/reset-password.ts';
import share from './en/share.ts';
import shell from './en/shell.ts';
import tasks from './en/tasks.ts';
import undoEmail from './en/undo-email.ts';

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
