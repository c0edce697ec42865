import { pathOf } from './dashboard/tabs.ts';

/** The keys of the CRM, in the order they are listed. */
export const shortcuts = [
  { keys: ['?'], label: 'Show this list' },
  { keys: ['/'], label: 'Search' },
  { keys: ['g', 'o'], label: 'Go to Overview' },
  { keys: ['g', 'l'], label: 'Go to Leads' },
  { keys: ['g', 'a'], label: 'Go to Affiliates' },
  { keys: ['g', 'p'], label: 'Go to Program' },
] as const;

/** Where the second key after `g` leads. */
export const goTo: Readonly<Record<string, string>> = {
  o: pathOf('overview'),
  l: pathOf('leads'),
  a: pathOf('affiliates'),
  p: pathOf('programme'),
};

const storageKey = 'admin_shortcuts';

/** Single keys disturb people who dictate; whoever wants none of them has none (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

export const setShortcutsOn = (isOn: boolean): void =>
  localStorage.setItem(storageKey, isOn ? 'on' : 'off');
