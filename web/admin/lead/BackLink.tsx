import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Arrow } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useCameFrom } from './neighbours/came-from.ts';

/** Goes back there. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const { from } = useCameFrom();
  return () => void navigate(from);
}

export function BackLink() {
  const t = useTranslations('admin.lead');
  const { from } = useCameFrom();
  return (
    <Link
      to={from}
      aria-keyshortcuts="u"
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
