import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { firstAnswerId } from '#core/domain/options.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import { QuickAnswer } from '../../parts/answer/QuickAnswer.tsx';
import { Island } from '../../runtime/island.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import layout from '../frame/layout.module.css';
import { Section } from '../frame/Section.tsx';
import styles from './first-answer.module.css';

/** The answer needs a cost, a saving and the grant, all of which must be allowed to show. */
function mayAnswer({ terms }: SiteData): boolean {
  const facts = ['payment-illustration', 'grant-source', 'savings-range', 'solar-cap'];
  return terms.showsMonthlyCost && facts.every((fact) => mayShow(terms, fact));
}

/**
 * A card that answers before it asks: the answer to the usual bill is part of the page, another
 * choice takes its place.
 */
export function FirstAnswer({ data }: { data: SiteData }) {
  const t = useTranslations('answer');
  const { figures } = useSite();
  if (!mayAnswer(data)) {
    return null;
  }
  const { estimates, outside, electricBill } = data.answer!;
  const estimate = estimates.find((one) => one.electricBill === electricBill)!;
  const { minHomePrice } = figures;
  return (
    <Section
      name="answer"
      title={t('title')}
      intro={t('intro')}
      isSplit
      className={`${styles.answer} screen-only`}
    >
      <div className={`${layout.card} ${styles.card}`}>
        <Island
          of="AnswerCard"
          props={{ state: estimate.propertyState, outside, minHomePrice }}
          start="seen"
        />
        <div id={firstAnswerId} role="status">
          <div data-first="">
            <QuickAnswer estimate={estimate as HomeEstimate} minHomePrice={minHomePrice} />
          </div>
        </div>
        <ButtonLink size="large" href="/calculator#calculator-form">
          {t('own')}
        </ButtonLink>
      </div>
    </Section>
  );
}
