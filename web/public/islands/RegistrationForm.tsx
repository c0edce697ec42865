import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { registerAffiliate } from '#core/contract/public-calls.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { copyText } from '#web/kit/copy-text.ts';
import { Check, Copy } from '#web/kit/icons.tsx';
import { sendForm } from '../browser/calls/send-form.ts';
import { FieldGroup, PersonFields } from '../parts/form/FieldGroup.tsx';
import { postedField } from '../parts/form/posted-field.ts';
import { LegalLinks, SendingForm } from '../parts/form/SendingForm.tsx';
import { useKeptForm } from '../parts/form/use-kept-form.ts';
import { useSending } from '../parts/form/use-sending.ts';
import { CodeField } from '../parts/registration/CodeField.tsx';
import { PasswordGroup, WorkGroup } from '../parts/registration/RegistrationFields.tsx';
import {
  blankRegistration,
  type Registration,
  registrationSchema,
  type RegistrationValues,
  secretFields,
  shapeRegistration,
} from '../parts/registration/registration-values.ts';
import { Welcome } from '../parts/registration/Welcome.tsx';
import { useSite } from '../runtime/site-context.tsx';
import styles from '../parts/form/form.module.css';

export const namespaces = [] as const;
/** Loaded later: its texts are a tenth of a page, beyond the first round trip. */
export const texts = {
  en: () => import('../messages/registration-en.ts'),
  es: () => import('../messages/registration-es.ts'),
  pt: () => import('../messages/registration-pt.ts'),
};

const tooMany = 429;

function CopyLink({ link }: { link: string }) {
  const t = useTranslations('register.welcome');
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async (button: HTMLElement) => {
    setIsCopied(await copyText(link));
    // Without a clipboard API, browsers copy from a temporary field that takes the focus.
    button.focus({ preventScroll: true });
  };
  return (
    <>
      <Button onClick={(event) => void copy(event.currentTarget)}>
        {isCopied ? <Check size={20} /> : <Copy size={20} />}
        {t('copy')}
      </Button>
      <output>{isCopied === null ? '' : isCopied ? t('copied') : t('notCopied')}</output>
    </>
  );
}

interface RegistrationFormProps {
  /** The site's host for links, without `https://`. */
  host: string;
  /** Earnings of each kind of partner; null if they may not be shown. */
  commission: string | null;
  /** Commissions are off: nothing is said of pay. Left out else, as the page is full. */
  isUnpaid?: true | undefined;
  posted?: PostedForm | undefined;
}

export default function RegistrationForm({
  host,
  commission,
  isUnpaid,
  posted,
}: RegistrationFormProps) {
  const t = useTranslations('register');
  const { language } = useSite();
  const [link, setLink] = useState<string | null>(null);
  const {
    form,
    field: ownField,
    forget,
  } = useKeptForm<RegistrationValues, Registration>({
    draftKey: extraStorageKeys.registrationDraft,
    loadSchema: async () => registrationSchema,
    blank: blankRegistration,
    prefill: () => ({}),
    shape: shapeRegistration,
    onBegun: () => {},
    secrets: secretFields,
  });
  const field = postedField(ownField, posted);
  // Renders again after hydration, because text typed before raised no event.
  const [, look] = useState(false);
  useEffect(() => look(true), []);
  const [firstName = '', lastName = '', referralCode = '', isLicensed, state] = form.watch([
    'firstName',
    'lastName',
    'referralCode',
    'isLicensedRealtor',
    'state',
  ]);
  const sending = useSending({
    form,
    send: (body) => sendForm(registerAffiliate, { body }),
    onAnswer: ({ referralLink }) => {
      forget();
      setLink(referralLink);
    },
    failed: (failure) => {
      const isTooMany = failure instanceof CallError && failure.status === tooMany;
      return {
        title: t('failedTitle'),
        text: isTooMany ? t('tooMany') : t('failed'),
      };
    },
  });

  const useCode = (code: string) => {
    form.setValue('referralCode', code, { shouldValidate: form.formState.isSubmitted });
    form.setFocus('referralCode');
  };

  if (link !== null) {
    return (
      <Welcome referralLink={link}>
        <CopyLink link={link} />
      </Welcome>
    );
  }
  return (
    <SendingForm
      action="#join"
      sending={sending}
      submitLabel={sending.isPending ? t('pending') : t('submit')}
      hidden={{ [hiddenFields.language]: language }}
      isStill={posted !== undefined}
      onClear={forget}
    >
      <PersonFields
        id="register-person"
        title={t('groups.person')}
        field={field}
        isPhoneOptional
        isQuiet
      />
      <WorkGroup
        field={field}
        commission={commission}
        agentState={isLicensed && commission ? state : ''}
        isLicensed={posted ? posted.values['isLicensedRealtor'] !== undefined : true}
      />
      <FieldGroup id="register-link" title={t('groups.link')} isQuiet>
        <CodeField
          field={field('referralCode')}
          host={host}
          values={{ firstName, lastName, referralCode }}
          onUse={useCode}
        />
      </FieldGroup>
      <PasswordGroup field={field} />
      <p className={styles.consent}>{t(isUnpaid ? 'agreementAlone' : 'agreement')}</p>
      <LegalLinks />
    </SendingForm>
  );
}
