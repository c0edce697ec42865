import { useId, type ReactNode } from 'react';
import { Warning } from '../icons.tsx';
import styles from './field.module.css';

/** What every form part takes besides the attributes of its control. */
export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  /** The fault in words; null when there is none. */
  error?: string | null | undefined;
  /** Said after the label of a field that may stay empty, in the language of the page. */
  optional?: string | undefined;
}

interface FieldProps extends FieldText {
  /** Id of the control, where somebody else must know it. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Parts what the field around a control takes from the attributes of the control. */
export function parted<Props extends FieldProps>({
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

/** What ties a control to its label, hint and fault. */
export function useTies({ id: given, hint, error, optional }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  return {
    id,
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': optional ? undefined : (true as const),
  };
}

/** Ids of what explains a control: the fault first. */
export function describedBy(id: string, hint: ReactNode, error: string | null | undefined) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** The class of a form part, with one that its place gives it. */
export const fieldClass = (className: string | undefined): string =>
  className ? `${styles.field} ${className}` : styles.field!;

/** A label above, a hint, the control, and the fault in words beside it. */
export function Field(
  props: FieldProps & { children: (ties: ReturnType<typeof useTies>) => ReactNode },
) {
  const { label, hint, error, optional, className, children } = props;
  const ties = useTies(props);
  return (
    <div className={fieldClass(className)}>
      <label
        className={styles.label}
        htmlFor={ties.id}
      >
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      <FieldHint
        id={ties.id}
        hint={hint}
      />
      {children(ties)}
      <FieldError
        id={ties.id}
        error={error}
      />
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return hint ? (
    <p
      className={styles.hint}
      id={`${id}-hint`}
    >
      {hint}
    </p>
  ) : null;
}

export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return error ? (
    <p
      className={styles.error}
      id={`${id}-error`}
    >
      <Warning size={18} />
      <span>{error}</span>
    </p>
  ) : null;
}
