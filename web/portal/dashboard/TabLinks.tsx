import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from '#web/office/shell/tabs.module.css';
import { earningsQuery } from '../queries/earnings.ts';
import { pathOf, type TabName, tabNames } from './tabs.ts';

export function TabLinks({ open }: { open: TabName }) {
  const t = useTranslations('portal.shell');
  const { data: earnings } = useQuery(earningsQuery);
  // Nobody is sent to earnings while the program pays none.
  const isOff = earnings?.isOn === false;
  const names = tabNames.filter((name) => name !== 'earnings' || !isOff);
  return (
    <nav
      className={styles.bar}
      aria-label={t('portal')}
    >
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              className={styles.tab}
              aria-current={name === open ? 'page' : undefined}
              data-active={name === open ? '' : undefined}
            >
              {t(`tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
