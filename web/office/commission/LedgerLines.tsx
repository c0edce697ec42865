import type { ReactNode } from 'react';
import shared from '#web/office/styles/shared.module.css';
import { useFormats } from '../formats/use-formats.ts';
import styles from './commission.module.css';
import { type LedgerLine, useLineText } from './line-text.ts';

interface LedgerLinesProps<Line extends LedgerLine> {
  lines: readonly Line[];
  /** Shown after the day, such as the author. */
  by?: (line: Line) => ReactNode;
  /** Events that moved no money, among the lines by time. */
  events: readonly { at: string; content: ReactNode }[];
}

export function LedgerLines<Line extends LedgerLine>({
  lines,
  by,
  events,
}: LedgerLinesProps<Line>) {
  const { dateOf } = useFormats();
  const { whyOf, computedText, kindText, amountText } = useLineText();
  const lineItem = (line: Line) => (
    <li key={line.id} className={styles.line}>
      <div className={shared.lines}>
        <p>
          <strong>{kindText(line)}</strong> · {whyOf(line)}
        </p>
        <p className={shared.small}>
          {[computedText(line), dateOf(line.at)].filter((text) => text !== null).join(' · ')}
          {by?.(line)}
        </p>
      </div>
      <span className={line.amountCents < 0 ? styles.less : styles.amount}>{amountText(line)}</span>
    </li>
  );
  const items = [
    ...lines.map((line) => ({ at: line.at, item: lineItem(line) })),
    ...events.map(({ at, content }, index) => ({
      at,
      item: (
        <li key={`event ${index}`} className={styles.line}>
          {content}
        </li>
      ),
    })),
  ];
  const newestFirst = items.toSorted((a, b) => b.at.localeCompare(a.at));
  return <ul className={shared.list}>{newestFirst.map(({ item }) => item)}</ul>;
}
