import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { carriedFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import { localeOf } from '#core/i18n/format.ts';
import { creditScoreNumber, upperBound } from '#core/domain/visitor/credit-score.ts';
import { groupAmount } from '#web/kit/form/money-text.ts';
import { postForm } from '../browser/carry-stored.ts';
import { filledNames, showKnown } from '../browser/known-answers.ts';
import { celebrate } from '../browser/effects/celebrate.ts';
import { goTo } from '../browser/go-to.ts';
import { isOffline } from '../browser/offline.ts';
import { clearAnswers } from '../browser/storage/answers.ts';
import { keepResult, type EligibilityResult } from '../browser/storage/kept-result.ts';
import {
  askedBefore,
  blankEligibility,
  prefillEligibility,
  shapeEligibility,
  type EligibilityValues,
} from '../parts/eligibility/eligibility-values.ts';
import type { EligibilityAnswers } from '../parts/eligibility/eligibility-rules.ts';
import { AboutYou, ProgramQuestions } from '../parts/eligibility/EligibilityFields.tsx';
import { reportEligibility, sendEligibility } from '../parts/eligibility/send-eligibility.ts';
import { type WatchConsent, WatchWish } from '../parts/eligibility/WatchForm.tsx';
import { ConsentBox } from '../parts/form/ConsentBox.tsx';
import { carriedOf } from '../parts/form/HiddenFields.tsx';
import { postedField } from '../parts/form/posted-field.ts';
import { LegalLinks, SendingForm } from '../parts/form/SendingForm.tsx';
import { useKeptForm } from '../parts/form/use-kept-form.ts';
import { useSending } from '../parts/form/use-sending.ts';
import { ContinueElsewhere } from '../parts/resume/ContinueElsewhere.tsx';
import { fetchOverlay } from '../parts/overlay.ts';
import { pagePart } from '../parts/part.ts';
import { useSite } from '../runtime/site-context.tsx';
import styles from '../parts/form/form.module.css';

export const namespaces = ['fields', 'form', 'results', 'nearMiss', 'notice', 'resume'] as const;
export const needsFigures = true;

const EligibilityAnswer = pagePart(() => import('../parts/eligibility/EligibilityAnswer.tsx'));

function loadRules() {
  return import('../parts/eligibility/eligibility-rules.ts');
}

/** Milliseconds the overlay stays after the answer. */
const overlayMs = 5000;
const formId = 'qualify-form';
const stages = ['state', 'credit', 'price', 'result'] as const;

interface EligibilityFormProps {
  minHomePrice: number;
  minCreditScore: number;
  /** Rules are shown beside the answers. */
  showsRules: boolean;
  outside: readonly string[];
  consent: { version: string; text: string; isRequired: boolean };
  watch: WatchConsent;
  notice: WatchConsent | null;
  posted?: PostedForm | undefined;
}

/** A posted form whose price is written as its field would write it. */
function postedInDollars({ values, ...rest }: PostedForm, locale: string): PostedForm {
  const { homePrice } = values;
  const shaped = homePrice === undefined ? {} : { homePrice: groupAmount(homePrice, locale) };
  return { ...rest, values: { ...values, ...shaped } };
}

export default function EligibilityForm({
  minHomePrice,
  minCreditScore,
  showsRules,
  outside,
  consent,
  watch,
  notice,
  posted: sent,
}: EligibilityFormProps) {
  const t = useTranslations('form');
  const { language } = useSite();
  const posted = sent && postedInDollars(sent, localeOf(language));
  const blank = blankEligibility(language);
  const { form, field, draft, forget } = useKeptForm<EligibilityValues, EligibilityAnswers>({
    draftKey: extraStorageKeys.eligibilityDraft,
    loadSchema: async () => (await loadRules()).eligibilitySchema(minHomePrice),
    blank,
    prefill: () => prefillEligibility(language, minCreditScore),
    shape: (values) => shapeEligibility(values, language),
    filled: filledNames,
    onBegun: fetchOverlay,
  });
  // The rows of known answers follow the form.
  useEffect(() => {
    showKnown();
    return form.subscribe({ formState: { values: true }, callback: showKnown });
  }, [form]);
  // Without storage no other page could show the answer, so it replaces the form.
  const [shown, setShown] = useState<EligibilityResult | null>(null);

  /** Shows the answer here; if its code fails to load, the server answers the form with a page. */
  const showHere = async (result: EligibilityResult) => {
    try {
      await EligibilityAnswer.load();
    } catch (error) {
      return isOffline() ? sending.giveBack(error) : postForm(sending.button.current!.form!);
    }
    setShown(result);
  };

  const sending = useSending({
    step: 'qualify',
    form,
    send: async (answers) => {
      const result = await sendEligibility(answers, consent);
      // Over the overlay, and never over a refusal.
      if (result.eligible) {
        celebrate(({ rain }) => rain());
      }
      return result;
    },
    overlayMs,
    onAnswer: (result, answers) => {
      const isKept = keepResult(result, answers);
      reportEligibility(result, answers);
      if (isKept) {
        draft.settle(askedBefore);
        goTo('/eligibility-results');
      } else {
        void showHere(result);
      }
    },
    failed: () => ({ title: t('errorTitle'), text: t('eligibility.failed') }),
  });

  const clear = () => {
    forget();
    clearAnswers();
  };

  const showForm = () => {
    sending.end();
    setShown(null);
  };

  const hidden = {
    language,
    consentVersion: consent.version,
    consentTicked: consent.isRequired ? 'preset' : 'person',
    // If a text is above the button, pressing it is the consent.
    consent: consent.isRequired ? 'yes' : undefined,
    ...carriedOf(posted?.values, carriedFields.qualify),
  };

  const ownField = postedField(field, posted);

  if (shown) {
    return (
      <EligibilityAnswer
        result={shown}
        watch={watch}
        notice={notice}
        minCreditScore={minCreditScore}
        name={form.getValues('name')}
        onAgain={showForm}
      />
    );
  }
  const [state, range, homePrice] = form.watch(['state', 'creditScore', 'homePrice']);
  const score = upperBound(range) === null ? creditScoreNumber(range) : null;
  return (
    <>
      <ProgramQuestions
        // The wish below them is a form of its own.
        field={(name) => ({ ...ownField(name), form: formId })}
        outside={outside}
        minCreditScore={minCreditScore}
        minHomePrice={minHomePrice}
        showsRules={showsRules}
        posted={posted}
        watch={
          !posted && (
            <WatchWish
              isLate
              answers={{ state, creditScore: String(score), homePrice }}
              asksScore={score === null}
              consent={watch}
            />
          )
        }
      />
      <SendingForm
        sending={sending}
        submitLabel={sending.isPending ? t('eligibility.pending') : t('eligibility.submit')}
        overlay={{
          title: t('eligibility.overlayTitle'),
          messages: stages.map((stage) => t(`eligibility.overlay.${stage}`)),
        }}
        id={formId}
        elsewhere={<ContinueElsewhere step="/qualify" />}
        hidden={hidden}
        isStill={posted !== undefined}
        onFocus={fetchOverlay}
        onClear={clear}
      >
        <AboutYou field={ownField} showsRules={showsRules} />
        {consent.isRequired ? (
          <p className={styles.consent}>{consent.text}</p>
        ) : (
          <ConsentBox
            consent={{ ...consent, isPrechecked: false }}
            field={ownField}
            posted={posted}
          />
        )}
        <LegalLinks />
      </SendingForm>
    </>
  );
}
