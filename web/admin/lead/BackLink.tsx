import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { Arrow } from '#web/kit/icons.tsx';
import styles from './lead.module.css';

/** Back to the very list the lead was opened from, with its search and page. */
export function BackLink() {
  const t = useTranslations('admin.lead');
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = state?.from;
  const isOfDashboard = typeof from === 'string' && from.startsWith(adminPaths.dashboard);
  return (
    <Link
      to={isOfDashboard ? from : adminPaths.dashboard}
      className={styles.back}
    >
      <Arrow
        size={16}
        direction="left"
      />
      {t('back')}
    </Link>
  );
}
