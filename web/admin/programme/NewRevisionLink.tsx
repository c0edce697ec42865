import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminRevisionPath } from '#core/contract/site.ts';
import { Plus } from '#web/kit/icons.tsx';
import styles from './programme.module.css';

export function NewRevisionLink() {
  const t = useTranslations('admin.revision.list');
  return (
    <Link
      to={adminRevisionPath('new')}
      className={styles.new}
    >
      <Plus size={16} />
      {t('new')}
    </Link>
  );
}
