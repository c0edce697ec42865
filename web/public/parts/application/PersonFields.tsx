import { useTranslations } from 'use-intl';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import styles from '../form/form.module.css';
import type { ApplicationValues } from './application-values.ts';
import { FieldGroup } from './FieldGroup.tsx';

export function PersonFields({ field }: { field: FieldOf<ApplicationValues> }) {
  const t = useTranslations('form');
  const fields = useTranslations('fields');
  return (
    <FieldGroup
      id="about-title"
      title={t('application.about')}
      note={fields('allNeeded')}
    >
      <div className={styles.pair}>
        <TextInput
          label={fields('firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={100}
          {...field('firstName')}
        />
        <TextInput
          label={fields('lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={100}
          {...field('lastName')}
        />
        <TextInput
          label={fields('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...field('email')}
        />
        <PhoneInput
          label={fields('phone')}
          {...field('phone')}
        />
      </div>
    </FieldGroup>
  );
}
