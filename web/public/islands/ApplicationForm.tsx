import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { useTranslations } from 'use-intl';
import { applicationFields } from '#core/contract/leads.ts';
import { formDefaults, ownStorageKeys, storageKeys } from '#core/domain/options.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { clearAnswers } from '../browser/storage/answers.ts';
import { goTo } from '../browser/go-to.ts';
import { leaveToast } from '../browser/storage/next-page-toast.ts';
import { storedReferralCode } from '../browser/storage/referral-choice.ts';
import { readStored } from '../browser/storage/storage.ts';
import { storedEligibility } from '../browser/storage/stored-answers.ts';
import { showToast } from '../browser/effects/toast.ts';
import {
  ApplicationFields,
  type ApplicationValues as Values,
} from '../parts/form/ApplicationFields.tsx';
import { FormFooter } from '../parts/form/FormFooter.tsx';
import { fetchAhead, part } from '../parts/part.ts';
import {
  forgetStart,
  noteStart,
  reportApplication,
  reportBeginning,
  sendApplication,
  type Application,
} from '../parts/form/send-application.ts';
import { errorText, serverErrors, useKeptForm } from '../parts/form/use-kept-form.ts';
import { useSite } from '../runtime/site-context.tsx';
import styles from '../parts/form/form.module.css';

export const namespaces = ['form', 'received'] as const;
export const needsFigures = true;

const loadOverlay = () => import('../parts/LoadingOverlay.tsx');
const LoadingOverlay = part(loadOverlay);
const fetchOverlay = () => fetchAhead(loadOverlay);
/** Milliseconds between the server's answer and the next page. */
const successMs = 4000;

interface ApplicationFormProps {
  consent: {
    version: string;
    text: string;
    isPrechecked: boolean;
  };
}

const schema = z.extend(applicationFields, {
  consent: z.literal(true, 'consent.required'),
  referralCode: z.string().check(z.maxLength(200, 'text.tooLong')),
});

/**
 * The name and number given to the eligibility check: the first word of the name is the first name.
 */
function known(): Partial<Values> {
  const checked = storedEligibility();
  const [firstName = '', ...rest] = (checked?.name ?? readStored(storageKeys.eligibilityName) ?? '')
    .trim()
    .split(/\s+/);
  const phone = formatPhone(
    checked?.mobileNumber ?? readStored(storageKeys.eligibilityMobileNumber) ?? '',
  );
  return {
    firstName,
    lastName: rest.join(' '),
    phone,
    referralCode: storedReferralCode() ?? '',
  };
}

/** Step 4: the application. */
export default function ApplicationForm({ consent }: ApplicationFormProps) {
  const t = useTranslations('form');
  const received = useTranslations('received');
  const { language, figures } = useSite();
  const [isPending, setIsPending] = useState(false);
  const blank: Values = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    currentAddress: '',
    housingStatus: '',
    monthlyPayment: formDefaults.monthlyPayment,
    timeline: formDefaults.timeline,
    contactMethod: formDefaults.contactMethod,
    referralCode: '',
    consent: consent.isPrechecked,
  };
  const hasBegun = useRef(false);
  const form = useKeptForm<Values, Application>({
    draftKey: ownStorageKeys.applicationDraft,
    schema,
    blank,
    prefill: known,
    onBegun: fetchOverlay,
    shape: (values) => ({ ...values, phone: formatPhone(values.phone) }),
  });
  const { errors } = form.formState;
  // The first error in the order of registration gets the focus: `blank` has the order of the page.
  // Without this the consent, which this component renders itself, would go before its children.
  for (const name of Object.keys(blank)) {
    form.register(name);
  }
  const field = (name: keyof Values & string) => ({
    ...form.register(name),
    error: errorText(errors, name, language, figures),
  });
  const trap = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    noteStart();
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsPending(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const begin = () => {
    if (hasBegun.current) {
      return;
    }
    hasBegun.current = true;
    fetchOverlay();
    reportBeginning();
  };

  const finish = async (lead: { id: number; homePrice: number | null }) => {
    const toast = {
      title: received('title'),
      text: received('text', figures),
      tone: 'success',
    } as const;
    const isLeft = leaveToast(toast);
    reportApplication(lead.homePrice);
    form.reset(blank);
    clearAnswers();
    forgetStart();
    if (!isLeft) {
      showToast(toast);
      await new Promise((done) => setTimeout(done, 1500));
    }
    goTo(`/thank-you?leadId=${lead.id}`);
  };

  const submit = form.handleSubmit(async (application) => {
    setIsPending(true);
    try {
      const lead = await sendApplication(application, {
        consentVersion: consent.version,
        wasConsentPrechecked: consent.isPrechecked,
        website: trap.current?.value ?? '',
      });
      setTimeout(() => void finish(lead), successMs);
    } catch (error) {
      // Behind the overlay nothing can take the focus: it goes first.
      flushSync(() => setIsPending(false));
      const errors = serverErrors(error, form.getValues());
      for (const { name, message } of errors) {
        form.setError(name, { type: 'server', message });
      }
      if (errors[0]) {
        form.setFocus(errors[0].name);
      } else {
        button.current?.focus();
      }
      showToast({
        title: t('errorTitle'),
        text: t('application.failed'),
        tone: 'destructive',
      });
    }
  });

  const clear = () => {
    form.reset(blank);
    clearAnswers();
    forgetStart();
    showToast({ title: t('cleared'), tone: 'success' });
  };

  const chooseAddress = (text: string) =>
    form.setValue('currentAddress', text, { shouldValidate: form.formState.isSubmitted });

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={begin}
      aria-busy={isPending}
    >
      <ApplicationFields
        blank={blank}
        field={field}
        onAddress={chooseAddress}
      />
      <div
        className={styles.trap}
        aria-hidden
      >
        <label>
          Website
          <input
            ref={trap}
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
          />
        </label>
      </div>
      <Checkbox
        label={consent.text}
        defaultChecked={consent.isPrechecked}
        {...field('consent')}
      />
      <Button
        ref={button}
        type="submit"
        variant="sun"
        size="large"
        isWide
        disabled={isPending}
      >
        {isPending ? t('application.pending') : t('application.submit')}
      </Button>
      <FormFooter onClear={clear} />
      {isPending && (
        <Suspense>
          <LoadingOverlay
            title={t('application.overlayTitle')}
            messages={[t('application.overlayText')]}
          />
        </Suspense>
      )}
    </form>
  );
}
