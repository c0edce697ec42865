import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/launch/may-show.ts';
import { Island } from '../../runtime/island.tsx';
import layout from '../frame/layout.module.css';
import { Section } from '../frame/Section.tsx';
import styles from './first-answer.module.css';

/** The answer needs a cost, a saving and the grant, all of which must be allowed to show. */
function mayAnswer({ terms }: SiteData): boolean {
  const facts = ['payment-illustration', 'grant-source', 'savings-range', 'solar-cap'];
  return terms.showsMonthlyCost && facts.every((fact) => mayShow(terms, fact));
}

/** A card that answers before it asks. */
export function FirstAnswer({ data }: { data: SiteData }) {
  const t = useTranslations('answer');
  if (!mayAnswer(data)) {
    return null;
  }
  return (
    <Section
      name="answer"
      title={t('title')}
      intro={t('intro')}
      isSplit
      className={`${styles.answer} screen-only`}
    >
      <Island
        of="AnswerCard"
        start="seen"
        className={`${layout.card} ${styles.card}`}
      />
    </Section>
  );
}
