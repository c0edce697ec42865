import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  readAffiliateSession,
  updateOwnProfile,
} from '#core/contract/partners/affiliate/account.ts';
import { isLanguage, languageNames, languages } from '#core/domain/language.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import { Button } from '#web/kit/Button.tsx';
import { call } from '#web/kit/api.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { EmailInput } from '#web/kit/form/EmailInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { ConflictNote } from '#web/office/edit-conflicts/ConflictNote.tsx';
import { useEditForm } from '#web/office/edit-conflicts/use-edit-form.ts';
import type { ContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useDraftName, useSession } from '../session-context.ts';
import type { AffiliateSession, OwnAffiliate } from '../api-types.ts';
import styles from './profile.module.css';
import { sessionQuery } from '../shell/session-query.ts';
import { displayPhone } from '#core/domain/phone.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';

function shownProfile(own: OwnAffiliate) {
  return {
    firstName: own.firstName,
    lastName: own.lastName,
    email: own.email,
    phone: displayPhone(own.phone ?? ''),
    company: own.company ?? '',
    state: own.state ?? '',
    licenseNumber: own.licenseNumber ?? '',
    licenseExpires: own.licenseExpires ?? '',
    isLicensedRealtor: own.isLicensedRealtor,
    language: own.language as string,
    // Required if the address is changed.
    currentPassword: '',
  };
}

type ShownProfile = ReturnType<typeof shownProfile>;

function textOrNull(typed: string): string | null {
  return typed.trim() || null;
}

function isAddressNew(begun: ShownProfile, typed: ShownProfile): boolean {
  return typed.email.trim() !== begun.email;
}

function profileBody(begun: ShownProfile, typed: ShownProfile): BodyOf<typeof updateOwnProfile> {
  const { firstName, lastName, email, isLicensedRealtor, language } = typed;
  return {
    firstName,
    lastName,
    email,
    phone: textOrNull(typed.phone),
    company: textOrNull(typed.company),
    state: textOrNull(typed.state),
    licenseNumber: textOrNull(typed.licenseNumber),
    licenseExpires: textOrNull(typed.licenseExpires),
    isLicensedRealtor,
    ...(isLanguage(language) && { language }),
    ...(isAddressNew(begun, typed) && { currentPassword: typed.currentPassword }),
  };
}

interface ProfileFieldsProps extends Pick<ContractForm<ShownProfile>, 'field' | 'line'> {
  session: AffiliateSession;
  /** The email address was changed. */
  needsPassword: boolean;
}

function ProfileFields({ field, line, session, needsPassword }: ProfileFieldsProps) {
  const t = useTranslations('portal.profile.information');
  const optional = t('optional');
  const states = statesByName(useLocale());
  const { affiliate, isImpersonation } = session;
  return (
    <>
      <TextInput {...line('firstName')} label={t('firstName')} autoComplete="given-name" />
      <TextInput {...line('lastName')} label={t('lastName')} autoComplete="family-name" />
      <EmailInput
        {...field('email')}
        label={t('email')}
        meant={(address) => t('emailMeant', { address })}
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
          />
        </div>
      )}
      <div className={`${shared.actions} ${styles.copy}`}>
        <TextInput
          label={t('referralCode')}
          hint={t('referralCodeHint')}
          value={affiliate.referralCode}
          readOnly
          translate="no"
          className={styles.field}
        />
        <CopyButton text={affiliate.referralLink} label={t('copyLink')} />
      </div>
      <PhoneInput
        {...field('phone')}
        label={t('phone')}
        without={(cut) => t('phoneWithout', { cut })}
        placeholder="(555) 123-4567"
        optional={optional}
      />
      <TextInput
        {...line('company')}
        label={t('company')}
        autoComplete="organization"
        optional={optional}
      />
      <Select
        {...field('state')}
        label={t('state')}
        placeholder={t('noState')}
        options={states.map(({ code, name }) => ({ value: code, label: name }))}
        optional={optional}
      />
      <TextInput {...line('licenseNumber')} label={t('licenseNumber')} optional={optional} />
      <TextInput
        {...field('licenseExpires')}
        label={t('licenseExpires')}
        type="date"
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

type Name = keyof ShownProfile;

function ProfileConflict({ editing }: Pick<ComponentProps<typeof ConflictNote<Name>>, 'editing'>) {
  const t = useTranslations('portal.profile.information');
  const states = statesByName(useLocale());
  const inWords = (name: Name, value: string): string => {
    if (name === 'state') {
      return states.find(({ code }) => code === value)?.name ?? value;
    }
    return name === 'language' && isLanguage(value) ? languageNames[value] : value;
  };
  // Without the required mark.
  const label = (name: Name) =>
    t(name === 'isLicensedRealtor' ? 'isLicensed' : name).replace(/\s*\*$/, '');
  return (
    <ConflictNote
      editing={editing}
      message={t('changedElsewhere')}
      label={label}
      inWords={inWords}
    />
  );
}

export function ProfileForm() {
  const t = useTranslations('portal.profile.information');
  const session = useSession();
  const queries = useQueryClient();
  const editing = useEditForm({
    entry: updateOwnProfile,
    row: session.affiliate,
    draftName: useDraftName('profile'),
    secret: 'currentPassword',
    valuesOf: shownProfile,
    toBody: profileBody,
    options: { params: { id: session.affiliate.id } },
    makesStale: 'nothing',
    async readNow() {
      const now = await call(readAffiliateSession);
      queries.setQueryData(sessionQuery.queryKey, now);
      return now.affiliate;
    },
    rowOf: (affiliate) => affiliate,
    done: t('done'),
    about: () => t('doneText'),
    onSuccess(affiliate) {
      editing.set('currentPassword', '');
      queries.setQueryData(sessionQuery.queryKey, { ...session, affiliate });
    },
    onFailed: (description = t('failedText')) => toastError({ title: t('failed'), description }),
  });
  const { form, field, line, typed, opened, isPending } = editing;
  return (
    <Card title={t('title')}>
      <form {...form} className={`${shared.rows} ${styles.form}`}>
        <ProfileConflict editing={editing} />
        <ProfileFields
          field={field}
          line={line}
          session={session}
          needsPassword={isAddressNew(opened, typed)}
        />
        <Button type="submit" variant="sun" className={styles.submit} disabled={isPending}>
          {isPending ? t('pending') : t('submit')}
        </Button>
      </form>
    </Card>
  );
}
