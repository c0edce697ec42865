import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import {
  type CreditAnswer,
  creditComparison,
} from '#core/domain/visitor/cost/credit-comparison.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { Check, Cross } from '#web/kit/icons.tsx';
import { formatNumber } from '#core/i18n/format.ts';
import { stateNameAfterIn } from '#core/i18n/state-names.ts';
import { useAnswerWords } from '../../parts/answer/AnswerPart.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { CreditEnded } from '../frame/CreditEnded.tsx';
import { Section } from '../frame/Section.tsx';
import { firstEstimate } from './Answer.tsx';
import styles from './comparison-table.module.css';

function Answer({ isYes }: { isYes: boolean }) {
  const t = useTranslations('comparison');
  const Icon = isYes ? Check : Cross;
  return (
    <span className={isYes ? styles.yes : styles.no}>
      <Icon size={20} />
      <span>{t(isYes ? 'yes' : 'no')}</span>
    </span>
  );
}

/** Who gets a tax credit: a tick, a cross, or text if neither would be true. */
function Credit({ answer }: { answer: CreditAnswer }) {
  const t = useTranslations('comparison');
  const site = useTranslations('site');
  if (answer === 'company') {
    return t('creditOfCompany');
  }
  return answer === 'notAvailable' ? site('notAvailable') : <Answer isYes={answer === 'yes'} />;
}

/**
 * The product beside a loan and a lease. On a phone a row's name is above its three answers:
 * nothing scrolls sideways.
 */
export function ComparisonTable({ data }: { data: SiteData }) {
  const t = useTranslations('comparison');
  const { figures } = useSite();
  const words = useAnswerWords();
  const illustration = useTranslations('answer');
  const estimate = firstEstimate(data);
  const monthlyAt = (data.answer?.view.shows.savings && estimate?.netCost?.monthlyAt) || null;
  if (!mayShow(data.terms, 'comparison-unsourced')) {
    return null;
  }
  // The program's own number, for the home of the answer.
  const own = {
    isOwn: monthlyAt ? 'yes' : 'no',
    price: words.dollars(estimate?.homePrice ?? 0),
    bill: words.dollars(estimate?.electricBill ?? 0),
    state: estimate ? stateNameAfterIn(estimate.propertyState, data.language) : '',
    payment: monthlyAt ? words.range(monthlyAt[0]!.total, monthlyAt.at(-1)!.total) : '',
  };
  const product = 'Solar Grant Home';
  const { owner, lease } = creditComparison(data.terms);
  const credit = <Credit answer={owner} />;
  const isEnded = owner === 'yes' && data.needsCreditFootnote;
  const creditName = isEnded ? (
    <>
      {t('credit')} <span className={styles.ended}>{t('ended')}</span>
    </>
  ) : (
    t('credit')
  );
  const rows: ReactNode[][] = [
    ...(['financing', 'rate', 'payment'] as const).map((row) => [
      t(`${row}.title`),
      t(`${row}.product`, { ...figures, ...own }),
      t(`${row}.loan`, figures),
      t(`${row}.lease`, figures),
    ]),
    [t('ownership'), <Answer isYes />, <Answer isYes />, <Answer isYes={false} />],
    [creditName, credit, credit, <Credit answer={lease} />],
    [t('education'), <Answer isYes />, <Answer isYes={false} />, <Answer isYes={false} />],
    [
      t('maintenance.title'),
      t('maintenance.product', figures),
      t('maintenance.loan'),
      t('maintenance.lease'),
    ],
  ];
  // The roles repeat the elements' own, which some browsers drop for rows laid out as grids.
  return (
    <Section
      name="comparison"
      id="comparison"
      title={t('title')}
      intro={t('intro', own)}
      isRaised
      className={styles.comparison}
    >
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{t('caption', { product })}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['', product, t('loan'), t('lease')].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name || <span className="visually-hidden">{t('aspect')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...answers], index) => (
            <tr role="row" key={index}>
              <th role="rowheader" scope="row">
                {name}
              </th>
              {answers.map((answer, column) => (
                <td role="cell" key={column}>
                  {answer}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(monthlyAt || isEnded) && (
        <p className={styles.note}>
          {monthlyAt &&
            `* ${formatNumber(estimate!.systemKw, data.language, 1)}\u00a0kW, ${illustration('illustration', words.terms(monthlyAt))} `}
          {isEnded && <CreditEnded data={data}>{`${t('credit')}:`}</CreditEnded>}
        </p>
      )}
    </Section>
  );
}
