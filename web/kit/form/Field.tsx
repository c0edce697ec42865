import { useId, type ReactNode } from 'react';
import { Warning } from '../icons.tsx';
import styles from './field.module.css';

/** Properties of every form field, in addition to the attributes of its control. */
export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Shown after the label of an optional field, in the language of the page. */
  optional?: string | undefined;
}

interface FieldProps extends FieldText {
  /** Id of the control, if other elements refer to it. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Separates the field's own properties from the attributes of its control. */
export function splitFieldProps<Props extends FieldProps>({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...control
}: Props) {
  return { field: { id, label, hint, error, optional, className }, control };
}

/** The attributes that connect a control with its label, hint and error. */
export function useFieldAttributes({ id: given, hint, error, optional }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  return {
    id,
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': optional ? undefined : (true as const),
  };
}

/** Ids of the error and the hint of a control; the error first. */
export function describedBy(id: string, hint: ReactNode, error: string | null | undefined) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

export const fieldClass = (className: string | undefined): string =>
  className ? `${styles.field} ${className}` : styles.field!;

export function Field(
  props: FieldProps & {
    children: (attributes: ReturnType<typeof useFieldAttributes>) => ReactNode;
  },
) {
  const { label, hint, error, optional, className, children } = props;
  const attributes = useFieldAttributes(props);
  return (
    <div className={fieldClass(className)}>
      <label className={styles.label} htmlFor={attributes.id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      <FieldHint id={attributes.id} hint={hint} />
      {children(attributes)}
      <FieldError id={attributes.id} error={error} />
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return error ? (
    <p className={styles.error} id={`${id}-error`}>
      <Warning size={18} />
      <span>{error}</span>
    </p>
  ) : null;
}
