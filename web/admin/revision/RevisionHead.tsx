import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../api-types.ts';
import { BackToProgramme } from './BackToProgramme.tsx';
import styles from './revision.module.css';
import { stateTones } from './state-tones.ts';

function LastStep({ revision }: { revision: Revision }) {
  const t = useTranslations('admin.revision');
  const steps = [
    ['withdrawn', revision.withdrawnBy, revision.withdrawnAt],
    ['published', revision.publishedBy, revision.publishedAt],
    ['drafted', revision.createdBy, revision.updatedAt],
  ] as const;
  if (revision.state === 'superseded') {
    const { supersededBy: name, supersededOn: day } = revision;
    return <p className={shared.soft}>{t('superseded', { name: name ?? '', day: day ?? '' })}</p>;
  }
  const [step, name, at] = steps.find(([, , moment]) => moment !== null)!;
  return (
    <p className={shared.soft}>
      {t(step, { name: name ?? '' })} <RelativeTime value={at!} />
    </p>
  );
}

export function RevisionHead({ revision }: { revision: Revision | null }) {
  const t = useTranslations('admin.revision');
  const title = revision ? t('title', { day: revision.effectiveFrom }) : t('newTitle');
  return (
    <header className={styles.title}>
      <BackToProgramme />
      <h1 className={shared.name}>{title}</h1>
      {revision && (
        <div className={shared.marks}>
          <Badge tone={stateTones[revision.state]}>{t(`states.${revision.state}`)}</Badge>
          <LastStep revision={revision} />
        </div>
      )}
    </header>
  );
}
