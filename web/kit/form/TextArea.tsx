import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from './Field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {
  /** For code: monospaced and without a spell check. */
  isCode?: boolean;
}

export function TextArea({ isCode = false, ...props }: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const classes = [fieldStyles.control, styles.lines, isCode && styles.code];
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          spellCheck={!isCode}
          {...control}
          {...attributes}
          className={classes.filter(Boolean).join(' ')}
        />
      )}
    </Field>
  );
}
