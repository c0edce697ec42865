import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { en as estimate } from '#core/i18n/estimate/en.ts';
import { validationMessages } from '#core/i18n/validation.ts';
import { tabs } from '#web/admin/tabs.ts';
import { projectRoot } from '../project-root.ts';

const specified: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public/not-found': {
    title: '404 Page Not Found',
  },
  'public/form': {
    errorTitle: 'Error',
    'eligibility.failed': 'Failed to check eligibility. Please try again.',
    'application.failed': 'Failed to submit your information. Please try again.',
  },
  'public/received': {
    title: 'Success!',
  },
  'public/register': {
    failed: 'Registration failed. Please try again.',
  },
  'admin/lead-deletion': {
    question: 'Are you sure you want to delete lead {name}? This action cannot be undone.',
    failed: 'Failed to delete the lead. Please try again.',
    done: 'Lead Deleted',
  },
  'admin/affiliates': {
    'none.title': 'No affiliates found',
    statusFailed: 'Failed to update affiliate status',
    'impersonation.failed': 'Failed to impersonate affiliate',
    statusDone: 'Affiliate status updated successfully',
    'impersonation.started': 'Impersonation Started',
  },
  'admin/templates': {
    'none.title': 'No email templates created yet',
    createFailed: 'Failed to create email template',
    'testing.failedTitle': 'Test failed',
    'testing.failed': 'Failed to send test email',
    created: 'Template created',
    updated: 'Template updated',
    deleted: 'Template deleted',
    'testing.sent': 'Test email sent',
  },
  'admin/lead': {
    missing: 'Contact Not Found',
  },
  'admin/affiliate': {
    missing: 'Affiliate Not Found',
    statusFailed: 'Failed to update affiliate status.',
    loginAsFailed: 'Failed to impersonate affiliate.',
    failed: 'Failed to fetch affiliate',
    'referrals.failed': 'Failed to fetch referrals',
    'stats.failed': 'Failed to fetch stats',
    statusDone: 'Affiliate status updated successfully',
  },
  'portal/shell': {
    checking: 'Checking authentication...',
    'impersonation.failed': 'Failed to return to admin mode.',
  },
  'portal/profile': {
    'information.submit': 'Update Profile',
    'information.pending': 'Updating...',
    'password.submit': 'Change Password',
    'password.pending': 'Changing...',
    'information.failed': 'Update failed',
    'information.failedText': 'There was an error updating your profile. Please try again.',
    'password.failed': 'Password change failed',
    'information.done': 'Profile updated!',
    'password.done': 'Password updated!',
  },
  'portal/lead': {
    loading: 'Loading contact details...',
    'referral.referredBy': 'Referred by',
    missing: 'Contact Not Found',
    missingText: "The contact you're looking for doesn't exist or you don't have access to it.",
    back: 'Back to Dashboard',
  },
  'admin/hero-media': {
    'upload.empty': 'File size must be positive',
    'list.failed': 'Failed to fetch hero media',
    'upload.failed': 'Failed to upload file',
    activateFailed: 'Failed to activate hero media',
    signIn: 'Authentication required. Please log in again.',
  },
  'office/notes': {
    question: 'Are you sure you want to delete this note?',
    addError: 'Error adding note',
    addFailed: 'Failed to add note',
    deleteError: 'Error deleting note',
    deleteFailed: 'Failed to delete note',
    empty: 'Please enter a note',
    added: 'Note added successfully',
    deleted: 'Note deleted successfully',
  },
  'admin/new-affiliate': {
    failed: 'Failed to create affiliate',
    done: 'Affiliate created successfully',
  },
  'admin/edit-affiliate': {
    failed: 'Failed to update affiliate',
    done: 'Affiliate updated successfully',
  },
  'admin/delete-affiliate': {
    failed: 'Failed to delete affiliate',
    done: 'Affiliate deleted successfully',
  },
  'admin/lead-edit': {
    failed: 'Failed to update contact information',
    done: 'Contact information updated successfully',
  },
  'admin/notes': {
    mailFailed: 'Failed to log email communication',
  },
  'admin/profile': {
    'information.failed': 'Failed to update profile',
    'password.failed': 'Failed to change password',
    'information.done': 'Profile updated successfully',
    'password.done': 'Password changed successfully',
  },
  'portal/login': {
    failed: 'Login failed. Please try again.',
  },
  'portal/forgot-password': {
    failed: 'An error occurred. Please try again.',
    sent: 'If an account with that email exists, you will receive a password reset link within a few minutes.',
  },
  'portal/reset-password': {
    failed: 'Failed to reset password. Please try again.',
  },
  'office/shell': {
    logOutFailed: 'Logout Failed',
    stillSignedIn: 'Unable to logout. Please try again.',
  },
  'office/parts': {
    copied: 'Copied!',
  },
};

const ofStaff = {
  'email.invalid': 'Invalid email address',
  'phone.valid': 'Valid phone number is required',
  'homePrice.present': 'Home price is required',
  'electricBill.present': 'Electric bill is required',
  'username.short': 'Username must be at least 3 characters',
  'username.required': 'Username is required',
  'newPassword.short': 'New password must be at least 6 characters',
  'currentPassword.required': 'Current password is required',
  'confirmPassword.required': 'Please confirm your password',
  'confirmPassword.different': "Passwords don't match",
  'password.required': 'Password is required',
  'password.short': 'Password must be at least 8 characters',
} as const;

/** The English texts of a file of messages, such as 'portal/lead'. */
async function messagesOf(name: string): Promise<unknown> {
  const [app, file] = name.split('/');
  const found = path.join(projectRoot, 'web', app!, 'messages/en', `${file}.ts`);
  return ((await import(found)) as { default: unknown }).default;
}

function textAt(messages: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages);
}

test('the texts of the catalogues stand word for word', async () => {
  for (const [name, texts] of Object.entries(specified)) {
    const messages = await messagesOf(name);
    for (const [key, text] of Object.entries(texts)) {
      const found = String(textAt(messages, key)).replaceAll('’', "'");
      assert.equal(found, text, `${name}: ${key}`);
    }
  }
  for (const [key, text] of Object.entries(ofStaff)) {
    assert.equal(validationMessages.en[key as keyof typeof ofStaff], text);
  }
});

test('words that are quoted in their places stand there', async () => {
  for (const [name, key, text] of [
    ['public/landing', 'hero.earn', 'Earn up to'],
    ['public/landing', 'trust.bbb', 'BBB rating'],
    ['public/calculator', 'placeholder.grant', 'max earnings'],
    ['public/thank-you', 'benefits.earnings', 'maximum education earnings'],
    ['public/testimonials', 'credits', 'tax credits'],
    ['public/qualify', 'stats.grants', 'grants awarded'],
    ['public/affiliates', 'link.yourCode', 'YOUR_CODE'],
    ['public/form', 'application.overlayTitle', 'Submitting Your Application'],
    ['portal/profile', 'password.title', 'Change Password'],
  ] as const) {
    assert.equal(textAt(await messagesOf(name), key), text, `${name}: ${key}`);
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
