import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import type { ValidationKey } from '#core/i18n/validation.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import office from '#web/office/messages/en.ts';
import admin from './en.ts';

// Texts quoted in the specification, letter by letter: with or without a full stop, with its
// apostrophes. An improved text would no longer be the specified one.
const screens = {
  'admin.login.authorizedOnly': 'Authorized Personnel Only',
  'admin.shell.tabs.overview': 'Overview',
  'admin.shell.tabs.leads': 'Leads',
  'admin.shell.tabs.affiliates': 'Affiliates',
  'admin.shell.tabs.templates': 'Email Templates',
  'admin.shell.tabs.facebook': 'Facebook Ads',
  'admin.shell.tabs.hero': 'Hero Media',
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
    'Are you sure you want to delete lead Ann Lee? This action cannot be undone.',
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
  'admin.lead.interactions.shown': 'Showing 5 of 12 visitor interactions',
  'admin.affiliate.missing': 'Affiliate Not Found',
  'admin.affiliate.loginAs': 'Login as Affiliate',
  'admin.affiliate.activate': 'Activate',
  'admin.affiliate.deactivate': 'Deactivate',
  'admin.affiliate.referrals.title': 'Recent Referrals',
  'admin.profile.information.title': 'Profile Information',
  'admin.profile.account.title': 'Account Information',
  'admin.profile.password.title': 'Change Password',
  'office.notes.title': 'Notes',
  'office.notes.question': 'Are you sure you want to delete this note?',
  'office.notes.admin': 'Admin',
  'office.notes.affiliate': 'Affiliate',
  'office.time.invalid': 'Invalid date',
} as const;

const messages = {
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
  'office.notes.added': 'Note added successfully',
  'office.notes.error': 'Error',
  'office.notes.empty': 'Please enter a note',
  'office.notes.addError': 'Error adding note',
  'office.notes.addFailed': 'Failed to add note',
  'office.notes.deleted': 'Note deleted successfully',
  'office.notes.deleteError': 'Error deleting note',
  'office.notes.deleteFailed': 'Failed to delete note',
  'office.parts.copied': 'Copied!',
  'admin.profile.information.done': 'Profile updated successfully',
  'admin.profile.information.failed': 'Failed to update profile',
  'admin.profile.password.done': 'Password changed successfully',
  'admin.profile.password.failed': 'Failed to change password',
  'admin.heroMedia.list.failed': 'Failed to fetch hero media',
  'admin.heroMedia.upload.failed': 'Failed to upload file',
  'admin.heroMedia.upload.empty': 'File size must be positive',
  'admin.heroMedia.activateFailed': 'Failed to activate hero media',
  'admin.heroMedia.signIn': 'Authentication required. Please log in again.',
} as const;

const rules: Partial<Record<ValidationKey, string>> = {
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
};

test('the CRM says word for word what the specification quotes', () => {
  const read: unknown = createTranslator({ locale: 'en', messages: { office, admin } });
  const t = read as (name: string, values: Record<string, string>) => string;
  const values = { name: 'Ann Lee', count: '5', total: '12' };
  for (const [name, text] of Object.entries({ ...screens, ...messages })) {
    assert.equal(t(name, values), text, name);
  }
  for (const [name, text] of Object.entries(rules)) {
    assert.equal(validationMessage(name, 'en'), text, name);
  }
});

test('the spoken name of a button holds the words that stand on it', () => {
  const wrong: string[] = [];
  const compare = (texts: Readonly<Record<string, unknown>>, path: string) => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'object' && text !== null) {
        compare(text as typeof texts, `${path}${key}.`);
      }
      const shown = texts[key.replace(/Of$/, '')];
      if (key.endsWith('Of') && typeof shown === 'string' && typeof text === 'string') {
        if (!shown.includes('{') && !text.toLowerCase().includes(shown.toLowerCase())) {
          wrong.push(`${path}${key}`);
        }
      }
    }
  };
  compare(admin, '');
  assert.deepEqual(wrong, []);
});
