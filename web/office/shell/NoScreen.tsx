import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { useTitle } from './use-title.ts';

/** Shown in the frame where the address names no screen. */
export function NoScreen({ home }: { home: string }) {
  const t = useTranslations('office.failure');
  useTitle(t('noScreen'));
  return (
    <>
      <h1 className="visually-hidden">{t('noScreen')}</h1>
      <EmptyState
        title={t('noScreen')}
        text={t('noScreenText')}
        action={<Link to={home}>{t('toStart')}</Link>}
      />
    </>
  );
}
