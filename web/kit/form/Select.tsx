import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from './Field.tsx';
import { Chevron } from '../icons.tsx';
import styles from './field.module.css';

export interface Choice {
  value: string;
  label: string;
}

interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Choice[];
  /** Text of the empty choice; without it there is none. */
  placeholder?: string | undefined;
}

export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={styles.select}>
          <select {...control} {...attributes} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Chevron size={20} />
        </span>
      )}
    </Field>
  );
}
