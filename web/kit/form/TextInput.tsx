import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';
import styles from './field.module.css';

/** One line of text with its label, hint and fault. */
export function TextInput({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldText & ComponentProps<'input'>) {
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
        <input
          type="text"
          {...input}
          {...ties}
          className={styles.control}
        />
      )}
    </Field>
  );
}
