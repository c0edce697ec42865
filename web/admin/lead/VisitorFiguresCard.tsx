import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { stateName } from '#core/domain/us-states.ts';
import { formatScore } from '#core/i18n/format.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { useFormats } from '#web/office/parts/use-formats.ts';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';

type Check = LeadDetail['eligibilityChecks'][number];
type Calculation = LeadDetail['calculations'][number];

function CheckLine({ check }: { check: Check }) {
  const t = useTranslations('admin.lead.figures');
  const { dollars } = useFormats();
  const { eligible, state, creditScore, homePrice, createdAt } = check;
  const asked = {
    state: stateName(state),
    creditScore: formatScore(creditScore, 'en'),
    homePrice: dollars(homePrice),
  };
  return (
    <li>
      <span>{t('check', asked)}</span>
      <span className={styles.trailEnd}>
        <Badge tone={eligible ? 'green' : 'amber'}>
          {eligible ? t('eligible') : t('notEligible')}
        </Badge>
        <RelativeTime
          value={createdAt}
          className={styles.small}
        />
      </span>
    </li>
  );
}

function CalculationLine({ calculation }: { calculation: Calculation }) {
  const t = useTranslations('admin.lead.figures');
  const { dollars } = useFormats();
  const asked = {
    homePrice: dollars(calculation.homePrice),
    state: stateName(calculation.propertyState),
    electricBill: dollars(calculation.electricBill),
  };
  const shown = {
    total: dollars(calculation.totalBenefit),
    monthly: dollars(calculation.monthlySavings),
  };
  return (
    <li>
      <span>
        {t('calculation', asked)}
        <span className={styles.under}>{t('terms', { version: calculation.termsVersion })}</span>
      </span>
      <span className={styles.trailEnd}>
        <strong>{t('result', shown)}</strong>
        <RelativeTime
          value={calculation.createdAt}
          className={styles.small}
        />
      </span>
    </li>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  const t = useTranslations('admin.lead.figures');
  return (
    <>
      <h3 className={styles.sub}>{title}</h3>
      {lines.length === 0 ? (
        <p className={styles.soft}>{t('none')}</p>
      ) : (
        <ul className={styles.trail}>{lines}</ul>
      )}
    </>
  );
}

/**
 * What the visitor tried before applying: eligibility checks and calculations, with the figures
 * they saw.
 */
export function VisitorFiguresCard({
  lead: { eligibilityChecks, calculations },
}: {
  lead: LeadDetail;
}) {
  const t = useTranslations('admin.lead.figures');
  const checks = eligibilityChecks.map((check, at) => (
    <CheckLine
      key={at}
      check={check}
    />
  ));
  const calculated = calculations.map((calculation, at) => (
    <CalculationLine
      key={at}
      calculation={calculation}
    />
  ));
  return (
    <Card title={t('title')}>
      <Lines
        title={t('checks')}
        lines={checks}
      />
      <Lines
        title={t('calculations')}
        lines={calculated}
      />
    </Card>
  );
}
