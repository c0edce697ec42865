import agreement from './pt/agreement.ts';
import clients from './pt/clients.ts';
import disputes from './pt/disputes.ts';
import earnings from './pt/earnings.ts';
import forgotPassword from './pt/forgot-password.ts';
import kit from './pt/kit.ts';
import labels from './pt/labels.ts';
import lead from './pt/lead.ts';
import login from './pt/login.ts';
import news from './pt/news.ts';
import profile from './pt/profile.ts';
import referrals from './pt/referrals.ts';
import resetPassword from './pt/reset-password.ts';
import share from './pt/share.ts';
import shell from './pt/shell.ts';
import tasks from './pt/tasks.ts';
import undoEmail from './pt/undo-email.ts';

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
