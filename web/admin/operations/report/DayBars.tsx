import { max, nice, ticks } from 'd3-array';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './bars.module.css';
import { leadsAddress } from './leads-address.ts';
import { Readout, useReadoutText } from './Readout.tsx';
import type { Report, Span, SpanUnit } from './spans.ts';
import { stepInRow, useMarks } from './use-marks.ts';
import { useDayTexts } from './use-day-texts.ts';

interface DayBarsProps {
  report: Report;
  unit: SpanUnit;
  spans: readonly Span[];
}

const wishedTicks = 4;
const mostLabels = 6;

/** Whole numbers from 0 up to a round one above the highest bar. */
function ticksOf(spans: readonly Span[]): number[] {
  const highest = max(spans, ({ count, before }) => Math.max(count, before)) ?? 0;
  const [, top] = nice(0, Math.max(highest, 1), wishedTicks);
  return ticks(0, top, wishedTicks).filter(Number.isInteger);
}

const percentOf = (part: number, whole: number) => `${(100 * part) / whole}%`;

function total({ funnel }: Report) {
  return funnel.find(({ step }) => step === 'applications')!;
}

function Labels({ unit, spans }: Omit<DayBarsProps, 'report'>) {
  const days = useDayTexts();
  const each = Math.ceil(spans.length / mostLabels);
  const labelled = spans
    .map(({ from }, index) => ({ from, index }))
    .filter(({ index }) => index % each === 0 && spans.length - index >= each * 0.6);
  return (
    <div
      className={`${shared.small} ${styles.labels}`}
      style={{ gridTemplateColumns: `repeat(${spans.length}, minmax(0, 1fr))` }}
      aria-hidden
    >
      {labelled.map(({ from, index }) => (
        <span key={from} style={{ gridColumnStart: index + 1 }}>
          {days.axis(from, unit)}
        </span>
      ))}
    </div>
  );
}

export function DayBars({ report, unit, spans }: DayBarsProps) {
  const t = useTranslations('admin.reports');
  const { number } = useFormats();
  const days = useDayTexts();
  const reading = useReadoutText();
  const marks = useMarks({
    count: spans.length,
    start: spans.length - 1,
    step: stepInRow(spans.length),
  });
  const previous = days.range({ from: report.previousFrom, to: report.previousTo });
  const described = (span: Span) => ({
    count: span.count,
    before: span.before,
    name: span.from === span.to ? days.long(span.from) : days.range(span),
    previous: days.range(span.previous),
  });
  const read = marks.read === undefined ? undefined : spans[marks.read];
  const lines = ticksOf(spans);
  const top = lines.at(-1)!;
  return (
    <figure className={shared.tightRows}>
      <Readout
        {...(read ? described(read) : { ...total(report), name: t('leadsInRange'), previous })}
        isTouched={marks.isTouched}
      />
      <div className={styles.plot}>
        {lines.map((mark) => (
          <div
            key={mark}
            className={styles.mark}
            style={{ bottom: percentOf(mark, top) }}
            aria-hidden
          >
            <span>{number(mark)}</span>
          </div>
        ))}
        <div
          className={styles.bars}
          {...marks.group}
          aria-label={t('days.keys', { title: t(`days.${unit}`) })}
        >
          {spans.map((span, index) => (
            <Link
              key={span.from}
              to={leadsAddress(span)}
              aria-label={`${described(span).name}: ${number(span.count)} ${reading(span, days.range(span.previous))}`}
              className={styles.bar}
              {...marks.propsOf(index)}
            >
              <span className={styles.now} style={{ height: percentOf(span.count, top) }} />
              {span.before > 0 && (
                <span className={styles.before} style={{ bottom: percentOf(span.before, top) }} />
              )}
            </Link>
          ))}
        </div>
      </div>
      <Labels unit={unit} spans={spans} />
      <figcaption className={`${shared.small} ${shared.wrap} ${styles.legend}`}>
        <span className={styles.nowKey}>{days.range(report)}</span>
        <span className={styles.beforeKey}>{t('rangeBefore', { range: previous })}</span>
      </figcaption>
    </figure>
  );
}
