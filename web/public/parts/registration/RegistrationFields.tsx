import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { statesByName } from '#core/i18n/state-names.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Eye } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { FieldGroup } from '../form/FieldGroup.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import form from '../form/form.module.css';
import type { RegistrationValues } from './registration-values.ts';
import styles from './registration-fields.module.css';

interface WorkGroupProps {
  field: FieldOf<RegistrationValues>;
  /** Earnings of each kind of partner; null if they may not be shown. */
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
    <FieldGroup id="register-work" title={t('groups.work')}>
      <Checkbox
        label={t('isLicensed')}
        defaultChecked={isLicensed}
        {...field('isLicensedRealtor')}
      />
      {commission && <p className={form.note}>{commission}</p>}
      <div className={form.pair}>
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

export function PasswordGroup({ field }: Pick<WorkGroupProps, 'field'>) {
  const t = useTranslations('register');
  const [isShown, setIsShown] = useState(false);
  const both = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 500,
  };
  return (
    <FieldGroup id="register-password" title={t('groups.password')}>
      <p className={form.note}>{t('password.hint')}</p>
      <div className={form.pair}>
        <TextInput label={t('password.label')} {...both} {...field('password')} />
        <TextInput label={t('password.again')} {...both} {...field('confirmPassword')} />
      </div>
      <button
        type="button"
        className={`${form.textButton} ${styles.show}`}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Eye size={20} />
        {isShown ? t('password.hide') : t('password.show')}
      </button>
    </FieldGroup>
  );
}
