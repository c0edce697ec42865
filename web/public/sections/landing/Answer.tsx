import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import {
  AnswerPart,
  answerParts,
  type AnswerView,
  useAnswerWords,
} from '../../parts/answer/AnswerPart.tsx';
import styles from '../../parts/answer/answer.module.css';
import { Island } from '../../runtime/island.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { Section } from '../frame/Section.tsx';
import { Asked } from './Asked.tsx';
import own from './answer-section.module.css';

/** The estimate that pages come with. */
export function firstEstimate({ answer }: SiteData): HomeEstimate | undefined {
  const { estimates = [], electricBill } = answer ?? {};
  return estimates.find((one) => one.electricBill === electricBill) as HomeEstimate | undefined;
}

/** What of the answer rests on confirmed facts; `panels`: something of the panels. */
export function useAnswerView({ terms }: SiteData) {
  const { minHomePrice } = useSite().figures;
  const may = (...facts: readonly string[]) => facts.every((fact) => mayShow(terms, fact));
  const { fhaLeastDownRate, closingCosts } = terms;
  const month = terms.showsMonthlyCost && may('payment-illustration', 'down-payment');
  const panels = may('payment-illustration', 'savings-range', 'solar-cap');
  const view: AnswerView = {
    terms: { fhaLeastDownRate, closingCosts },
    shows: {
      bring: may('down-payment', 'closing-costs'),
      month,
      savings: panels && terms.showsMonthlyCost,
    },
    minHomePrice,
  };
  return { view, hasHome: view.shows.bring || month, hasPanels: panels };
}

/** One part of the first answer, in the place that another choice fills. */
function Place({
  of,
  estimate,
  view,
}: {
  of: (typeof answerParts)[number];
  estimate: HomeEstimate;
  view: AnswerView;
}) {
  return (
    <div data-answer={of} role={of === 'verdict' ? 'status' : undefined}>
      <div data-first="">
        <AnswerPart of={of} estimate={estimate} {...view} />
      </div>
    </div>
  );
}

/**
 * What a buyer must bring, what the home is a month and whether the panels pay for themselves,
 * answered before a question: the answer to the usual bill is part of the page, another choice
 * takes its place.
 */
export function Answer({ data }: { data: SiteData }) {
  const t = useTranslations('answer');
  const { view, hasHome, hasPanels } = useAnswerView(data);
  const { dollars } = useAnswerWords();
  const estimate = firstEstimate(data);
  if (!estimate || !(hasHome || hasPanels)) {
    return null;
  }
  const { outside } = data.answer!;
  const props = { state: estimate.propertyState, outside, view };
  const shown = { estimate, view };
  return (
    <Section
      name="answer"
      title={t('title')}
      intro={t('intro', { price: dollars(estimate.homePrice) })}
      className={`${own.answer} screen-only`}
    >
      <div className={styles.sheet}>
        {hasHome && (
          <div className={styles.half}>
            <Place of="home" {...shown} />
          </div>
        )}
        {hasPanels && (
          <div className={styles.half}>
            <h3>{t(view.shows.savings ? 'panels' : 'panelsPrice')}</h3>
            <Island of="AnswerCard" props={props} start="seen" />
            <Place of="verdict" {...shown} />
            <Place of="panels" {...shown} />
            <Asked of="panels" data={data} className={styles.asked} />
            <ButtonLink
              variant="sun"
              size="large"
              isWide
              className={styles.own}
              href="/calculator#calculator-form"
            >
              {t('own')}
            </ButtonLink>
          </div>
        )}
      </div>
      <details className={styles.sources}>
        <summary>{t('sources')}</summary>
        <Place of="sources" {...shown} />
      </details>
    </Section>
  );
}
