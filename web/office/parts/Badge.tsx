import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { badgeTone, type BadgeTone } from '#core/domain/leads/lead-status.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** Explains a badge whose text is short. */
  title?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'grey', title, children }: BadgeProps) {
  return (
    <span className={`${shared.truncate} ${styles.badge} ${styles[tone]}`} title={title}>
      {children}
    </span>
  );
}

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={badgeTone(status)}>{status}</Badge>;
}

/** A referral code, in a font in which 0 and O differ. */
export function CodeBadge({ code }: { code: string }) {
  const t = useTranslations('office.parts');
  return (
    <span className={`${shared.truncate} ${styles.badge} ${styles.code}`} title={t('referralCode')}>
      {code}
    </span>
  );
}
