import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Arrow } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../navigation/tabs.ts';

export function BackToProgramme() {
  const t = useTranslations('admin.revision');
  return (
    <Link
      to={pathOf('programme')}
      className={shared.back}
    >
      <Arrow
        size={16}
        direction="left"
      />
      {t('back')}
    </Link>
  );
}
