import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import type { SiteFigures } from '#core/i18n/figures.ts';
import { formatDate } from '#core/i18n/format.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { Section } from '../frame/Section.tsx';
import { Asked } from './Asked.tsx';
import { askedValues, nextCourse } from './asked.ts';
import styles from './benefits.module.css';
import type { ReactNode } from 'react';

/** A benefit: its figure, a title, the conditions, and what is asked about it. */
type Gain = readonly [figure: ReactNode, title: string, text: ReactNode, asked?: ReactNode];

/** The benefits; empty entries have figures that may not be shown. */
function Gains({ of }: { of: readonly (Gain | '')[] }) {
  return (
    <ul className={styles.list}>
      {of
        .filter((gain) => gain !== '')
        .map(([figure, title, text, asked]) => (
          <li key={title}>
            <p>{figure}</p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {asked}
            </div>
          </li>
        ))}
    </ul>
  );
}

/** Whether there is a benefit to show: each needs a figure that may be shown. */
export function hasBenefits({ terms }: SiteData, figures: SiteFigures): boolean {
  const { grantCap, savingsHigh, warrantyYears } = figures;
  return terms.taxCreditRate > 0 || [grantCap, savingsHigh, warrantyYears].some(Boolean);
}

export function Benefits({ data }: { data: SiteData }) {
  const t = useTranslations('landing.benefits');
  const asked = useTranslations('landing.asked');
  const site = useTranslations('site');
  const { figures } = useSite();
  if (!hasBenefits(data, figures)) {
    return null;
  }
  const { educationLow: low, educationHigh: high, warrantyYears } = figures;
  const { grantRate, fhaLeastDownRate } = data.terms;
  const covers = mayShow(data.terms, 'down-payment') && grantRate >= fhaLeastDownRate;
  const credit: Gain = data.terms.taxCreditRate
    ? [
        figures.creditRate,
        t('credit.title'),
        t('credit.text', { ...figures, isEnded: data.needsCreditFootnote ? 'yes' : 'no' }),
      ]
    : [
        <span className={styles.quiet}>{site('notAvailable')}</span>,
        t('credit.title'),
        t('credit.none'),
      ];
  return (
    <Section
      name="benefits"
      id="benefits"
      title={t('title')}
      intro={t('intro', { date: formatDate(data.today, data.language, 'UTC', 'long') })}
      isSplit
      className={styles.benefits}
    >
      <Gains
        of={[
          figures.grantCap && [
            figures.grantRate,
            t('down.title'),
            t('down.text', { ...figures, covers: covers ? 'yes' : 'no' }),
          ],
          figures.grantCap && [
            figures.grantCap,
            t('earn.title'),
            t('earn.text', figures),
            <Asked of="repaid" data={data} className={styles.asked} />,
          ],
          credit,
          figures.savingsHigh && [
            `${figures.savingsLow}–${figures.savingsHigh}`,
            t('bills.title'),
            t('bills.text'),
          ],
          warrantyYears && [
            t('years', { count: warrantyYears }),
            t('value.title'),
            t('value.text', figures),
          ],
          high && [
            t('hours', { low, high }),
            t('support.title'),
            nextCourse(data)
              ? `${t('support.text')} ${asked('course.answer', askedValues(data, false))}`
              : t('support.text'),
          ],
        ]}
      />
    </Section>
  );
}
