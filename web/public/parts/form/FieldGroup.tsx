import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { EmailInput } from '#web/kit/form/EmailInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { FieldOf } from './use-kept-form.ts';
import styles from './form.module.css';

interface FieldGroupProps extends ComponentProps<'section'> {
  id: string;
  title: string;
  /** A note on the whole form, next to the first title. */
  note?: string;
  /** The title is only read out, and there is no note. */
  isQuiet?: boolean | undefined;
}

export function FieldGroup({
  id,
  title,
  note,
  isQuiet,
  children,
  className = '',
  ...section
}: FieldGroupProps) {
  return (
    <section className={`${styles.group} ${className}`} aria-labelledby={id} {...section}>
      {isQuiet ? (
        <h2 className="visually-hidden" id={id}>
          {title}
        </h2>
      ) : (
        <div className={styles.groupHead}>
          <h2 className={styles.groupTitle} id={id}>
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

interface PersonFieldsProps extends Pick<FieldGroupProps, 'id' | 'title' | 'isQuiet'> {
  field: FieldOf<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>;
  isPhoneOptional?: boolean;
}

export function PersonFields({ id, title, isQuiet, field, isPhoneOptional }: PersonFieldsProps) {
  const t = useTranslations('fields');
  const name = {
    autoCapitalize: 'words',
    maxLength: 100,
  };
  return (
    <FieldGroup id={id} title={title} isQuiet={isQuiet} note={t('allNeeded')}>
      <div className={styles.pair}>
        <TextInput
          label={t('firstName')}
          autoComplete="given-name"
          {...name}
          {...field('firstName')}
        />
        <TextInput
          label={t('lastName')}
          autoComplete="family-name"
          {...name}
          {...field('lastName')}
        />
        <EmailInput
          label={t('email')}
          meant={(address) => t('emailMeant', { address })}
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <PhoneInput
          label={t('phone')}
          without={(cut) => t('phoneWithout', { cut })}
          optional={isPhoneOptional ? t('optional') : undefined}
          {...field('phone')}
        />
      </div>
    </FieldGroup>
  );
}
