import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { languageNames, languages } from '#core/domain/language.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { AffiliateSession } from '../api-types.ts';
import { CopyField } from '../parts/CopyField.tsx';
import type { ShownProfile } from './profile-body.ts';

/** The attributes of a field of the profile, with what is wrong with it in words. */
type FieldOf = (name: keyof ShownProfile) => UseFormRegisterReturn & { error: string | null };

interface ProfileFieldsProps {
  field: FieldOf;
  session: AffiliateSession;
  /** The address of mail is another one. */
  needsPassword: boolean;
}

export function ProfileFields({ field, session, needsPassword }: ProfileFieldsProps) {
  const t = useTranslations('portal.profile.information');
  const optional = t('optional');
  const states = statesByName(useLocale());
  const { affiliate, isImpersonation } = session;
  return (
    <>
      <TextInput
        {...field('firstName')}
        label={t('firstName')}
        autoComplete="given-name"
        maxLength={100}
      />
      <TextInput
        {...field('lastName')}
        label={t('lastName')}
        autoComplete="family-name"
        maxLength={100}
      />
      <TextInput
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        className={shared.whole}
        readOnly={isImpersonation}
        hint={isImpersonation ? t('emailOfPartner') : undefined}
      />
      {needsPassword && (
        <div className={shared.whole}>
          <PasswordInput
            {...field('currentPassword')}
            label={t('currentPassword')}
            hint={t('currentPasswordHint')}
            autoComplete="current-password"
          />
        </div>
      )}
      <CopyField
        label={t('referralCode')}
        hint={t('referralCodeHint')}
        value={affiliate.referralCode}
        copy={{ text: affiliate.referralLink, label: t('copyLink') }}
      />
      <PhoneInput
        {...field('phone')}
        label={t('phone')}
        placeholder="(503) 555-0142"
        optional={optional}
      />
      <TextInput
        {...field('company')}
        label={t('company')}
        autoComplete="organization"
        maxLength={200}
        optional={optional}
      />
      <Select
        {...field('state')}
        label={t('state')}
        placeholder={t('noState')}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        optional={optional}
      />
      <TextInput
        {...field('licenseNumber')}
        label={t('licenseNumber')}
        autoComplete="off"
        maxLength={60}
        optional={optional}
      />
      <Checkbox
        {...field('isLicensedRealtor')}
        label={t('isLicensed')}
        hint={t('isLicensedHint')}
        aria-required={undefined}
        className={shared.whole}
      />
      <Select
        {...field('language')}
        label={t('language')}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      />
    </>
  );
}
