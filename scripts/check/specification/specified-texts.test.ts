import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en as estimate } from '#core/i18n/estimate/en.ts';
import { validationMessages } from '#core/i18n/validation.ts';
import * as admin from '#web/admin/messages/en.ts';
import { tabs } from '#web/admin/tabs.ts';
import * as office from '#web/office/messages/en.ts';
import * as portal from '#web/portal/messages/en.ts';
import * as site from '#web/public/messages/en.ts';

// Texts quoted in the specification, letter by letter: with or without a full stop, with its
// apostrophes. An improved text would no longer be the specified one.
const specified: Readonly<Record<string, string>> = {
  'admin.login.authorizedOnly': 'Authorized Personnel Only',
  'admin.overview.place.title': 'Overview',
  'admin.leads.place.title': 'Leads',
  'admin.affiliates.place.title': 'Affiliates',
  'admin.templates.place.title': 'Email Templates',
  'admin.facebook.place.title': 'Facebook Ads',
  'admin.hero.place.title': 'Hero Media',
  'admin.overview.figures.totalLeads': 'Total Leads',
  'admin.overview.figures.todayLeads': "Today's Leads",
  'admin.overview.figures.calculatorUses': 'Calculator Uses',
  'admin.overview.figures.pageViews': 'Page Views',
  'admin.overview.figures.conversionRate': 'Conversion Rate',
  'admin.leads.title': 'All Leads',
  'admin.leads.columns.name': 'Name',
  'admin.leads.columns.email': 'Email',
  'admin.leads.columns.phone': 'Phone',
  'admin.leads.columns.state': 'State',
  'admin.leads.columns.status': 'Status',
  'admin.leads.columns.date': 'Date',
  'admin.leads.columns.actions': 'Actions',
  'admin.leadDeletion.question':
    'Are you sure you want to delete lead {name}? This action cannot be undone.',
  'admin.affiliates.title': 'Affiliate Partners',
  'admin.affiliates.add': 'Add Affiliate',
  'admin.affiliates.none.title': 'No affiliates found',
  'admin.affiliates.impersonation.button': 'Login As',
  'admin.templates.add': 'New Template',
  'admin.templates.none.title': 'No email templates created yet',
  'admin.facebook.templates': 'View Ad Templates',
  'admin.facebook.refresh': 'Refresh Data',
  'admin.lead.back': 'Back to Dashboard',
  'admin.lead.missing': 'Contact Not Found',
  'admin.lead.sendEmail': 'Send Email',
  'admin.lead.contact.title': 'Contact Information',
  'admin.lead.qualification.title': 'Qualification Details',
  'admin.lead.qualification.qualified': 'Qualified for Program',
  'admin.lead.qualification.underReview': 'Under Review',
  'admin.lead.calculator.title': 'Solar Calculator Results',
  'admin.lead.information.title': 'Lead Information',
  'admin.lead.interactions.shown': 'Showing {count} of {total} visitor interactions',
  'admin.affiliate.missing': 'Affiliate Not Found',
  'admin.affiliate.loginAs': 'Login as Affiliate',
  'admin.affiliate.activate': 'Activate',
  'admin.affiliate.deactivate': 'Deactivate',
  'admin.affiliate.referrals.title': 'Recent Referrals',
  'admin.profile.information.title': 'Profile Information',
  'admin.profile.account.title': 'Account Information',
  'admin.profile.password.title': 'Change Password',
  'admin.login.failed': 'Login failed',
  'admin.newAffiliate.done': 'Affiliate created successfully',
  'admin.newAffiliate.failed': 'Failed to create affiliate',
  'admin.editAffiliate.done': 'Affiliate updated successfully',
  'admin.editAffiliate.failed': 'Failed to update affiliate',
  'admin.deleteAffiliate.done': 'Affiliate deleted successfully',
  'admin.deleteAffiliate.failed': 'Failed to delete affiliate',
  'admin.affiliates.statusDone': 'Affiliate status updated successfully',
  'admin.affiliates.statusFailed': 'Failed to update affiliate status',
  'admin.affiliates.impersonation.started': 'Impersonation Started',
  'admin.affiliates.impersonation.failed': 'Failed to impersonate affiliate',
  'admin.affiliate.statusDone': 'Affiliate status updated successfully',
  'admin.affiliate.statusFailed': 'Failed to update affiliate status.',
  'admin.affiliate.loginAsFailed': 'Failed to impersonate affiliate.',
  'admin.affiliate.failed': 'Failed to fetch affiliate',
  'admin.affiliate.referrals.failed': 'Failed to fetch referrals',
  'admin.affiliate.stats.failed': 'Failed to fetch stats',
  'admin.templates.created': 'Template created',
  'admin.templates.updated': 'Template updated',
  'admin.templates.deleted': 'Template deleted',
  'admin.templates.createFailed': 'Failed to create email template',
  'admin.templates.testing.sent': 'Test email sent',
  'admin.templates.testing.failedTitle': 'Test failed',
  'admin.templates.testing.failed': 'Failed to send test email',
  'admin.leadDeletion.done': 'Lead Deleted',
  'admin.leadDeletion.failed': 'Failed to delete the lead. Please try again.',
  'admin.leadEdit.done': 'Contact information updated successfully',
  'admin.leadEdit.failed': 'Failed to update contact information',
  'admin.notes.mailFailed': 'Failed to log email communication',
  'admin.profile.information.done': 'Profile updated successfully',
  'admin.profile.information.failed': 'Failed to update profile',
  'admin.profile.password.done': 'Password changed successfully',
  'admin.profile.password.failed': 'Failed to change password',
  'admin.hero.list.failed': 'Failed to fetch hero media',
  'admin.hero.upload.failed': 'Failed to upload file',
  'admin.hero.upload.empty': 'File size must be positive',
  'admin.hero.activateFailed': 'Failed to activate hero media',
  'admin.hero.signIn': 'Authentication required. Please log in again.',
  'office.notes.title': 'Notes',
  'office.notes.question': 'Are you sure you want to delete this note?',
  'office.notes.admin': 'Admin',
  'office.notes.affiliate': 'Affiliate',
  'office.time.invalid': 'Invalid date',
  'office.notes.added': 'Note added successfully',
  'office.notes.error': 'Error',
  'office.notes.empty': 'Please enter a note',
  'office.notes.addError': 'Error adding note',
  'office.notes.addFailed': 'Failed to add note',
  'office.notes.deleted': 'Note deleted successfully',
  'office.notes.deleteError': 'Error deleting note',
  'office.notes.deleteFailed': 'Failed to delete note',
  'office.parts.copied': 'Copied!',
  'office.shell.logOutFailed': 'Logout Failed',
  'office.shell.stillSignedIn': 'Unable to logout. Please try again.',
  'office.time.ago': '{time} ago',
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
  'public.notFound.title': '404 Page Not Found',
  'public.form.errorTitle': 'Error',
  'public.form.eligibility.failed': 'Failed to check eligibility. Please try again.',
  'public.form.application.failed': 'Failed to submit your information. Please try again.',
  'public.received.title': 'Success!',
  'public.register.failed': 'Registration failed. Please try again.',
};

