import { useTranslations } from 'use-intl';
import { isStateCode, stateNames } from '#core/domain/us-states.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { ChartCard, NothingCounted } from './ChartCard.tsx';
import { DayBars } from './DayBars.tsx';
import { leadsAddress, sourceAddress } from './leads-address.ts';
import styles from './report.module.css';
import { type Compared, type Report, spansOf, unitOf } from './spans.ts';
import { StateMap } from './StateMap.tsx';
import { useDayTexts } from './use-day-texts.ts';
import { Link } from 'react-router';
import barStyles from './bars.module.css';
import { useDifferenceText } from './difference.ts';

interface ShareBar extends Compared {
  readonly name: string;
  /** "62% of visits". */
  readonly share?: string | undefined;
  readonly address?: string | undefined;
}

function ShareBars({ bars }: { bars: readonly ShareBar[] }) {
  const t = useTranslations('admin.reports');
  const { number } = useFormats();
  const difference = useDifferenceText();
  const longest = Math.max(1, ...bars.flatMap(({ count, before }) => [count, before]));
  const percent = (count: number) => `${(100 * count) / longest}%`;
  return (
    <>
      <ul className={barStyles.list}>
        {bars.map((bar) => (
          <li key={bar.name} className={barStyles.line}>
            {bar.address ? (
              <Link to={bar.address} className={`${shared.truncate} ${barStyles.name}`}>
                {bar.name}
              </Link>
            ) : (
              <span className={`${shared.truncate} ${barStyles.name}`}>{bar.name}</span>
            )}
            <span className={barStyles.count}>
              <strong>{number(bar.count)}</strong>
            </span>
            <span className={barStyles.track} aria-hidden>
              <span className={barStyles.now} style={{ width: percent(bar.count) }} />
              {bar.before > 0 && (
                <span
                  className={barStyles.before}
                  style={{ insetInlineStart: percent(bar.before) }}
                />
              )}
            </span>
            <span className={shared.small}>{difference(bar)}</span>
            {bar.share && <span className={`${shared.small} ${barStyles.share}`}>{bar.share}</span>}
          </li>
        ))}
      </ul>
      {bars.some(({ before }) => before > 0) && (
        <p className={`${shared.small} ${shared.centered} ${barStyles.key}`}>{t('beforeKey')}</p>
      )}
    </>
  );
}

type Form = Report['forms'][number];

function FormRow({ form: { step, language, began, sent, left } }: { form: Form }) {
  const t = useTranslations('admin.reports.forms');
  const languages = useTranslations('admin.languages');
  const { number, percent } = useFormats();
  return (
    <tr>
      <th scope="row">
        {t(`steps.${step}`)}
        <small>{languages(language)}</small>
      </th>
      <td>{number(began)}</td>
      <td>
        {number(sent)}
        <small>{percent(sent / began)}</small>
      </td>
      <td>
        {left.length === 0 ? (
          '–'
        ) : (
          <ol>
            {left.map(({ field, count }) => (
              <li key={field}>
                <span>{t(`fields.${field}`)}</span> <span>{number(count)}</span>
              </li>
            ))}
          </ol>
        )}
      </td>
    </tr>
  );
}

