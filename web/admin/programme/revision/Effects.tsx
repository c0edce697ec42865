import { useTranslations } from 'use-intl';
import { previewedPagePath } from '#core/contract/programme/revisions.ts';
import type { Language } from '#core/domain/language.ts';
import { stateName } from '#core/domain/us-states.ts';
import { Eye } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Table } from '#web/office/list/Table.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ToolLink } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { RevisionPreview } from '../../api-types.ts';
import styles from './revision.module.css';

export function EffectSentences({ preview }: { preview: RevisionPreview }) {
  const t = useTranslations('admin.revision.publish');
  const { number } = useFormats();
  const { pages, openLeads } = preview;
  const texts = pages.reduce((count, { changes }) => count + changes.length, 0);
  const { touched: count, looked, isAll } = openLeads;
  return (
    <>
      {t('texts', { count: texts })}{' '}
      {isAll ? t('leads', { count }) : t('leadsOfNewest', { count, looked: number(looked) })}
    </>
  );
}

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

function Estimates({ estimates }: { estimates: readonly Estimate[] }) {
  const t = useTranslations('admin.revision.preview');
  const { dollars } = useFormats();
  const changed = estimates.filter(isOther);
  if (changed.length === 0) {
    return <p className={shared.soft}>{t('sameEstimates')}</p>;
  }
  const figureOf = (before: string, after: string) =>
    before === after ? (
      <span>{after}</span>
    ) : (
      <span className={styles.figure}>
        <del>{before}</del> <ins>{after}</ins>
      </span>
    );
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
          isWide: true,
          name,
          header: t(word),
          cell: ({ before, after }: Estimate) =>
            figureOf(dollars(before[name]), dollars(after[name])),
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
    <ul className={shared.stack}>
      {answers.map(({ state, creditScore, homePrice, isEligible }) => {
        const score = String(creditScore);
        const buyer = { state: stateName(state), score, price: dollars(homePrice) };
        return (
          <li key={`${state} ${score} ${homePrice}`}>
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
      <section className={`${shared.list} ${styles.effect}`}>
        <h3 className={styles.effectTitle}>{t('estimates')}</h3>
        <Estimates estimates={preview.estimates} />
      </section>
      <section className={`${shared.list} ${styles.effect}`}>
        <h3 className={styles.effectTitle}>{t('answers')}</h3>
        <Answers answers={preview.answers} />
      </section>
    </>
  );
}

// Pages with more changed texts are collapsed, so that the next page is not far below.
const fewTexts = 6;

interface PageProps {
  page: RevisionPreview['pages'][number];
  /** Opens the page with the new terms; null if that is impossible. */
  address: string | null;
}

function Page({ page: { name, changes }, address }: PageProps) {
  const t = useTranslations('admin.revision.preview');
  return (
    <details className={styles.pageChanges} open={changes.length <= fewTexts}>
      <summary className={styles.pageName}>
        {t(`pages.${name as 'landing'}`)} <Badge>{t('count', { count: changes.length })}</Badge>
      </summary>
      <ul className={`${shared.tightRows} ${styles.changes}`}>
        {changes.map(({ before, after }) => (
          <li key={`${before} ${after}`} className={`${shared.rows} ${styles.change}`}>
            <p>
              <span className="visually-hidden">{t('before')}: </span>
              <del>{before ?? t('nothing')}</del>
            </p>
            <p>
              <span className="visually-hidden">{t('after')}: </span>
              <ins>{after ?? t('nothing')}</ins>
            </p>
          </li>
        ))}
      </ul>
      {address !== null && (
        <ToolLink href={address} target="_blank" rel="noreferrer">
          <Eye size={16} />
          {t('open')}
        </ToolLink>
      )}
    </details>
  );
}

interface PageChangesProps {
  /** The revision whose pages can be opened; null if there is none yet. */
  id: number | null;
  language: Language;
  pages: RevisionPreview['pages'];
}

export function PageChanges({ id, language, pages }: PageChangesProps) {
  const t = useTranslations('admin.revision.preview');
  const changed = pages.filter(({ changes }) => changes.length > 0);
  const same = pages.filter(({ changes }) => changes.length === 0);
  const names = same.map(({ name }) => t(`pages.${name as 'landing'}`)).join(', ');
  const rest = changed.length === 0 ? t('sameAll') : t('same', { pages: names });
  return (
    <div className={`${shared.list} ${styles.pages}`}>
      {changed.map((page) => (
        <Page
          key={page.name}
          page={page}
          address={id === null ? null : previewedPagePath(id, page.name, language)}
        />
      ))}
      {same.length > 0 && <p className={shared.soft}>{rest}</p>}
    </div>
  );
}
