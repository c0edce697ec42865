import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { readStart } from '#core/contract/operations/start.ts';
import { Chevron } from '#web/kit/icons.tsx';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { keyOfCall, named } from '#web/office/cache/call-key.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { LinkRow } from '#web/office/shell/LinkRow.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Tab } from './navigation/tab.ts';
import { pathOf } from './navigation/tabs.ts';
import styles from './staff-navigation.module.css';
import { useTabs } from './use-tabs.ts';
import { adminPaths } from '#core/contract/site.ts';
import { screens } from './screens.ts';
import { tabOf } from './tabs.ts';

/** The tab on the screen, or the one that the screen belongs to; undefined if it belongs to none. */
function useOpenTab(): Tab | undefined {
  const { pathname, search } = useLocation();
  const own = useTabs();
  if (pathname === adminPaths.dashboard) {
    return tabOf(new URLSearchParams(search).get('tab'), own);
  }
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  return own.find(({ name }) => name === screen?.tab);
}

function useLinks() {
  const t = useTranslations('admin');
  return (tabs: readonly Tab[]) =>
    tabs.map(({ name }) => ({ name, label: t(`${name}.place.title`), to: pathOf(name) }));
}

export function StaffTabs() {
  const t = useTranslations('admin.shell');
  const links = useLinks();
  const open = useOpenTab();
  // The tab that a group is named after stands for it.
  const row = useTabs().filter(({ name, within = name }) => within === name);
  return (
    <LinkRow
      label={t('dashboard')}
      links={links(row)}
      open={open?.within ?? open?.name}
      look="tabs"
    />
  );
}

export function Siblings({ of: group }: { of: NonNullable<Tab['within']> }) {
  const t = useTranslations('admin.shell.groups');
  const links = useLinks();
  const open = useOpenTab();
  const own = useTabs().filter(({ within }) => within === group);
  return open?.within === group && own.length > 1 ? (
    <LinkRow
      label={t(group)}
      links={links(own)}
      open={open.name}
      look={group === 'settings' ? 'list' : 'pills'}
    />
  ) : null;
}

const startKey = keyOfCall(named<typeof readStart>('/api/admin/start'), {});

/** The member's name, with the settings of their role behind it. */
export function SettingsMenu({ name }: { name: string }) {
  const t = useTranslations('admin.shell.groups');
  const more = useTranslations('admin.shell.more');
  // As the overview has read it.
  const { data } = useQuery<AnswerOf<typeof readStart>>({ queryKey: startKey, queryFn: skipToken });
  const { open: count = '0' } = data?.items.find(({ id: step }) => step === 'facts')?.found ?? {};
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const links = useLinks();
  const settings = links(useTabs().filter(({ within }) => within === 'settings'));
  const shown = <span className={`${shared.truncate} ${styles.name}`}>{name}</span>;
  if (settings.length === 0) {
    return shown;
  }
  const [first = '', ...rest] = name.split(/\s+/);
  return (
    <>
      <ToolButton
        variant="quiet"
        className={styles.opener}
        popoverTarget={id}
        aria-label={`${name}, ${t('settings')}`}
      >
        <span className={styles.face} aria-hidden>
          {first.charAt(0) + (rest.at(-1) ?? '').charAt(0)}
        </span>
        {shown}
        <Chevron size={16} />
      </ToolButton>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label={t('settings')}
        className={`${shared.frame} ${styles.menu}`}
        onClick={() => menu.current?.hidePopover()}
      >
        <p className={shared.small}>{t('settings')}</p>
        {settings.map((link) => (
          <span key={link.name}>
            <Link to={link.to}>{link.label}</Link>
            {link.name === 'programme' && <Link to={`${link.to}&view=terms`}>{more('terms')}</Link>}
            {link.name === 'programme' && Number(count) > 0 && (
              <Link to={link.to}>{more('confirm', { count })}</Link>
            )}
            {link.name === 'staff' && (
              <Link to={link.to} state={{ isAdding: true }}>
                {more('invite')}
              </Link>
            )}
          </span>
        ))}
      </nav>
    </>
  );
}