function FormsCard({ report }: { report: Report }) {
  const t = useTranslations('admin.reports');
  const days = useDayTexts();
  if (report.forms.length === 0) {
    return null;
  }
  const caption = t('caption', {
    range: days.range(report),
    moment: days.moment(report.asOf, report.timeZone),
  });
  return (
    <Card title={t('forms.title')}>
      <p className={`${shared.small} ${styles.caption}`}>{caption}</p>
      <div
        className={`${styles.frame} ${styles.whole}`}
        role="region"
        aria-label={t('forms.title')}
        // Scrolled by keys too.
        tabIndex={0}
      >
        <table className={`${shared.table} ${styles.table} ${styles.forms}`}>
          <caption className="visually-hidden">{t('forms.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('forms.form')}</th>
              <th scope="col">{t('forms.began')}</th>
              <th scope="col">{t('forms.sent')}</th>
              <th scope="col">{t('forms.left')}</th>
            </tr>
          </thead>
          <tbody>
            {report.forms.map((form) => (
              <FormRow key={`${form.step} ${form.language}`} form={form} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={`${shared.small} ${styles.note}`}>{t('forms.note')}</p>
    </Card>
  );
}

const mostSources = 6;

interface ReportProps {
  report: Report;
}

function DaysCard({ report }: ReportProps) {
  const t = useTranslations('admin.reports');
  const days = useDayTexts();
  const unit = unitOf(report.days.length);
  const spans = spansOf(report.days, report.previousFrom);
  return (
    <ChartCard
      title={t(`days.${unit}`)}
      report={report}
      noun={t(`units.${unit}`)}
      figures={spans.map((span) => ({
        ...span,
        name: days.range(span),
        address: leadsAddress(span),
      }))}
    >
      <DayBars report={report} unit={unit} spans={spans} />
    </ChartCard>
  );
}

function StatesCard({ report }: ReportProps) {
  const t = useTranslations('admin.reports');
  return (
    <ChartCard
      title={t('states')}
      report={report}
      noun={t('state')}
      figures={report.states.map(({ value, ...compared }) => ({
        ...compared,
        name: isStateCode(value) ? stateNames[value] : (value ?? t('notSaid')),
        address: value === null ? undefined : leadsAddress(report, { state: value }),
      }))}
    >
      <StateMap report={report} />
    </ChartCard>
  );
}

/** Visits of these days may have been deleted, or are older than the log. */
function VisitsNote({ report: { visitsSince, previousFrom } }: ReportProps) {
  const t = useTranslations('admin.reports');
  if (visitsSince === null || visitsSince <= previousFrom) {
    return null;
  }
  const day = dayOf(visitsSince);
  return <p className={`${shared.small} ${styles.note}`}>{t('visitsSince', { day })}</p>;
}

function FunnelCard({ report }: ReportProps) {
  const t = useTranslations('admin.reports');
  const { percent } = useFormats();
  const visits = report.funnel[0]!.count;
  const addresses: Partial<Record<string, string>> = {
    applications: leadsAddress(report),
    qualified: leadsAddress(report, { qualified: 'yes' }),
  };
  const bars = report.funnel.map(({ step, ...compared }) => ({
    ...compared,
    name: t(`steps.${step}`),
    address: addresses[step],
    share:
      step === 'visits' || visits === 0
        ? undefined
        : t('ofVisits', { rate: percent(compared.count / visits) }),
  }));
  return (
    <ChartCard title={t('funnel')} report={report} noun={t('step')} figures={bars}>
      <ShareBars bars={bars} />
      <VisitsNote report={report} />
    </ChartCard>
  );
}

function SourcesCard({ report }: ReportProps) {
  const t = useTranslations('admin.reports');
  const { percent } = useFormats();
  const total = report.sources.reduce((sum, { count }) => sum + count, 0);
  const bars = report.sources.map(({ value, ...compared }) => ({
    ...compared,
    name: value ?? t('notSaid'),
    address: sourceAddress(report, value),
    share: total === 0 ? undefined : t('ofLeads', { rate: percent(compared.count / total) }),
  }));
  const more = bars.length - mostSources;
  return (
    <ChartCard title={t('sources')} report={report} noun={t('source')} figures={bars}>
      <ShareBars bars={bars.slice(0, mostSources)} />
      {more > 0 && (
        <p className={`${shared.small} ${styles.note}`}>{t('moreInTable', { count: more })}</p>
      )}
    </ChartCard>
  );
}

export function ReportCards({ report, isUpdating }: ReportProps & { isUpdating: boolean }) {
  const t = useTranslations('admin.reports');
  const counts = [...report.days, ...report.funnel];
  if (counts.every(({ count, before }) => count === 0 && before === 0)) {
    return (
      <Card title={t('days.day')}>
        <NothingCounted />
      </Card>
    );
  }
  return (
    <div className={`${shared.rows} ${styles.cards}`} aria-busy={isUpdating}>
      <DaysCard report={report} />
      <div className={shared.columns}>
        <StatesCard report={report} />
        <div className={shared.stack}>
          <FunnelCard report={report} />
          <SourcesCard report={report} />
        </div>
      </div>
      <FormsCard report={report} />
    </div>
  );
}
