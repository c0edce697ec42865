import shared from '#web/office/styles/shared.module.css';
import styles from './choice-list.module.css';

interface Choice {
  value: string;
  label: string;
}

interface ChoiceListProps {
  /** The choice's name, shown and read out. */
  legend: string;
  choices: readonly Choice[];
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
  /** In columns, for many choices. */
  isDense?: boolean;
}

export function ChoiceList({
  legend,
  choices,
  isChosen,
  onToggle,
  isDense = false,
}: ChoiceListProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={isDense ? styles.dense : styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={`${shared.centered} ${styles.choice}`}>
            <input type="checkbox" checked={isChosen(value)} onChange={() => onToggle(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
