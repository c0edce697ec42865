import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';
import { Chevron } from '../icons.tsx';
import styles from './field.module.css';

export interface Choice {
  value: string;
  label: string;
}

interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Choice[];
  /** Words of the empty choice; without them there is none. */
  placeholder?: string | undefined;
}

/** One of many, by the picker of the device. */
export function Select({
  id,
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(ties) => (
        <span className={styles.select}>
          <select
            {...select}
            {...ties}
            className={styles.control}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: words }) => (
              <option
                key={value}
                value={value}
              >
                {words}
              </option>
            ))}
          </select>
          <Chevron size={20} />
        </span>
      )}
    </Field>
  );
}
