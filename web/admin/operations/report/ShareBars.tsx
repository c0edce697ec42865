import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './bars.module.css';
import type { Compared } from './spans.ts';
import { useDifferenceText } from './difference.ts';

interface ShareBar extends Compared {
  readonly name: string;
  /** "62% of visits". */
  readonly share?: string | undefined;
  readonly address?: string | undefined;
}

export function ShareBars({ bars }: { bars: readonly ShareBar[] }) {
  const t = useTranslations('admin.report');
  const { number } = useFormats();
  const difference = useDifferenceText();
  const longest = Math.max(1, ...bars.flatMap(({ count, before }) => [count, before]));
  const percent = (count: number) => `${(100 * count) / longest}%`;
  return (
    <>
      <ul className={styles.list}>
        {bars.map((bar) => (
          <li key={bar.name} className={styles.line}>
            {bar.address ? (
              <Link to={bar.address} className={`${shared.truncate} ${styles.name}`}>
                {bar.name}
              </Link>
            ) : (
              <span className={`${shared.truncate} ${styles.name}`}>{bar.name}</span>
            )}
            <span className={styles.count}>
              <strong>{number(bar.count)}</strong>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.now} style={{ width: percent(bar.count) }} />
              {bar.before > 0 && (
                <span className={styles.before} style={{ insetInlineStart: percent(bar.before) }} />
              )}
            </span>
            <span className={shared.small}>{difference(bar)}</span>
            {bar.share && <span className={`${shared.small} ${styles.share}`}>{bar.share}</span>}
          </li>
        ))}
      </ul>
      {bars.some(({ before }) => before > 0) && (
        <p className={`${shared.small} ${styles.key}`}>{t('beforeKey')}</p>
      )}
    </>
  );
}
