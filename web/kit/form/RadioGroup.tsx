import type { ComponentProps } from 'react';
import {
  fieldClass,
  FieldError,
  FieldHint,
  type FieldText,
  splitFieldProps,
  useFieldAttributes,
} from './Field.tsx';
import type { Choice } from './Select.tsx';
import fieldStyles from './field.module.css';
import styles from './choice.module.css';

interface RadioGroupProps extends FieldText, ComponentProps<'input'> {
  options: readonly (Choice & { note?: string })[];
  defaultValue?: string | undefined;
}

/** A choice of a few, all visible. The attributes go to every button. */
export function RadioGroup({ options, defaultValue, ...props }: RadioGroupProps) {
  const { field, control } = splitFieldProps(props);
  const { id, ...attributes } = useFieldAttributes(field);
  return (
    <fieldset {...attributes} className={fieldClass(field.className)} role="radiogroup">
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {field.label}
        {field.optional && <span className={fieldStyles.optional}> ({field.optional})</span>}
      </legend>
      <FieldHint id={id} hint={field.hint} />
      <div className={styles.choices}>
        {options.map(({ value, label, note }, index) => (
          <label key={value} className={styles.choice}>
            <input
              {...control}
              id={index === 0 ? field.id : undefined}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={field.error} />
    </fieldset>
  );
}
