import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { countNotices } from '#core/contract/visitor/letters.ts';
import { adminPaths } from '#core/contract/site.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { May } from '../../May.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './notices.module.css';

function DueLine() {
  const t = useTranslations('admin.notices.due');
  const { data } = useAnswer(countNotices, {}, { staleTime: 0 });
  if (!data || data.open === 0) {
    return null;
  }
  return (
    <p className={`${shared.frame} ${styles.due}`} data-overdue={data.overdue > 0}>
      {t('text', data)} <Link to={adminPaths.notices}>{t('link')}</Link>
    </p>
  );
}

export function NoticesDue() {
  return (
    <May call={countNotices}>
      <DueLine />
    </May>
  );
}
