import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './input-field.module.css';

interface LabelProps {
  label: string;
  /** What is wrong with the value, in words. */
  fault?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
}

const describe = (id: string, fault: string | undefined, hint: ReactNode): string | undefined =>
  [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;

function Notes({ id, fault, hint }: { id: string } & Pick<LabelProps, 'fault' | 'hint'>) {
  return (
    <>
      {hint && <span id={`${id}-hint`} className={styles.hint}>{hint}</span>}
      {fault && <span id={`${id}-fault`} className={styles.fault}>{fault}</span>}
    </>
  );
}

/** A text field with its label above and its fault below. */
export function InputField({ label, fault, hint, isOptional = false, className, ...input }: LabelProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={styles.label}>{label}{isOptional && <span className={styles.optional}> (optional)</span>}</label>
      <input id={id} className={styles.input} aria-invalid={fault ? true : undefined} aria-describedby={describe(id, fault, hint)} {...input} />
      <Notes id={id} fault={fault} hint={hint} />
    </div>
  );
}

/** A box to tick, with its words beside it. */
export function CheckField({ label, fault, hint, className, ...input }: LabelProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.check}>
        <input type="checkbox" aria-describedby={describe(id, fault, hint)} {...input} />
        <span>{label}</span>
      </label>
      <Notes id={id} fault={fault} hint={hint} />
    </div>
  );
}

/** A choice from a short list, its label read out but not shown. */
export function QuietSelect({ label, children, className, ...select }: { label: string } & ComponentProps<'select'>) {
  return <select aria-label={label} className={[styles.input, styles.select, className].filter(Boolean).join(' ')} {...select}>{children}</select>;
}
