import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { openLeadStatuses } from '#core/domain/lead-status.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { outdatedCountQuery } from '../queries/leads.ts';
import styles from './saved-views.module.css';

const address = new URLSearchParams({
  tab: 'leads',
  shown: 'outdated',
  status: openLeadStatuses.join(','),
});

export function OutdatedView() {
  const t = useTranslations('admin.leads.views');
  const totalText = useTotalText();
  const { data } = useQuery(outdatedCountQuery);
  return (
    <ul className={styles.views}>
      <li
        className={styles.view}
        title={t('outdatedHint')}
      >
        <Link to={`?${address}`}>{t('outdated')}</Link>
        {data && <Badge>{totalText(data)}</Badge>}
      </li>
    </ul>
  );
}
