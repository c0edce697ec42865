import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {
  /** Code: every sign is as wide as the others, and nothing is spell-checked. */
  isCode?: boolean;
}

/** Several lines of text with their label, hint and fault. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  className,
  isCode = false,
  ...area
}: TextAreaProps) {
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
        <textarea
          spellCheck={!isCode}
          {...area}
          {...ties}
          className={
            isCode
              ? `${fieldStyles.control} ${styles.lines} ${styles.code}`
              : `${fieldStyles.control} ${styles.lines}`
          }
        />
      )}
    </Field>
  );
}
