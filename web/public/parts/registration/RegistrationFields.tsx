import { useTranslations } from 'use-intl';
import { statesByName } from '#core/i18n/state-names.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { FieldGroup } from '../application/FieldGroup.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import styles from '../form/form.module.css';
import type { RegistrationValues } from './registration-values.ts';

export function PersonGroup({ field }: { field: FieldOf<RegistrationValues> }) {
  const t = useTranslations('register');
  const fields = useTranslations('fields');
  return (
    <FieldGroup
      id="register-person"
      title={t('groups.person')}
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
          optional={fields('optional')}
          {...field('phone')}
        />
      </div>
    </FieldGroup>
  );
}

interface WorkGroupProps {
  field: FieldOf<RegistrationValues>;
  /** What each kind of partner earns; null where it may not be said. */
  commission: string | null;
  isLicensed: boolean;
}

export function WorkGroup({ field, commission, isLicensed }: WorkGroupProps) {
  const t = useTranslations('register');
  const fields = useTranslations('fields');
  const { language } = useSite();
  const states = statesByName(language).map(({ code, name }) => ({
    value: code,
    label: `${name} (${code})`,
  }));
  return (
    <FieldGroup
      id="register-work"
      title={t('groups.work')}
    >
      <Checkbox
        label={t('isLicensed')}
        defaultChecked={isLicensed}
        {...field('isLicensedRealtor')}
      />
      {commission && <p className={styles.note}>{commission}</p>}
      <div className={styles.pair}>
        <TextInput
          label={t('company')}
          optional={fields('optional')}
          autoComplete="organization"
          maxLength={200}
          {...field('company')}
        />
        <TextInput
          label={t('licenseNumber')}
          optional={fields('optional')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...field('licenseNumber')}
        />
        <Select
          label={t('state')}
          optional={fields('optional')}
          placeholder={fields('choose')}
          autoComplete="address-level1"
          defaultValue=""
          options={states}
          {...field('state')}
        />
      </div>
    </FieldGroup>
  );
}
