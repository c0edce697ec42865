import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import styles from './figure-table.module.css';
import type { Compared } from './spans.ts';
import { useDifferenceText } from './use-difference-text.ts';

export interface Figure extends Compared {
  readonly name: string;
  /** The leads that were counted. */
  readonly address?: string | undefined;
}

interface FigureTableProps {
  title: string;
  /** What the first column names: "State". */
  noun: string;
  figures: readonly Figure[];
}

export function FigureTable({ title, noun, figures }: FigureTableProps) {
  const t = useTranslations('admin.report.columns');
  const { number } = useFormats();
  const difference = useDifferenceText();
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label={title}
      // Scrolled by keys too.
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{noun}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">
                {figure.address ? <Link to={figure.address}>{figure.name}</Link> : figure.name}
              </th>
              <td>{number(figure.count)}</td>
              <td>{number(figure.before)}</td>
              <td>{difference(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
