import { useId, type ComponentProps } from 'react';
import { describedBy, FieldError, type FieldText } from './Field.tsx';
import fieldStyles from './field.module.css';
import styles from './checkbox.module.css';

/** A box to tick, with its words beside it. */
export function Checkbox({
  id: given,
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldText & ComponentProps<'input'>) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={className ? `${fieldStyles.field} ${className}` : fieldStyles.field}>
      <label className={styles.tick}>
        <input
          {...input}
          id={given}
          type="checkbox"
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          aria-required={optional ? undefined : true}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p
          className={fieldStyles.hint}
          id={`${id}-hint`}
        >
          {hint}
        </p>
      )}
      <FieldError
        id={id}
        error={error}
      />
    </div>
  );
}
