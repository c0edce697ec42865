import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hiddenFields, type PostedForm } from '#core/contract/forms/posted-form.ts';
import { ownStorageKeys } from '#core/domain/options.ts';
import { Button } from '#web/kit/Button.tsx';
import { showToast } from '../browser/effects/toast.ts';
import { FormFooter } from '../parts/form/FormFooter.tsx';
import { HiddenFields } from '../parts/form/HiddenFields.tsx';
import { LegalLinks } from '../parts/form/LegalLinks.tsx';
import { postedField } from '../parts/form/posted-field.ts';
import { useKeptForm } from '../parts/form/use-kept-form.ts';
import { FieldGroup } from '../parts/application/FieldGroup.tsx';
import { CodeField } from '../parts/registration/CodeField.tsx';
import { CopyLink } from '../parts/registration/CopyLink.tsx';
import { registrationTexts } from '../parts/registration/registration-texts.ts';
import { PersonGroup, WorkGroup } from '../parts/registration/RegistrationFields.tsx';
import {
  blankRegistration,
  type Registration,
  registrationSchema,
  type RegistrationValues,
  secretFields,
  shapeRegistration,
} from '../parts/registration/registration-values.ts';
import { SecretFields } from '../parts/registration/SecretFields.tsx';
import { useRegistration } from '../parts/registration/use-registration.ts';
import { Welcome } from '../parts/registration/Welcome.tsx';
import { useSite } from '../runtime/site-context.tsx';
import styles from '../parts/form/form.module.css';

export const namespaces = [] as const;
/** Its texts are a tenth of a page that fits the first round trip without them. */
export const loadTexts = registrationTexts;

interface RegistrationFormProps {
  /** The site as it stands in links, without `https://`. */
  host: string;
  /** What each kind of partner earns; null where it may not be said. */
  commission: string | null;
  /** The form as the browser itself posted it. */
  posted?: PostedForm | undefined;
}

export default function RegistrationForm({ host, commission, posted }: RegistrationFormProps) {
  const t = useTranslations('register');
  const fields = useTranslations('fields');
  const { language } = useSite();
  const [link, setLink] = useState<string | null>(null);
  const {
    form,
    field: ownField,
    forget,
  } = useKeptForm<RegistrationValues, Registration>({
    draftKey: ownStorageKeys.registrationDraft,
    schema: registrationSchema,
    blank: blankRegistration,
    prefill: () => ({}),
    shape: shapeRegistration,
    onBegun: () => {},
    secrets: secretFields,
  });
  const field = postedField(ownField, posted);
  // Once more when the island lives: what was typed before tells nobody.
  const [, look] = useState(false);
  useEffect(() => look(true), []);
  const [firstName = '', lastName = '', referralCode = ''] = form.watch([
    'firstName',
    'lastName',
    'referralCode',
  ]) as string[];
  const { isPending, submit, button } = useRegistration(form, (referralLink) => {
    forget();
    setLink(referralLink);
  });

  const useCode = (code: string) => {
    form.setValue('referralCode', code, { shouldValidate: form.formState.isSubmitted });
    form.setFocus('referralCode');
  };
  const clear = () => {
    forget();
    showToast({
      title: fields('cleared'),
      tone: 'success',
    });
  };

  if (link !== null) {
    return (
      <Welcome referralLink={link}>
        <CopyLink link={link} />
      </Welcome>
    );
  }
  const isLicensed = posted ? posted.values['isLicensedRealtor'] !== undefined : true;
  return (
    <form
      className={styles.form}
      method="post"
      action="#join"
      noValidate
      onSubmit={submit}
      aria-busy={isPending}
    >
      <HiddenFields values={{ [hiddenFields.language]: language }} />
      <PersonGroup field={field} />
      <WorkGroup
        field={field}
        commission={commission}
        isLicensed={isLicensed}
      />
      <FieldGroup
        id="register-link"
        title={t('groups.link')}
      >
        <CodeField
          field={field('referralCode')}
          host={host}
          values={{ firstName, lastName, referralCode }}
          onUse={useCode}
        />
      </FieldGroup>
      <FieldGroup
        id="register-password"
        title={t('groups.password')}
      >
        <SecretFields field={field} />
      </FieldGroup>
      <p className={styles.consent}>{t('agreement')}</p>
      <LegalLinks />
      <Button
        ref={button}
        type="submit"
        variant="sun"
        size="large"
        isWide
        disabled={isPending}
      >
        {isPending ? t('pending') : t('submit')}
      </Button>
      {!posted && <FormFooter onClear={clear} />}
    </form>
  );
}