const rules = {
  'firstName.required': 'First name is required',
  'lastName.required': 'Last name is required',
  'email.invalid': 'Invalid email address',
  'phone.valid': 'Valid phone number is required',
  'homePrice.present': 'Home price is required',
  'electricBill.present': 'Electric bill is required',
  'creditScore.present': 'Credit score is required',
  'state.required': 'State is required',
  'timeline.required': 'Timeline is required',
  'contactMethod.required': 'Contact method is required',
  'status.required': 'Status is required',
  'username.short': 'Username must be at least 3 characters',
  'username.required': 'Username is required',
  'password.required': 'Password is required',
  'currentPassword.required': 'Current password is required',
  'newPassword.short': 'New password must be at least 6 characters',
  'confirmPassword.required': 'Please confirm your password',
  'confirmPassword.different': "Passwords don't match",
  'note.required': 'Note content is required',
  'template.name': 'Template name is required',
  'template.subject': 'Subject is required',
  'template.html': 'HTML content is required',
  'template.text': 'Text content is required',
  'password.short': 'Password must be at least 8 characters',
} as const;

function textAt(key: string): unknown {
  const texts: unknown = { public: site, admin, office, portal };
  return key
    .split('.')
    .reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
}

test('the texts of the catalogues stand word for word', () => {
  for (const [key, text] of Object.entries(specified)) {
    // A single quote is doubled in a message.
    assert.equal(String(textAt(key)).replaceAll("''", "'"), text, key);
  }
  for (const [key, text] of Object.entries(rules)) {
    assert.equal(validationMessages.en[key as keyof typeof rules], text);
  }
});

test('words that are quoted in their places stand there', () => {
  for (const [key, text] of [
    ['public.landing.hero.earn', 'Earn up to'],
    ['public.landing.trust.bbb', 'BBB rating'],
    ['public.calculator.placeholder.grant', 'max earnings'],
    ['public.thankYou.benefits.earnings', 'maximum education earnings'],
    ['public.testimonials.credits', 'tax credits'],
    ['public.qualify.stats.grants', 'grants awarded'],
    ['public.affiliates.link.yourCode', 'YOUR_CODE'],
    ['public.form.application.overlayTitle', 'Submitting Your Application'],
    ['portal.profile.password.title', 'Change Password'],
  ] as const) {
    assert.equal(textAt(key), text, key);
  }
  assert.equal(estimate.figures.educationEarnings, 'Education earnings');
  assert.match(estimate.figures.educationEarningsNote, /^Solar grant income/);
  assert.equal(
    validationMessages.en['homePrice.min'].replace('{minHomePrice}', '$150,000'),
    'Home price must be at least $150,000',
  );
  assert.deepEqual(
    tabs.slice(0, 6).map(({ name }) => name),
    ['overview', 'leads', 'affiliates', 'templates', 'facebook', 'hero'],
  );
});
