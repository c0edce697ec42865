import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { adminPaths } from '#core/contract/site.ts';
import {
  isAllowed,
  type Roles,
  type StaffRole,
  staffRoles,
} from '#core/domain/accounts/staff-role.ts';
import type { Tab } from './navigation/tab.ts';
import { screens } from './screens.ts';
import { tabs } from './tabs.ts';

test('exactly the roles that have a tab may make its call', async () => {
  const contract = join(import.meta.dirname, '../../core/contract');
  const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !file.includes('.test.'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(contract, file))) as object),
  );
  const entries = Object.assign({}, ...modules) as Record<string, { roles?: Roles }>;
  const described = (roles: (tab: Tab) => Roles | undefined) =>
    tabs.map((tab: Tab) => [tab.name, roles(tab)]);
  assert.deepEqual(
    described(({ roles }) => roles),
    described(({ rolesOf }) => entries[rolesOf]?.roles),
  );
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
  const hasSettings = (role: StaffRole) =>
    tabs.some((tab: Tab) => isAllowed(role, tab) && tab.within === 'settings');
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
  assert.deepEqual(staffRoles.filter(hasSettings), ['admin', 'compliance']);
});

test('each record of a tab or screen names the modules that it loads', () => {
  const named = [...tabs, ...screens].flatMap(({ modules }) => modules);
  const loaded = ['tabs.ts', 'screens.ts'].flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/import\('\.\/(.*?)'\)/g),
    ].map(([, module]) => module!),
  );
  assert.ok(loaded.length >= tabs.length + 10);
  assert.deepEqual(
    loaded.filter((module) => !named.includes(module)),
    [],
  );
});
