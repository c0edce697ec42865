import type { ComponentProps, ReactNode } from 'react';
import { PasswordInput } from './PasswordInput.tsx';

type FieldOf = (name: 'newPassword' | 'confirmPassword') => ComponentProps<'input'> & {
  error: string | null;
};

interface NewPasswordFieldsProps {
  field: FieldOf;
  labels: { new: string; confirm: string };
  hint?: ReactNode;
  hasFocus?: boolean;
}

export function NewPasswordFields({ field, labels, hint, hasFocus }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        {...field('newPassword')}
        label={labels.new}
        hint={hint}
        autoComplete="new-password"
        autoFocus={hasFocus}
      />
      <PasswordInput
        {...field('confirmPassword')}
        label={labels.confirm}
        autoComplete="new-password"
      />
    </>
  );
}
