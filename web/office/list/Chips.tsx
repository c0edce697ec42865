import { useFormats } from '../formats/use-formats.ts';
import shared from '../styles/shared.module.css';
import styles from './chips.module.css';

interface ChipsProps<Value extends string> {
  label: string;
  /** Each value with its label and, if known, its number of rows. */
  choices: readonly { value: Value; words: string; count?: number | undefined }[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

/** A filter whose choices are all visible; on a phone they scroll sideways in their own row. */
export function Chips<Value extends string>({
  label,
  choices,
  isChosen,
  onChoose,
}: ChipsProps<Value>) {
  const { number } = useFormats();
  return (
    <div role="group" aria-label={label} className={`${shared.wrap} ${styles.chips}`}>
      {choices.map(({ value, words, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen(value)}
          className={`${shared.hint} ${shared.inlineCentered} ${styles.chip}`}
          onClick={() => onChoose(value)}
        >
          {words}
          {count !== undefined && <span>{number(count)}</span>}
        </button>
      ))}
    </div>
  );
}
