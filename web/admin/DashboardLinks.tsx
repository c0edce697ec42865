import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import tabs from '#web/office/shell/tabs.module.css';
import { pathOf, type TabName } from './navigation/tabs.ts';
import { useTabs } from './use-tabs.ts';

/** The tabs of the dashboard as links, on a screen that belongs to one of them. */
export function DashboardLinks({ open }: { open: TabName }) {
  const t = useTranslations('admin.shell');
  return (
    <nav className={tabs.bar} aria-label={t('dashboard')}>
      <ul className={tabs.list}>
        {useTabs().map(({ name }) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              className={tabs.tab}
              {...(name === open && { 'data-active': true, 'aria-current': 'true' })}
            >
              {t(`tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
