import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../report-errors.ts';

interface Entry {
  method: string;
  path: string;
  access: string;
  body?: { shape?: Record<string, unknown> };
  answer?: { shape?: Record<string, { shape?: Record<string, unknown> }> };
}

const contract = path.join(projectRoot, 'core/contract');
const files = await Array.fromAsync(glob('**/*.ts', { cwd: contract }));
const modules = await Promise.all(
  files
    .filter((file) => !file.includes('.test.'))
    .map((file) => import(path.join(contract, file)) as Promise<Record<string, unknown>>),
);
const entries = modules
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Entry =>
      typeof value === 'object' && value !== null && 'method' in value && 'access' in value,
  );
const unnamed = (address: string) => address.replaceAll(/:\w+/g, '{}');
const entryOf = (call: string) =>
  entries.find(({ method, path: address }) => `${method} ${unnamed(address)}` === call);

const profile = 'username email firstName lastName';
const template = 'name templateType recipientType subject htmlContent textContent isActive';
const lead =
  'firstName lastName email phone homePrice electricBill creditScore propertyState timeline contactMethod status currentAddress housingStatus monthlyPayment';
const affiliate =
  'firstName lastName email phone company state licenseNumber isLicensedRealtor commissionRate';
const registration = `${affiliate} password confirmPassword referralCode`;

test('every specified call has its method, address, and body', () => {
  for (const [call, body = ''] of [
    ['GET /api/affiliate/{}'],
    ['GET /api/hero-media/active'],
    ['POST /api/calculate-savings', 'homePrice electricBill creditScore propertyState'],
    [
      'POST /api/check-eligibility',
      'name mobileNumber creditScore state homePrice firstTimeHomebuyer calculatorResults',
    ],
    ['POST /api/track-interaction', 'sessionId userAgent page action data'],
    ['GET /api/admin/session'],
    ['POST /api/admin/login', 'username password'],
    ['POST /api/admin/logout'],
    ['GET /api/admin/dashboard/stats'],
    ['GET /api/admin/dashboard/activity'],
    ['GET /api/admin/leads'],
    ['GET /api/admin/interactions'],
    ['GET /api/admin/leads/{}'],
    ['PUT /api/admin/leads/{}', lead],
    ['DELETE /api/admin/leads/{}'],
    ['GET /api/admin/leads/{}/interactions'],
    ['GET /api/admin/affiliates'],
    ['GET /api/admin/affiliates/{}'],
    ['POST /api/admin/affiliates', affiliate],
    ['PUT /api/admin/affiliates/{}', `${affiliate} isActive`],
    ['DELETE /api/admin/affiliates/{}'],
    ['GET /api/admin/affiliate/{}/referrals'],
    ['GET /api/admin/affiliate/{}/stats'],
    ['POST /api/admin/impersonate-affiliate/{}'],
    ['POST /api/admin/return-from-impersonation'],
    ['GET /api/admin/email-templates'],
    ['POST /api/admin/email-templates', template],
    ['PUT /api/admin/email-templates/{}', template],
    ['DELETE /api/admin/email-templates/{}'],
    ['POST /api/admin/email-templates/{}/test', 'testEmail'],
    ['GET /api/admin/profile'],
    ['PUT /api/admin/profile', profile],
    ['PUT /api/admin/change-password', 'currentPassword newPassword confirmPassword'],
    ['GET /api/admin/hero-media'],
    ['POST /api/admin/hero-media'],
    ['PUT /api/admin/hero-media/{}/activate'],
    ['DELETE /api/admin/hero-media/{}'],
    ['GET /api/notes/{}'],
    ['POST /api/notes', 'leadId content authorType'],
    ['DELETE /api/notes/{}'],
    ['POST /api/affiliate/register', registration],
    ['POST /api/affiliate/dashboard/login', 'email password'],
    ['POST /api/affiliate/forgot-password', 'email'],
    ['POST /api/affiliate/reset-password', 'token newPassword'],
    ['GET /api/affiliate/session'],
    ['PUT /api/affiliate/profile/{}'],
    ['POST /api/affiliate/change-password', 'currentPassword newPassword'],
    ['POST /api/affiliate/logout'],
    ['GET /api/affiliate/dashboard/stats'],
    ['GET /api/affiliate/referrals'],
    ['GET /api/affiliate/lead/{}'],
  ] as const) {
    const entry = entryOf(call);
    assert.ok(entry, call);
    const keys = Object.keys(entry.body?.shape ?? {});
    const missing = body.split(' ').filter((key) => key !== '' && !keys.includes(key));
    assert.deepEqual(missing, [], call);
  }
});

test('answers have the specified fields', () => {
  for (const [call, fields] of [
    [
      'POST /api/calculate-savings',
      'solarCost taxCredit educationEarnings monthlySavings totalBenefit annualSavings lifetimeSavings',
    ],
    [
      'GET /api/admin/dashboard/stats',
      'totalLeads todayLeads calculatorUses pageViews conversionRate',
    ],
    ['GET /api/admin/dashboard/activity', 'leads interactions'],
    [
      'GET /api/admin/affiliate/{}/stats',
      'totalReferrals qualifiedReferrals pendingCommissions paidCommissions',
    ],
  ] as const) {
    const keys = Object.keys(entryOf(call)?.answer?.shape ?? {});
    const missing = fields.split(' ').filter((key) => !keys.includes(key));
    assert.deepEqual(missing, [], `${call}: ${keys.join(' ')}`);
  }
});
