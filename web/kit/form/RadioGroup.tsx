import { useId, type ComponentProps } from 'react';
import { describedBy, FieldError, type FieldText } from './Field.tsx';
import type { Choice } from './Select.tsx';
import fieldStyles from './field.module.css';
import styles from './choice.module.css';

interface RadioGroupProps extends FieldText, ComponentProps<'input'> {
  options: readonly Choice[];
  /** The value that is chosen before anybody chose. */
  defaultValue?: string | undefined;
}

/** One of a few, all in sight. The attributes go to every radio button. */
export function RadioGroup({
  id: given,
  label,
  hint,
  error,
  optional,
  className,
  options,
  defaultValue,
  ...input
}: RadioGroupProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <fieldset
      className={className ? `${fieldStyles.field} ${className}` : fieldStyles.field}
      role="radiogroup"
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
      aria-required={optional ? undefined : true}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {label}
        {optional && <span className={fieldStyles.optional}> ({optional})</span>}
      </legend>
      {hint && (
        <p
          className={fieldStyles.hint}
          id={`${id}-hint`}
        >
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {options.map(({ value, label: words }, index) => (
          <label
            key={value}
            className={styles.choice}
          >
            <input
              {...input}
              id={index === 0 ? given : undefined}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldError
        id={id}
        error={error}
      />
    </fieldset>
  );
}
