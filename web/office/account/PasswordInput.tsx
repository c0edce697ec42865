import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldText, splitFieldProps } from '#web/kit/form/Field.tsx';
import controls from '#web/kit/form/field.module.css';
import { Eye } from '#web/kit/icons.tsx';
import styles from './account.module.css';

export function PasswordInput(props: FieldText & ComponentProps<'input'>) {
  const t = useTranslations('office.account');
  const { field, control } = splitFieldProps(props);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={styles.password}>
          <input
            maxLength={500}
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="current-password"
            {...control}
            {...attributes}
            type={isVisible ? 'text' : 'password'}
            className={controls.control}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={isVisible}
            aria-label={t('showPassword')}
            aria-controls={attributes.id}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Eye size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
