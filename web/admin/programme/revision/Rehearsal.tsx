import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  rehearseCommissions,
  rehearsedTerms,
} from '#core/contract/partners/commission/rehearsal.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../../api-types.ts';
import styles from './revision.module.css';

function yearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}

/** The payments for last year's closings under the commission terms of a draft. */
export function Rehearsal({ revision: { terms }, today }: { revision: Revision; today: string }) {
  const t = useTranslations('admin.revision.rehearsal');
  const { cents } = useFormats();
  const rules = rehearsedTerms.flatMap((key) => {
    const value = terms[key];
    return typeof value === 'number' ? [{ key, value }] : [];
  });
  const rehearsal = useQuery({
    ...callQuery(rehearseCommissions, {
      body: { rules, from: yearBefore(today), to: today },
    }),
    enabled: rules.length > 0,
  });
  if (rules.length === 0) {
    return null;
  }
  return (
    <Loaded query={rehearsal} failure={t('failed')} lines={3}>
      {({ affiliates, referrals, beforeCents, afterCents }) => (
        <section aria-label={t('title')} className={`${shared.tightRows} ${styles.rehearsal}`}>
          <p className={styles.text}>
            {t('total', {
              count: referrals,
              before: cents(beforeCents),
              after: cents(afterCents),
            })}
          </p>
          <ul>
            {affiliates
              .filter((row) => row.beforeCents !== row.afterCents)
              .map((row) => (
                <li key={row.affiliateId}>
                  {t(row.afterCents > row.beforeCents ? 'gains' : 'loses', {
                    name: row.name,
                    amount: cents(Math.abs(row.afterCents - row.beforeCents)),
                  })}
                </li>
              ))}
          </ul>
          <p className={shared.small}>{t('assumes')}</p>
        </section>
      )}
    </Loaded>
  );
}
