import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { Arrow } from '#web/kit/icons.tsx';
import styles from './lead.module.css';

/** Where the list stands that the lead was opened from. */
function useCameFrom(): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = state?.from;
  const isOfDashboard = typeof from === 'string' && from.startsWith(adminPaths.dashboard);
  return isOfDashboard ? from : adminPaths.dashboard;
}

/** Goes back there. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const from = useCameFrom();
  return () => void navigate(from);
}

/** Back to the very list the lead was opened from, with its search and page. */
export function BackLink() {
  const t = useTranslations('admin.lead');
  const from = useCameFrom();
  return (
    <Link
      to={from}
      aria-keyshortcuts="u"
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
