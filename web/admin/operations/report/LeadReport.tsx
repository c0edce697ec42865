import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type DayRange, readLeadReport, reportRanges } from '#core/contract/operations/reports.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ReportCards } from './ReportCards.tsx';
import {
  type AskedRange,
  isReportDay,
  rangeBetween,
  readAskedRange,
  writeAskedRange,
} from './asked-range.ts';
import styles from './report.module.css';
import type { Report } from './spans.ts';
import { useDayTexts } from './use-day-texts.ts';

interface RangeBarProps {
  asked: AskedRange;
  shown: DayRange | undefined;
  onAsk: (asked: AskedRange) => void;
}

interface DayFieldProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

/** A day counts once it is complete: a year is typed digit by digit. */
function DayField({ label, day, onDay }: DayFieldProps) {
  // Called for a chosen or fully typed day, and on blur.
  const take = ({ target }: { target: HTMLInputElement }) => {
    if (target.value !== day && isReportDay(target.value)) {
      onDay(target.value);
    }
  };
  return (
    <label className={`${shared.hint} ${shared.inlineCentered} ${styles.field}`}>
      <span>{label}</span>
      <input
        // Remounts it when the range changes elsewhere.
        key={day}
        type="date"
        min="2000-01-01"
        defaultValue={day}
        onBlur={take}
        onChange={take}
      />
    </label>
  );
}

function RangeBar({ asked, shown, onAsk }: RangeBarProps) {
  const t = useTranslations('admin.reports');
  const id = useId();
  const isOwn = 'from' in asked;
  return (
    <div className={`${shared.wrapCentered} ${styles.bar}`}>
      <div className={shared.row} role="group" aria-label={t('range')}>
        {reportRanges.map((range) => (
          <ToolButton
            key={range}
            aria-pressed={!isOwn && asked.range === range}
            onClick={() => onAsk({ range })}
          >
            {t(`ranges.${range}`)}
          </ToolButton>
        ))}
        <ToolButton
          aria-pressed={isOwn}
          aria-controls={id}
          disabled={!shown}
          onClick={() => shown && onAsk({ from: shown.from, to: shown.to })}
        >
          {t('ranges.own')}
        </ToolButton>
      </div>
      <div id={id} className={shared.row} hidden={!isOwn}>
        {isOwn && (
          <>
            <DayField
              label={t('from')}
              day={asked.from}
              onDay={(from) => onAsk(rangeBetween(from, asked.to))}
            />
            <DayField
              label={t('to')}
              day={asked.to}
              onDay={(to) => onAsk(rangeBetween(asked.from, to))}
            />
          </>
        )}
      </div>
    </div>
  );
}

function Stated({ report }: { report: Report }) {
  const t = useTranslations('admin.reports');
  const days = useDayTexts();
  return (
    <p className={shared.hint} role="status">
      {t('stated', {
        range: days.range(report),
        previous: days.range({ from: report.previousFrom, to: report.previousTo }),
        zone: days.zone(report.timeZone),
      })}
      {report.from <= report.today && report.to >= report.today && ` ${t('todayGoesOn')}`}
    </p>
  );
}

export function LeadReport() {
  const t = useTranslations('admin.reports');
  const [parameters, setParameters] = useSearchParams();
  const asked = readAskedRange(parameters);
  const query = useQuery({
    ...callQuery(readLeadReport, { query: asked }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return (
    <section className={`${shared.rows} ${styles.report}`} aria-label={t('title')}>
      <div className={`${shared.tightRows} ${styles.head}`}>
        <h2>{t('title')}</h2>
        <RangeBar
          asked={asked}
          shown={query.data}
          onAsk={(next) =>
            setParameters((now) => writeAskedRange(now, next), { preventScrollReset: true })
          }
        />
        {query.data && <Stated report={query.data} />}
      </div>
      <Loaded query={query} failure={t('failed')} lines={12}>
        {(report) => <ReportCards report={report} isUpdating={query.isPlaceholderData} />}
      </Loaded>
    </section>
  );
}
