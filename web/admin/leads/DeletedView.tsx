import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { restorableDays } from '#core/domain/kept-data.ts';
import { deletedPath } from '../deleted/deleted-view.ts';
import styles from './saved-views.module.css';

export function DeletedView() {
  const t = useTranslations('admin.deletedLeads');
  return (
    <ul className={styles.views}>
      <li
        className={styles.view}
        title={t('openHint', { days: String(restorableDays) })}
      >
        <Link to={deletedPath('leads')}>{t('open')}</Link>
      </li>
    </ul>
  );
}
