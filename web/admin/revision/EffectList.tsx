import { useTranslations } from 'use-intl';
import { stateName } from '#core/domain/us-states.ts';
import { Table } from '#web/office/list/Table.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { RevisionPreview } from '../api-types.ts';
import styles from './revision.module.css';

type Estimate = RevisionPreview['estimates'][number];
type Figure = keyof Estimate['before'];

const figures = [
  ['educationEarnings', 'grant'],
  ['taxCredit', 'credit'],
  ['totalBenefit', 'total'],
  ['monthlySavings', 'month'],
] as const satisfies readonly (readonly [Figure, string])[];

function isOther({ before, after }: Estimate): boolean {
  return figures.some(([name]) => before[name] !== after[name]);
}

function Changed({ estimate, name }: { estimate: Estimate; name: Figure }) {
  const { dollars } = useFormats();
  const before = dollars(estimate.before[name]);
  const after = dollars(estimate.after[name]);
  return before === after ? (
    <span>{after}</span>
  ) : (
    <span className={styles.figure}>
      <del>{before}</del> <ins>{after}</ins>
    </span>
  );
}

/** The cell of a figure. */
function changedFigure(name: Figure) {
  return function cell(estimate: Estimate) {
    return (
      <Changed
        estimate={estimate}
        name={name}
      />
    );
  };
}

function Estimates({ estimates }: { estimates: readonly Estimate[] }) {
  const t = useTranslations('admin.revision.preview');
  const { dollars } = useFormats();
  const changed = estimates.filter(isOther);
  if (changed.length === 0) {
    return <p className={shared.soft}>{t('sameEstimates')}</p>;
  }
  return (
    <Table
      caption={t('estimates')}
      columns={[
        {
          name: 'home',
          header: t('home'),
          isTitle: true,
          cell: ({ homePrice, electricBill, propertyState }: Estimate) =>
            t('homeText', {
              price: dollars(homePrice),
              bill: dollars(electricBill),
              state: stateName(propertyState),
            }),
        },
        ...figures.map(([name, word]) => ({
          name,
          header: t(word),
          cell: changedFigure(name),
        })),
      ]}
      rows={changed}
      rowKey={({ homePrice, propertyState }) => `${homePrice} ${propertyState}`}
    />
  );
}

function Answers({ answers }: Pick<RevisionPreview, 'answers'>) {
  const t = useTranslations('admin.revision.preview');
  const { dollars } = useFormats();
  if (answers.length === 0) {
    return <p className={shared.soft}>{t('sameAnswers')}</p>;
  }
  return (
    <ul className={styles.answers}>
      {answers.map(({ state, creditScore, homePrice, isEligible }) => {
        const buyer = {
          state: stateName(state),
          score: String(creditScore),
          price: dollars(homePrice),
        };
        return (
          <li key={`${state} ${creditScore} ${homePrice}`}>
            {t(isEligible ? 'nowEligible' : 'nowRefused', buyer)}
          </li>
        );
      })}
    </ul>
  );
}

export function EffectList({ preview }: { preview: RevisionPreview }) {
  const t = useTranslations('admin.revision.preview');
  return (
    <>
      <section className={styles.effect}>
        <h3 className={styles.effectTitle}>{t('estimates')}</h3>
        <Estimates estimates={preview.estimates} />
      </section>
      <section className={styles.effect}>
        <h3 className={styles.effectTitle}>{t('answers')}</h3>
        <Answers answers={preview.answers} />
      </section>
    </>
  );
}
