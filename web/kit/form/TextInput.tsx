import type { ComponentProps } from 'react';
import { Field, type FieldText, parted } from './Field.tsx';
import styles from './field.module.css';

export function TextInput(props: FieldText & ComponentProps<'input'>) {
  const { field, control } = parted(props);
  return (
    <Field {...field}>
      {(ties) => (
        <input
          type="text"
          {...control}
          {...ties}
          className={styles.control}
        />
      )}
    </Field>
  );
}
