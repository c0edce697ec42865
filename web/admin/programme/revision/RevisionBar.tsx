import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../../api-types.ts';
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
  const { dateOf } = useFormats();
  const publishing = usePublishing(revision, isChanged);
  const { terms, effectiveFrom, warnings, errors } = revision;
  return (
    <section
      aria-label={t('bar.title')}
      className={`${shared.wrapCentered} ${shared.frame} ${styles.bar}`}
      data-keep-clear
    >
      <p>
        <strong>{t('bar.title')}:</strong>{' '}
        {t('bar.text', { count: Object.keys(terms).length, day: dateOf(effectiveFrom) })}{' '}
        {[...errors, ...warnings].map(({ message }) => message).join(' ')}{' '}
        <span className={shared.small}>{publishing.reason}</span>
      </p>
      <div className={shared.row}>
        {children}
        <PublishButton revision={revision} publishing={publishing} today={today} />
      </div>
    </section>
  );
}
