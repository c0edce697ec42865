import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { leadReportQuery } from '../queries/dashboard.ts';
import { readAskedRange, writeAskedRange } from './asked-range.ts';
import { RangeBar } from './RangeBar.tsx';
import styles from './report.module.css';
import { ReportCards } from './ReportCards.tsx';
import type { Report } from './report.ts';
import { useDayTexts } from './use-day-texts.ts';

function Stated({ report }: { report: Report }) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  return (
    <p
      className={shared.hint}
      role="status"
    >
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
  const t = useTranslations('admin.report');
  const [parameters, setParameters] = useSearchParams();
  const asked = readAskedRange(parameters);
  const query = useQuery({
    ...leadReportQuery(asked),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return (
    <section
      className={styles.report}
      aria-label={t('title')}
    >
      <div className={styles.head}>
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
      <Loaded
        query={query}
        failure={t('failed')}
        lines={12}
      >
        {(report) => (
          <ReportCards
            report={report}
            isUpdating={query.isPlaceholderData}
          />
        )}
      </Loaded>
    </section>
  );
}
