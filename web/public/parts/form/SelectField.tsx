import { Chevron, Warning } from '#web/kit/icons.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** The first, empty option. */
  prompt: string;
  options: readonly (readonly [value: string, label: string])[];
  initial: string;
  error?: string | undefined;
  onChoose: (value: string) => void;
}

export function SelectField({
  id,
  name,
  label,
  hint,
  prompt,
  options,
  initial,
  error,
  onChoose,
}: SelectFieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p
          id={`${id}-hint`}
          className={styles.hint}
        >
          {hint}
        </p>
      )}
      <div className={styles.control}>
        <select
          id={id}
          name={name}
          defaultValue={initial}
          required
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{prompt}</option>
          {options.map(([value, text]) => (
            <option
              key={value}
              value={value}
            >
              {text}
            </option>
          ))}
        </select>
        <Chevron
          size={20}
          className={styles.chevron}
        />
      </div>
      {error && (
        <p
          id={`${id}-error`}
          className={styles.error}
        >
          <Warning size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
