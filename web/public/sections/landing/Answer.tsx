import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import type { HomeEstimate } from '../../browser/storage/kept-estimate.ts';
import { AnswerControls } from '../../parts/answer/AnswerControls.tsx';
import { AnswerPart, answerParts, useAnswerWords } from '../../parts/answer/AnswerPart.tsx';
import styles from '../../parts/answer/answer.module.css';
import { HiddenFields } from '../../parts/form/HiddenFields.tsx';
import { NextStepForm } from '../../parts/form/NextStepForm.tsx';
import { Island } from '../../runtime/island.tsx';
import { Section } from '../frame/Section.tsx';
import { Asked } from './Asked.tsx';
import own from './answer-section.module.css';

/** The estimate that pages come with. */
export function firstEstimate({ answer }: SiteData): HomeEstimate | undefined {
  const { estimates = [], electricBill } = answer ?? {};
  return estimates.find((one) => one.electricBill === electricBill) as HomeEstimate | undefined;
}

/** One part of the first answer, in the place that another choice fills. */
function Place({
  of,
  estimate,
  view,
}: {
  of: (typeof answerParts)[number];
  estimate: HomeEstimate;
  view: NonNullable<SiteData['answer']>['view'];
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
 * takes its place, or has this as a page of its own where no script runs.
 */
export function Answer({ data }: { data: SiteData }) {
  const t = useTranslations('answer');
  const { dollars } = useAnswerWords();
  const estimate = firstEstimate(data);
  if (!estimate) {
    return null;
  }
  const isPosted = data.page === 'answer';
  const { electricBill, view } = data.answer!;
  const hasHome = view.shows.bring || view.shows.month;
  const hasPanels = view.shows.panels;
  if (!(hasHome || hasPanels)) {
    return null;
  }
  const shown = { estimate, view };
  const next = { variant: 'sun', size: 'large', isWide: true, className: styles.own } as const;
  return (
    <Section
      name="answer"
      title={t('title')}
      intro={t('intro', { price: dollars(estimate.homePrice) })}
      className={isPosted ? own.answer : `${own.answer} screen-only`}
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
            {!isPosted && <Island of="AnswerCard" />}
            <form method="post" className={styles.pick} data-asks>
              {isPosted && <HiddenFields values={{ language: data.language }} />}
              <AnswerControls state={estimate.propertyState} bill={electricBill} />
              <Button type="submit" className={isPosted ? undefined : styles.ask}>
                {t('ask')}
              </Button>
            </form>
            <Place of="verdict" {...shown} />
            <Place of="panels" {...shown} />
            <Asked of="panels" data={data} className={styles.asked} />
            {isPosted ? (
              <NextStepForm
                to="/calculator"
                values={{
                  homePrice: String(estimate.homePrice),
                  electricBill: String(electricBill),
                  propertyState: estimate.propertyState,
                }}
                {...next}
              >
                {t('own')}
              </NextStepForm>
            ) : (
              <ButtonLink href="/calculator#calculator-form" {...next}>
                {t('own')}
              </ButtonLink>
            )}
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
