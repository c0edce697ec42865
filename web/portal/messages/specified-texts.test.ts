import assert from 'node:assert/strict';
import { test } from 'node:test';
import english from './all-en.ts';

type Texts = { readonly [key: string]: string | Texts };

// Affiliate texts quoted in the specification, by their key in the messages.
const specified: Readonly<Record<string, string>> = {
  'portal.shell.checking': 'Checking authentication...',
  'portal.shell.impersonation.return': 'Return to Admin',
  'portal.shell.impersonation.failed': 'Failed to return to admin mode.',
  'portal.login.failed': 'Login failed. Please try again.',
  'portal.forgotPassword.failed': 'An error occurred. Please try again.',
  'portal.forgotPassword.sentTitle': 'Check Your Email',
  'portal.forgotPassword.sent':
    'If an account with that email exists, you will receive a password reset link within a few minutes.',
  'portal.forgotPassword.again': 'Try Again',
  'portal.forgotPassword.back': 'Back to Login',
  'portal.resetPassword.failed': 'Failed to reset password. Please try again.',
  'portal.resetPassword.doneTitle': 'Password Reset Successfully',
  'portal.resetPassword.toLogin': 'Go to Login',
  'portal.resetPassword.invalidTitle': 'Invalid Reset Link',
  'portal.resetPassword.again': 'Request New Reset Link',
  'portal.referrals.stats.totalReferrals': 'Total Leads',
  'portal.referrals.stats.todayLeads': "Today's Leads",
  'portal.referrals.stats.referralTraffic': 'Referral Traffic',
  'portal.referrals.stats.conversionRate': 'Conversion Rate',
  'portal.referrals.title': 'Recent Referrals',
  'portal.referrals.refresh': 'Refresh Data',
  'portal.referrals.none': 'No referrals yet',
  'portal.referrals.test': 'Test Your Referral Link',
  'portal.referrals.notProvided': 'Not provided',
  'portal.referrals.notSpecified': 'Not specified',
  'portal.referrals.columns.name': 'Client Name',
  'portal.referrals.columns.email': 'Email',
  'portal.referrals.columns.phone': 'Phone',
  'portal.referrals.columns.state': 'State',
  'portal.referrals.columns.status': 'Status',
  'portal.referrals.columns.price': 'Sales Price',
  'portal.referrals.columns.timeframe': 'Timeframe',
  'portal.referrals.columns.date': 'Date',
  'portal.profile.information.copyLink': 'Copy Link',
  'portal.profile.information.submit': 'Update Profile',
  'portal.profile.information.pending': 'Updating...',
  'portal.profile.information.done': 'Profile updated!',
  'portal.profile.information.failed': 'Update failed',
  'portal.profile.information.failedText':
    'There was an error updating your profile. Please try again.',
  'portal.profile.password.submit': 'Change Password',
  'portal.profile.password.pending': 'Changing...',
  'portal.profile.password.done': 'Password updated!',
  'portal.profile.password.failed': 'Password change failed',
  'portal.lead.loading': 'Loading contact details...',
  'portal.lead.missing': 'Contact Not Found',
  'portal.lead.missingText':
    "The contact you're looking for doesn't exist or you don't have access to it.",
  'portal.lead.back': 'Back to Dashboard',
  'portal.lead.personal.title': 'Personal Information',
  'portal.lead.financial.title': 'Financial Information',
  'portal.lead.solar.title': 'Solar Calculations',
  'portal.lead.referral.title': 'Referral Information',
  'portal.lead.referral.referredBy': 'Referred by',
  'portal.lead.submission.title': 'Submission Details',
  'portal.lead.submission.qualified': 'Qualified',
  'portal.lead.submission.review': 'Under Review',
  'portal.lead.actions.call': 'Call {firstName}',
  'portal.lead.actions.sendEmail': 'Send Email',
  'office.parts.copied': 'Copied!',
  'office.shell.logOutFailed': 'Logout Failed',
  'office.shell.stillSignedIn': 'Unable to logout. Please try again.',
  'office.notes.error': 'Error',
  'office.notes.empty': 'Please enter a note',
  'office.notes.added': 'Note added successfully',
  'office.notes.addError': 'Error adding note',
  'office.notes.addFailed': 'Failed to add note',
  'office.notes.question': 'Are you sure you want to delete this note?',
  'office.notes.deleted': 'Note deleted successfully',
  'office.notes.deleteError': 'Error deleting note',
  'office.notes.deleteFailed': 'Failed to delete note',
  'office.time.ago': '{time} ago',
  'office.time.invalid': 'Invalid date',
};

function textAt(path: string): string | Texts | undefined {
  return path
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, key) => (typeof texts === 'object' ? texts[key] : undefined),
      english,
    );
}

test('every portal text quoted in the specification is used letter by letter', () => {
  const found = Object.keys(specified).map((path) => [path, textAt(path)]);
  assert.deepEqual(Object.fromEntries(found), specified);
});
