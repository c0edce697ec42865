import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from './Field.tsx';
import styles from './field.module.css';

export function TextInput(props: FieldText & ComponentProps<'input'>) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <input type="text" {...control} {...attributes} className={styles.control} />
      )}
    </Field>
  );
}
