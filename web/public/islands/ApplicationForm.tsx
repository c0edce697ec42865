import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { carriedFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import type { submitLead } from '#core/contract/public-calls.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import type { GrantTerms } from '#core/domain/programme/grant.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { showToast } from '../browser/effects/toast.ts';
import { goTo } from '../browser/go-to.ts';
import { filledNames } from '../browser/known-answers.ts';
import { askForCredit, chooseCode, waitForCredit } from '../browser/referral/ask-for-credit.ts';
import { clearAnswers } from '../browser/storage/answers.ts';
import { leaveToast } from '../browser/storage/next-page.ts';
import {
  blankApplication,
  prefillApplicant,
  shapeApplication,
  tickedNow,
  type ApplicationValues,
} from '../parts/application/application-values.ts';
import { HomeFields, PlanFields } from '../parts/application/ApplicationFields.tsx';
import { CheckAnswers } from '../parts/application/CheckAnswers.tsx';
import { PartnerChoice, type PartnerView } from '../parts/application/ReferralField.tsx';
import { forgetStart, noteStart, reportBeginning } from '../parts/application/application-start.ts';
import type { Application } from '../parts/application/send-application.ts';
import { ContinueElsewhere } from '../parts/resume/ContinueElsewhere.tsx';
import { ConsentBox } from '../parts/form/ConsentBox.tsx';
import { PersonFields } from '../parts/form/FieldGroup.tsx';
import { carriedOf } from '../parts/form/HiddenFields.tsx';
import { postedField, tickOf } from '../parts/form/posted-field.ts';
import { LegalLinks, SendingForm } from '../parts/form/SendingForm.tsx';
import { useKeptForm } from '../parts/form/use-kept-form.ts';
import { WebsiteTrap } from '../parts/form/WebsiteTrap.tsx';
import { useSending } from '../parts/form/use-sending.ts';
import { fetchOverlay } from '../parts/overlay.ts';
import { useSite } from '../runtime/site-context.tsx';
import styles from '../parts/form/form.module.css';

export const namespaces = ['fields', 'form', 'received', 'resume'] as const;
export const needsFigures = true;

const formId = 'apply-form';
/** Milliseconds between the server's answer and the next page. */
const overlayMs = 4000;
/** Milliseconds to wait, at most, for the name of the partner whose code was just typed. */
const namingMs = 3000;
/** Milliseconds to show a message that the next page cannot show. */
const toastMs = 1500;

interface ApplicationFormProps {
  consent: {
    version: string;
    text: readonly string[];
    isRequired: boolean;
    isPrechecked: boolean;
  };
  partnerView: PartnerView;
  grantTerms: GrantTerms;
  /** What sending does not do, below the button. */
  secure: string;
  posted?: PostedForm | undefined;
}

function loadSending() {
  return import('../parts/application/send-application.ts');
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export default function ApplicationForm({
  consent,
  partnerView,
  grantTerms,
  secure,
  posted,
}: ApplicationFormProps) {
  const t = useTranslations('form');
  const received = useTranslations('received');
  const { figures, language } = useSite();
  const blank = blankApplication(consent.isPrechecked, partnerView.levels.at(-1));
  const {
    form,
    field: ownField,
    draft,
    forget,
  } = useKeptForm<ApplicationValues, Application>({
    draftKey: extraStorageKeys.applicationDraft,
    loadSchema: async () => (await loadSending()).applicationSchema(consent.isRequired),
    blank,
    prefill: prefillApplicant,
    shape: shapeApplication,
    filled: filledNames,
    onBegun: fetchOverlay,
  });
  const field = postedField(ownField, posted);
  const trap = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);

  const begin = () => {
    if (hasBegun.current) {
      return;
    }
    hasBegun.current = true;
    fetchOverlay();
    reportBeginning();
  };

  useEffect(noteStart, []);
  useEffect(() => {
    // Focused before this code loaded.
    if (document.activeElement?.closest(`#${formId}`)) {
      begin();
    }
  });

  const clear = () => {
    forget();
    clearAnswers();
    forgetStart();
  };

  const finish = async ({ id, homePrice }: AnswerOf<typeof submitLead>) => {
    const toast = {
      title: received('title'),
      text: received('text', figures),
      tone: 'success',
    } as const;
    const isLeft = leaveToast(toast);
    (await loadSending()).reportApplication(homePrice);
    clear();
    if (!isLeft) {
      showToast(toast);
      await pause(toastMs);
    }
    goTo(`/thank-you?leadId=${id}`);
  };

  const clearAll = () => {
    clear();
    chooseCode(null);
    void askForCredit();
  };

  const sending = useSending({
    step: 'apply',
    form,
    send: async (application) => {
      const { referralCode, consent: touched } = draft.touched();
      if (referralCode !== undefined) {
        // Enter sends the form without a blur, but the last page must name the partner.
        void askForCredit();
      }
      const lead = await (
        await loadSending()
      ).sendApplication(application, {
        consentVersion: consent.version,
        consentTicked: tickedNow(
          application.consent,
          consent.isPrechecked && touched === undefined,
        ),
        website: trap.current?.value ?? '',
        referralChoice: referralCode,
      });
      await Promise.race([waitForCredit(), pause(namingMs)]);
      return lead;
    },
    overlayMs,
    onAnswer: (lead) => void finish(lead),
    failed: () => ({ title: t('errorTitle'), text: t('application.failed') }),
  });

  const chooseAddress = (text: string) =>
    form.setValue('currentAddress', text, { shouldValidate: form.formState.isSubmitted });

  const hidden = {
    language,
    consentVersion: consent.version,
    consentTicked: tickOf(posted, consent.isPrechecked),
    ...carriedOf(posted?.values, carriedFields.apply),
    // By the names of the eligibility form, to which a change of them leads.
    name: posted && `${posted.values.firstName ?? ''} ${posted.values.lastName ?? ''}`.trim(),
    mobileNumber: posted?.values.phone,
    state: posted?.values.propertyState,
  };

  return (
    <SendingForm
      sending={sending}
      submitLabel={sending.isPending ? t('application.pending') : t('application.submit')}
      overlay={{
        title: t('application.overlayTitle'),
        messages: [t('application.overlayText')],
      }}
      id={formId}
      elsewhere={<ContinueElsewhere step="/apply" />}
      hidden={hidden}
      isStill={posted !== undefined}
      onFocus={begin}
      onClear={clearAll}
      agreement={{
        title: t('agreement'),
        content: (
          <>
            <ConsentBox consent={consent} field={field} posted={posted} />
            <LegalLinks />
          </>
        ),
      }}
      told={<p className={styles.note}>{secure}</p>}
    >
      <PersonFields id="about-title" title={t('application.about')} field={field} />
      <HomeFields field={field} onAddress={chooseAddress} />
      <PlanFields field={field} />
      <WebsiteTrap ref={trap} />
      <CheckAnswers
        grantTerms={grantTerms}
        wish={posted ? posted.values.wantsPanels : form.watch('wantsPanels')}
        field={field}
        posted={posted}
      />
      <PartnerChoice view={partnerView} isTyped={!!posted?.values.referralCode} field={field} />
    </SendingForm>
  );
}
