import type { ComponentProps } from 'react';
import { PasswordInput } from './PasswordInput.tsx';

type FieldOf = (name: 'newPassword' | 'confirmPassword') => ComponentProps<'input'> & {
  error: string | null;
};

interface NewPasswordFieldsProps {
  field: FieldOf;
  t: (text: 'new' | 'confirm' | 'hint') => string;
  hasFocus?: boolean;
}

export function NewPasswordFields({ field, t, hasFocus }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        {...field('newPassword')}
        label={t('new')}
        hint={t('hint')}
        autoComplete="new-password"
        autoFocus={hasFocus}
      />
      <PasswordInput
        {...field('confirmPassword')}
        label={t('confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
