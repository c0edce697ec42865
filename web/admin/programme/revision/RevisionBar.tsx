import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { updateRevision } from '#core/contract/programme/revisions.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../../api-types.ts';
import { dayOf } from '../../day-of.ts';
import { everyRevision } from './preview-query.ts';
import { PublishButton, usePublishing } from './PublishCard.tsx';
import styles from './revision.module.css';

interface RevisionBarProps {
  revision: Revision;
  /** Whether something typed is not in it yet. */
  isChanged: boolean;
  today: string;
  children: ReactNode;
}

/** The revision in work, at the foot of the terms and of its own page. */
export function RevisionBar({ revision, isChanged, today, children }: RevisionBarProps) {
  const t = useTranslations('admin.revision');
  const publishing = usePublishing(revision, isChanged);
  const { id, terms, effectiveFrom, source, basis, updatedAt, warnings, errors } = revision;
  const begin = useWrite(updateRevision, {
    makesStale: everyRevision,
    failed: t('editor.saveFailed'),
  });
  const fromToday = { effectiveFrom: today, source, basis, terms, updatedAt };
  return (
    <section
      aria-label={t('bar.title')}
      className={`${shared.wrapCentered} ${shared.frame} ${styles.bar}`}
      data-keep-clear
    >
      <p>
        <strong>{t('bar.title')}:</strong>{' '}
        {t('bar.text', { count: Object.keys(terms).length, day: dayOf(effectiveFrom) })}{' '}
        {[...errors, ...warnings].map(({ message }) => message).join(' ')}{' '}
        <span className={shared.small}>{publishing.reason}</span>
      </p>
      <div className={shared.row}>
        {effectiveFrom < today && !isChanged && (
          <ToolButton
            disabled={begin.isPending}
            onClick={() => begin.mutate({ params: { id }, body: fromToday })}
          >
            {t('bar.fromToday')}
          </ToolButton>
        )}
        {children}
        <PublishButton revision={revision} publishing={publishing} today={today} />
      </div>
    </section>
  );
}
