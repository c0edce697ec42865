import type { ComponentProps } from 'react';
import {
  fieldClass,
  FieldError,
  FieldHint,
  type FieldText,
  splitFieldProps,
  useFieldAttributes,
} from './Field.tsx';
import styles from './checkbox.module.css';

export function Checkbox(props: FieldText & ComponentProps<'input'>) {
  const { field, control } = splitFieldProps(props);
  const { id, ...attributes } = useFieldAttributes(field);
  return (
    <div className={fieldClass(field.className)}>
      <label className={styles.tick}>
        <input {...control} {...attributes} id={field.id} type="checkbox" />
        <span>{field.label}</span>
      </label>
      <FieldHint id={id} hint={field.hint} />
      <FieldError id={id} error={field.error} />
    </div>
  );
}
