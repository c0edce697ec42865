import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { portalPaths } from '#core/contract/site.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { pathOf, type TabName } from '../dashboard/tabs.ts';
import { tabOf, tabs } from '../tabs.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './portal-tabs.module.css';

/** The open tab; null on screens that belong to none. */
function useOpenTab(): TabName | null {
  const { pathname, search } = useLocation();
  return pathname === portalPaths.dashboard
    ? tabOf(new URLSearchParams(search).get('tab')).name
    : null;
}

/** The navigation: in the head on a wide screen, at the thumb on a phone. */
export function PortalTabs() {
  const t = useTranslations('portal.shell');
  const open = useOpenTab();
  const { data: earnings } = useQuery(callQuery(readEarnings));
  // The earnings link is hidden while the program pays none.
  const isOff = earnings?.isOn === false;
  const shown = tabs.filter(({ name }) => name !== 'earnings' || !isOff);
  return (
    <nav className={styles.bar} aria-label={t('portal')}>
      <ul className={styles.list}>
        {shown.map(({ name, Icon }) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              className={`${shared.inlineCentered} ${styles.tab}`}
              aria-current={name === open ? 'page' : undefined}
            >
              <Icon size={20} className={styles.icon} />
              {t(`tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
