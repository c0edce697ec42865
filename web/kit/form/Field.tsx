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

/** What ties a control to its label, hint and fault. */
interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldText {
  /** Id of the control, where somebody else must know it. */
  id?: string | undefined;
  className?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

/** A label above, a hint, the control, and the fault in words beside it. */
export function Field({
  id: given,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label
        className={styles.label}
        htmlFor={id}
      >
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p
          className={styles.hint}
          id={`${id}-hint`}
        >
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      <FieldError
        id={id}
        error={error}
      />
    </div>
  );
}

/** Ids of what explains a control: the fault first. */
export function describedBy(
  id: string,
  hint: ReactNode,
  error: string | null | undefined,
): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
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
