import type { ComponentProps } from 'react';
import { Field, type FieldText, parted } from './Field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {
  /** Code: every sign is as wide as the others, and nothing is spell-checked. */
  isCode?: boolean;
}

export function TextArea({ isCode = false, ...props }: TextAreaProps) {
  const { field, control } = parted(props);
  const classes = [fieldStyles.control, styles.lines, isCode && styles.code];
  return (
    <Field {...field}>
      {(ties) => (
        <textarea
          spellCheck={!isCode}
          {...control}
          {...ties}
          className={classes.filter(Boolean).join(' ')}
        />
      )}
    </Field>
  );
}
