import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Chart } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useDifferenceText } from './difference.ts';
import styles from './report.module.css';
import type { Compared, Report } from './spans.ts';
import shared from '#web/office/styles/shared.module.css';
import { useDayTexts } from './use-day-texts.ts';

interface Figure extends Compared {
  readonly name: string;
  readonly address?: string | undefined;
}

export function NothingCounted() {
  const t = useTranslations('admin.reports');
  return <EmptyState icon={<Chart />} title={t('nothing')} text={t('nothingText')} />;
}

type FigureTableProps = Pick<ChartCardProps, 'title' | 'noun' | 'figures'>;

function FigureTable({ title, noun, figures }: FigureTableProps) {
  const t = useTranslations('admin.reports.columns');
  const { number } = useFormats();
  const difference = useDifferenceText();
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label={title}
      // Scrolled by keys too.
      tabIndex={0}
    >
      <table className={`${shared.table} ${styles.table}`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{noun}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">
                {figure.address ? <Link to={figure.address}>{figure.name}</Link> : figure.name}
              </th>
              <td>{number(figure.count)}</td>
              <td>{number(figure.before)}</td>
              <td>{difference(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartCardProps {
  title: string;
  report: Report;
  /** The header of the table's first column: "State". */
  noun: string;
  /** The chart's data, for the table in its place. */
  figures: readonly Figure[];
  children: ReactNode;
}

export function ChartCard({ title, report, noun, figures, children }: ChartCardProps) {
  const t = useTranslations('admin.reports');
  const days = useDayTexts();
  const [isTable, setIsTable] = useState(false);
  const range = days.range(report);
  const moment = days.moment(report.asOf, report.timeZone);
  const isCounted = figures.some(({ count, before }) => count > 0 || before > 0);
  const chart = isCounted ? children : <NothingCounted />;
  return (
    <Card
      title={title}
      aside={
        <ToolButton
          aria-pressed={isTable}
          aria-label={t('asTable', { title })}
          className={styles.toggle}
          onClick={() => setIsTable(!isTable)}
        >
          {t('table')}
        </ToolButton>
      }
    >
      <p className={`${shared.small} ${styles.caption}`}>{t('caption', { range, moment })}</p>
      {isTable ? <FigureTable title={title} noun={noun} figures={figures} /> : chart}
    </Card>
  );
}
