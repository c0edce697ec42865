import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { listAffiliates } from '#core/contract/partners/affiliates.ts';
import { listAudit } from '#core/contract/operations/audit.ts';
import { listCommissions } from '#core/contract/partners/commission/commissions.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { listSentMails } from '#core/contract/mail/sent-mails.ts';
import { updateTemplate } from '#core/contract/mail/templates.ts';
import { activateHeroMedia } from '#core/contract/programme/media.ts';
import { listRevisions } from '#core/contract/programme/revisions.ts';
import { readOffice } from '#core/contract/office/queue.ts';
import { readDashboardStats } from '#core/contract/accounts/staff.ts';
import { listMembers } from '#core/contract/accounts/members.ts';
import { listWebhooks } from '#core/contract/integrations/webhooks.ts';
import { readLeadReport } from '#core/contract/operations/reports.ts';
import { readSystem } from '#core/contract/operations/system.ts';
import { adminPaths } from '#core/contract/site.ts';
import { isAllowed, type StaffRole, staffRoles } from '#core/domain/accounts/staff-role.ts';
import type { Tab } from './navigation/tab.ts';
import { screens } from './screens.ts';
import { tabs } from './tabs.ts';

test('exactly the roles that have a tab may make its calls', () => {
  const rolesOf = tabs.map(({ name, roles }) => [name, roles]);
  assert.deepEqual(Object.fromEntries(rolesOf), {
    overview: readDashboardStats.roles,
    leads: listLeads.roles,
    affiliates: listAffiliates.roles,
    templates: updateTemplate.roles,
    facebook: activateHeroMedia.roles,
    hero: activateHeroMedia.roles,
    commissions: listCommissions.roles,
    programme: listRevisions.roles,
    sent: listSentMails.roles,
    audit: listAudit.roles,
    staff: listMembers.roles,
    office: readOffice.roles,
    reports: readLeadReport.roles,
    integrations: listWebhooks.roles,
    system: readSystem.roles,
  });
});

test('each tab has a key of its own, and none has that of the profile', () => {
  const keys = [...tabs.map(({ key }) => key), 'm'];
  assert.equal(new Set(keys).size, keys.length, keys.join(' '));
});

test('each screen of the CRM belongs to a tab, but for the own profile', () => {
  const inside = screens.filter(({ isDoor, path }) => !isDoor && path !== adminPaths.dashboard);
  const names: readonly string[] = tabs.map(({ name }) => name);
  assert.deepEqual(
    inside.filter(({ tab = '' }) => !names.includes(tab)).map(({ path }) => path),
    [adminPaths.profile],
  );
});

test('the row of each role is what is specified, with what the others have behind their name', () => {
  const rowOf = (role: StaffRole) =>
    tabs
      .filter((tab: Tab) => isAllowed(role, tab) && (tab.within ?? tab.name) === tab.name)
      .map(({ name }) => name);
  const settingsOf = (role: StaffRole) =>
    tabs.filter((tab: Tab) => isAllowed(role, tab) && tab.within === 'settings').length;
  const specified = ['overview', 'leads', 'affiliates', 'templates', 'facebook', 'hero'];
  assert.deepEqual(rowOf('admin'), [...specified, 'commissions', 'reports']);
  assert.deepEqual(rowOf('officer'), ['overview', 'leads']);
  assert.deepEqual(rowOf('compliance'), [
    'overview',
    'leads',
    'affiliates',
    'commissions',
    'reports',
  ]);
  assert.deepEqual(rowOf('read_only'), ['overview', 'leads', 'reports']);
  assert.deepEqual(staffRoles.map(settingsOf), [6, 0, 3, 0]);
});

test('each record of a tab or screen names the modules that it loads', () => {
  const named = [...tabs, ...screens].flatMap(({ modules }) => modules);
  const files = globSync('*/{tabs,screens}.ts', { cwd: import.meta.dirname });
  const loaded = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/import\('(.*?)'\)/g)].map(
      ([, module]) => join(dirname(file), module!),
    ),
  );
  assert.ok(loaded.length >= tabs.length + 10);
  assert.deepEqual(
    loaded.filter((module) => !named.includes(module)),
    [],
  );
});
