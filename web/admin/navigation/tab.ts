import type { ComponentType, ReactNode } from 'react';
import type { Messages } from 'use-intl';
import type { Roles } from '#core/domain/accounts/staff-role.ts';
import type { OpenedTab } from '#web/office/hydration/screen.ts';
import type { TabName } from './tabs.ts';

/** A tab of the dashboard. Its title is the `place` of its texts, `admin.<name>`. */
export interface Tab extends OpenedTab {
  readonly name: TabName;
  /** The key that opens it after `g`; `m` opens the profile. */
  readonly key: string;
  /** The group that it stands in, beside others; a tab of the row without. */
  readonly within?: keyof Messages['admin']['shell']['groups'];
  readonly roles: Roles;
  /** The entry of the contract that has these roles: too large to be imported here. */
  readonly rolesOf: string;
  readonly Content: ComponentType<{ waiting?: ReactNode }> & { load(): Promise<unknown> };
  /** Loads the deferred parts that its first paint needs. */
  readonly loadParts?: () => Promise<unknown>;
}
