import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { Failure } from '../parts/Failure.tsx';
import shared from '../styles/shared.module.css';
import styles from './dialog-form.module.css';

interface FormAnswersProps {
  save: string;
  /** The label of the button that cancels, if it is not "Cancel". */
  cancel?: string | undefined;
  variant?: 'ink' | 'sun';
  isDisabled: boolean;
  className?: string | undefined;
  onCancel: () => void;
}

export function FormAnswers(props: FormAnswersProps) {
  const { save, cancel, variant = 'ink', isDisabled, className, onCancel } = props;
  const t = useTranslations('office.parts');
  return (
    <div className={[styles.answers, className].filter(Boolean).join(' ')}>
      <Button onClick={onCancel}>{cancel ?? t('cancel')}</Button>
      <Button type="submit" variant={variant} disabled={isDisabled}>
        {save}
      </Button>
    </div>
  );
}

interface DialogFormProps extends Pick<FormAnswersProps, 'cancel' | 'variant'> {
  /** The labels of the submit button, before it is pressed and while the form is being sent. */
  t?: (key: 'submit' | 'pending') => string;
  /** The label, if it is always the same or not one of these. */
  save?: string;
  /** From `useContractForm` or `useEditForm`. */
  of: {
    form: ComponentProps<'form'>;
    isPending: boolean;
    failure?: string | null;
    forget: () => unknown;
  };
  /** The form's name for a screen reader, if its dialog has other parts. */
  label?: string | undefined;
  /** As well as while sending. */
  isDisabled?: boolean;
  /** Puts two short fields in one line where there is room. */
  hasTwoColumns?: boolean;
  classes?: { form?: string | undefined; answers?: string | undefined };
  /** Sent or canceled: its dialog can close. */
  onDone: () => void;
  children: ReactNode;
}

export function DialogForm({
  of: { form, isPending, failure, forget },
  t,
  save = t?.(isPending ? 'pending' : 'submit') ?? '',
  label,
  isDisabled = false,
  hasTwoColumns = false,
  classes = {},
  onDone,
  children,
  ...answers
}: DialogFormProps) {
  return (
    <form
      {...form}
      className={[hasTwoColumns ? `${shared.pairs} ${styles.paired}` : shared.stack, classes.form]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
    >
      {children}
      <Failure text={failure} />
      <FormAnswers
        {...answers}
        save={save}
        className={classes.answers}
        isDisabled={isPending || isDisabled}
        onCancel={() => {
          forget();
          onDone();
        }}
      />
    </form>
  );
}
