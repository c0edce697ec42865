import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { celebrate } from '../browser/effects/celebrate.ts';
import { clearAnswers } from '../browser/storage/answers.ts';
import { showLeftToast } from '../browser/storage/next-page.ts';
import styles from './thank-you-celebration.module.css';

export const namespaces = ['received'] as const;

const leadId = /^[1-9]\d{0,9}$/;

/**
 * Whether a form led here just now. A form that the browser posted, because its scripts did not
 * load, could not clear its stored answers.
 */
function hasJustBeenSent(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' && URL.parse(document.referrer)?.pathname === '/apply';
}

/** Confetti, the form's message, and the reference number from the address. */
export default function ThankYouCelebration() {
  const t = useTranslations('received');
  const [reference, setReference] = useState<string | null>(null);

  useEffect(() => {
    const id = new URLSearchParams(location.search).get('leadId');
    if (id !== null && leadId.test(id)) {
      setReference(leadReference(Number(id)));
    }
    if (hasJustBeenSent()) {
      clearAnswers();
    }
    void showLeftToast();
    celebrate(({ rain }) => rain());
  }, []);

  return reference && <p className={styles.reference}>{t('reference', { id: reference })}</p>;
}
