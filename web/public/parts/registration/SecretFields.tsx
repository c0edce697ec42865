import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Eye } from '#web/kit/icons.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import form from '../form/form.module.css';
import type { RegistrationValues } from './registration-values.ts';
import styles from './secret-fields.module.css';

export function SecretFields({ field }: { field: FieldOf<RegistrationValues> }) {
  const t = useTranslations('register.password');
  const [isShown, setIsShown] = useState(false);
  const always = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 500,
  } as const;
  return (
    <>
      <p className={form.note}>{t('hint')}</p>
      <div className={form.pair}>
        <TextInput
          label={t('label')}
          {...always}
          {...field('password')}
        />
        <TextInput
          label={t('again')}
          {...always}
          {...field('confirmPassword')}
        />
      </div>
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Eye size={20} />
        {isShown ? t('hide') : t('show')}
      </button>
    </>
  );
}
