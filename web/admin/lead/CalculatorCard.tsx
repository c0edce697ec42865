import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Card } from '#web/office/parts/Card.tsx';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { programmeQuery } from '../queries/programme.ts';
import { CalculatorFigures } from './CalculatorFigures.tsx';
import styles from './lead.module.css';

interface LeadProps {
  lead: LeadDetail;
}

function TermsNote({ lead: { termsVersion, termsAsOf } }: LeadProps) {
  const t = useTranslations('admin.lead.calculator');
  if (!termsVersion) {
    return null;
  }
  const named = { version: termsVersion, code: inCode };
  return (
    <p className={styles.note}>
      {termsAsOf
        ? t.rich('termsAsOf', {
            ...named,
            day: termsAsOf,
          })
        : t.rich('terms', named)}
    </p>
  );
}

/** The figures that the server computed at the application, with the terms it used. */
export function CalculatorCard({ lead }: LeadProps) {
  const t = useTranslations('admin.lead.calculator');
  const { data: programme } = useQuery(programmeQuery);
  if (lead.solarCost === null) {
    return (
      <Card title={t('title')}>
        <p className={shared.soft}>{t('nothing')}</p>
      </Card>
    );
  }
  const hasCreditEnded = programme?.factsToConfirm.some(({ id }) => id === 'tax-credit-ended');
  return (
    <Card title={t('title')}>
      <CalculatorFigures
        lead={lead}
        isIllustration={Boolean(hasCreditEnded && lead.taxCredit)}
      />
      {lead.solarCost > 0 && (
        <p className={styles.note}>{t(lead.netCost ? 'paymentNote' : 'notFinanced')}</p>
      )}
      <TermsNote lead={lead} />
      {!lead.estimateHolds && <p className={styles.note}>{t('holdsNot')}</p>}
      {hasCreditEnded && lead.taxCredit !== 0 && <p className={styles.note}>{t('illustration')}</p>}
    </Card>
  );
}
