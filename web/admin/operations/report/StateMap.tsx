import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type StateCode, stateNames } from '#core/domain/us-states.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import { Readout, useReadoutText } from './Readout.tsx';
import { leadsAddress } from './leads-address.ts';
import type { Compared, Report } from './spans.ts';
import { type Shade, shadeOf, shadesOf } from './shades.ts';
import styles from './state-map.module.css';
import { stateTiles, tileBeside } from './state-tiles.ts';
import { useMarks } from './use-marks.ts';
import { useDayTexts } from './use-day-texts.ts';

const none: Compared = { count: 0, before: 0 };

function Legend({ shades }: { shades: readonly Shade[] }) {
  const t = useTranslations('admin.reports');
  const { number } = useFormats();
  return (
    <p className={`${shared.wrapCentered} ${styles.legend}`}>
      <span>{t('leadsInState')}</span>
      {[{ from: 0, to: 0 }, ...shades].map(({ from, to }) => (
        <span key={from} className={styles.key} data-shade={shadeOf(from, shades)}>
          {from === to ? number(from) : `${number(from)}–${number(to)}`}
        </span>
      ))}
    </p>
  );
}

/** "TX 6" visually; "TX Texas: 6 leads" and the rest for a screen reader. */
function TileText({ code, reading, count }: { code: StateCode; reading: string; count: number }) {
  const { number } = useFormats();
  return (
    <>
      <span>{code}</span>
      <span className="visually-hidden">{stateNames[code]}:</span>
      <span className={count > 0 ? styles.count : 'visually-hidden'}>{number(count)}</span>
      <span className="visually-hidden">{reading}</span>
    </>
  );
}

function sumOf(counts: readonly Compared[]): Compared {
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    before: counts.reduce((sum, { before }) => sum + before, 0),
  };
}

export function StateMap({ report }: { report: Report }) {
  const t = useTranslations('admin.reports');
  const days = useDayTexts();
  const readingOf = useReadoutText();
  const marks = useMarks({
    count: stateTiles.length,
    start: stateTiles.findIndex(({ code }) => code === report.states[0]?.value),
    step: tileBeside,
  });
  const byState = new Map(report.states.map((state) => [state.value, state]));
  const compared = (code: string | null): Compared => byState.get(code) ?? none;
  const shades = shadesOf(Math.max(...stateTiles.map(({ code }) => compared(code).count)));
  const previous = days.range({ from: report.previousFrom, to: report.previousTo });
  const read = marks.read === undefined ? undefined : stateTiles[marks.read];
  const unsaid = compared(null);
  const shown = read ? compared(read.code) : sumOf(stateTiles.map(({ code }) => compared(code)));
  return (
    <figure className={shared.stack}>
      <Readout
        {...shown}
        name={read ? stateNames[read.code] : t('leadsWithState')}
        previous={previous}
        isTouched={marks.isTouched}
      />
      <div
        className={styles.map}
        {...marks.group}
        aria-label={t('mapKeys', { title: t('states') })}
      >
        {stateTiles.map(({ code, column, row }, index) => (
          <Link
            key={code}
            to={leadsAddress(report, { state: code })}
            className={styles.tile}
            data-shade={shadeOf(compared(code).count, shades)}
            style={{ gridColumn: column, gridRow: row }}
            {...marks.propsOf(index)}
          >
            <TileText
              code={code}
              count={compared(code).count}
              reading={readingOf(compared(code), previous)}
            />
          </Link>
        ))}
      </div>
      <figcaption>
        <Legend shades={shades} />
        {(unsaid.count > 0 || unsaid.before > 0) && (
          <p className={`${shared.small} ${styles.unsaid}`}>
            {t('withoutState', { count: unsaid.count })}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
