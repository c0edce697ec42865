import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './report.module.css';
import type { Report } from './report.ts';
import { useDayTexts } from './use-day-texts.ts';

interface ChartCardProps {
  title: string;
  report: Report;
  /** The same figures in rows and columns. */
  table: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function ChartCard({ title, report, table, className, children }: ChartCardProps) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  const [isTable, setIsTable] = useState(false);
  return (
    <Card
      title={title}
      className={className}
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
      <p className={styles.caption}>
        {t('caption', {
          range: days.range(report),
          moment: days.moment(report.asOf, report.timeZone),
        })}
      </p>
      {isTable ? table : children}
    </Card>
  );
}
