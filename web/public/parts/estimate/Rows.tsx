import styles from './rows.module.css';

interface RowsProps {
  rows: readonly { key: string; label: string; note?: string | undefined; text: string }[];
  className?: string | undefined;
}

export function Rows({ rows, className = '' }: RowsProps) {
  return (
    <dl className={`${styles.rows} ${className}`}>
      {rows.map(({ key, label, note, text }) => (
        <div key={key}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
