import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type StateCode, stateNames } from '#core/domain/us-states.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import { Readout, useReading } from './Readout.tsx';
import { leadsAddress } from './leads-address.ts';
import type { Compared, Report } from './spans.ts';
import { type Shade, shadeOf, shadesOf } from './shades.ts';
import styles from './state-map.module.css';
import { stateTiles, tileBeside } from './state-tiles.ts';
import { useArrowKeys, usePointed } from './use-chart-keys.ts';
import { useDayTexts } from './use-day-texts.ts';

const none: Compared = {
  count: 0,
  before: 0,
};

function Legend({ shades }: { shades: readonly Shade[] }) {
  const t = useTranslations('admin.report');
  const { number } = useFormats();
  return (
    <p className={styles.legend}>
      <span>{t('leadsInState')}</span>
      {[{ from: 0, to: 0 }, ...shades].map(({ from, to }) => (
        <span
          key={from}
          className={styles.key}
          data-shade={shadeOf(from, shades)}
        >
          {from === to ? number(from) : `${number(from)}–${number(to)}`}
        </span>
      ))}
    </p>
  );
}

interface TileTextProps {
  code: StateCode;
  compared: Compared;
  previous: string;
}

/** "TX 6" for the eye; "TX Texas: 6 leads" and the rest for a screen reader. */
function TileText({ code, compared, previous }: TileTextProps) {
  const { number } = useFormats();
  const readingOf = useReading();
  const { count } = compared;
  return (
    <>
      <span>{code}</span>
      <span className="visually-hidden">{stateNames[code]}:</span>
      <span className={count > 0 ? styles.count : 'visually-hidden'}>{number(count)}</span>
      <span className="visually-hidden">{readingOf(compared, previous)}</span>
    </>
  );
}

export function StateMap({ report }: { report: Report }) {
  const t = useTranslations('admin.report');
  const days = useDayTexts();
  const keys = useArrowKeys<HTMLAnchorElement>({
    count: stateTiles.length,
    start: stateTiles.findIndex(({ code }) => code === report.states[0]?.value),
    step: tileBeside,
  });
  const { pointed, isTouched, leave, propsOf } = usePointed();
  const byState = new Map(report.states.map((state) => [state.value, state]));
  const compared = (code: string | null): Compared => byState.get(code) ?? none;
  const shades = shadesOf(Math.max(...stateTiles.map(({ code }) => compared(code).count)));
  const previous = days.range({ from: report.previousFrom, to: report.previousTo });
  const read = pointed === undefined ? undefined : stateTiles[pointed];
  const unsaid = compared(null);
  const said = stateTiles.map(({ code }) => compared(code));
  return (
    <figure className={shared.stack}>
      <Readout
        name={read ? stateNames[read.code] : t('leadsWithState')}
        count={read ? compared(read.code).count : said.reduce((sum, { count }) => sum + count, 0)}
        before={
          read ? compared(read.code).before : said.reduce((sum, { before }) => sum + before, 0)
        }
        previous={previous}
        isTouched={isTouched && read !== undefined}
      />
      <div
        className={styles.map}
        role="group"
        aria-label={t('mapKeys', { title: t('states') })}
        onKeyDown={keys.onKeyDown}
        onPointerLeave={leave}
        onBlur={leave}
      >
        {stateTiles.map(({ code, column, row }, index) => (
          <Link
            key={code}
            to={leadsAddress(report, { state: code })}
            className={styles.tile}
            data-shade={shadeOf(compared(code).count, shades)}
            style={{
              gridColumn: column,
              gridRow: row,
            }}
            {...keys.propsOf(index)}
            {...propsOf(index)}
          >
            <TileText
              code={code}
              compared={compared(code)}
              previous={previous}
            />
          </Link>
        ))}
      </div>
      <figcaption>
        <Legend shades={shades} />
        {(unsaid.count > 0 || unsaid.before > 0) && (
          <p className={styles.unsaid}>{t('withoutState', { count: unsaid.count })}</p>
        )}
      </figcaption>
    </figure>
  );
}
