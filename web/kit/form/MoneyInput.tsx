import type { ComponentProps, FocusEvent } from 'react';
import { Field, type FieldText, splitFieldProps } from './Field.tsx';
import { groupAmount } from './money-text.ts';
import fieldStyles from './field.module.css';
import styles from './money-input.module.css';

interface MoneyInputProps extends FieldText, ComponentProps<'input'> {
  /** The locale for grouping thousands on blur. */
  locale: string;
  prefix?: string;
}

/**
 * A whole amount of dollars. Anything may be typed; the form's rule reports what is not an amount.
 */
export function MoneyInput({ locale, prefix = '$', onBlur, ...props }: MoneyInputProps) {
  const { field, control } = splitFieldProps(props);
  const group = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = groupAmount(event.currentTarget.value, locale);
    onBlur?.(event);
  };
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={prefix.length > 1 ? `${styles.money} ${styles.long}` : styles.money}>
          <span aria-hidden>{prefix}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...control}
            {...attributes}
            onBlur={group}
            className={fieldStyles.control}
          />
        </span>
      )}
    </Field>
  );
}
