import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { CalculationLine } from './CalculationLine.tsx';
import { CheckLine } from './CheckLine.tsx';
import { ConsentLine } from './ConsentLine.tsx';
import styles from '../lead.module.css';

interface LinesProps {
  title: string;
  none: string;
  children: readonly ReactNode[];
}

function Lines({ title, none, children }: LinesProps) {
  return (
    <>
      <h3 className={styles.sub}>{title}</h3>
      {children.length === 0 ? (
        <p className={shared.soft}>{none}</p>
      ) : (
        <ul className={`${shared.list} ${styles.trail}`}>{children}</ul>
      )}
    </>
  );
}

/**
 * What the visitor was shown before applying, as it stood then: answers to the eligibility form,
 * figures, the words of the consent, each with its language and terms, and whether it holds today.
 */
export function VisitorFiguresCard({
  lead: { eligibilityChecks, calculations, consents },
}: {
  lead: LeadDetail;
}) {
  const t = useTranslations('admin.shown');
  return (
    <Card title={t('title')}>
      <Lines
        title={t('checks')}
        none={t('none')}
      >
        {eligibilityChecks.map((check, at) => (
          <CheckLine
            key={at}
            check={check}
          />
        ))}
      </Lines>
      <Lines
        title={t('calculations')}
        none={t('none')}
      >
        {calculations.map((calculation, at) => (
          <CalculationLine
            key={at}
            calculation={calculation}
          />
        ))}
      </Lines>
      <Lines
        title={t('consents')}
        none={t('noConsent')}
      >
        {consents.map((consent, at) => (
          <ConsentLine
            key={at}
            consent={consent}
          />
        ))}
      </Lines>
    </Card>
  );
}
