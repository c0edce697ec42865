import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { formatDate } from '#core/i18n/format.ts';
import shared from '#web/office/styles/shared.module.css';
import { ownTimeZone } from '../formats/own-time-zone.ts';
import styles from './commission.module.css';
import { type LedgerLine, useLineText } from './line-text.ts';

interface LedgerLinesProps<Line extends LedgerLine> {
  lines: readonly Line[];
  /** Said before the cause, such as whose client it is. */
  renderAbout?: (line: Line) => ReactNode;
  /** Shown beside the kind, such as where the commission stands. */
  renderBadge?: (line: Line) => ReactNode;
  /** Said after the day, such as who wrote it. */
  by?: (line: Line) => ReactNode;
}

/** Lines of the ledger, each with its cause, what it was computed from, and its amount. */
export function LedgerLines<Line extends LedgerLine>({
  lines,
  renderAbout,
  renderBadge,
  by,
}: LedgerLinesProps<Line>) {
  const language = useLocale();
  const { whyOf, computedText, kindText, amountText } = useLineText();
  return (
    <ul className={shared.list}>
      {lines.map((line) => (
        <li
          key={line.id}
          className={styles.line}
        >
          <div className={shared.lines}>
            {(renderAbout ?? renderBadge) && (
              <div className={styles.head}>
                {renderAbout?.(line)}
                {renderBadge?.(line)}
              </div>
            )}
            <p>
              <strong>{kindText(line)}</strong> · {whyOf(line)}
            </p>
            <p className={shared.small}>
              {[computedText(line), formatDate(line.at, language, ownTimeZone())]
                .filter((text) => text !== null)
                .join(' · ')}
              {by?.(line)}
            </p>
          </div>
          <span className={line.amountCents < 0 ? styles.less : styles.amount}>
            {amountText(line)}
          </span>
        </li>
      ))}
    </ul>
  );
}
