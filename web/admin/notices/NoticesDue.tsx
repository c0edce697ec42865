import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { noticesDueQuery } from '../queries/notices.ts';
import styles from './notices.module.css';

/** A line where notices have to be sent; nothing where none has. */
export function NoticesDue() {
  const t = useTranslations('admin.notices.due');
  const { data } = useQuery(noticesDueQuery);
  if (!data || data.open === 0) {
    return null;
  }
  return (
    <p
      className={styles.due}
      data-overdue={data.overdue > 0}
    >
      {t('text', data)} <Link to={adminPaths.notices}>{t('link')}</Link>
    </p>
  );
}
