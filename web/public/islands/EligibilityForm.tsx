import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { useTranslations } from 'use-intl';
import { checkEligibilityBody } from '#core/contract/eligibility.ts';
import { checkEligibility } from '#core/contract/public-calls.ts';
import { creditScoreNumber } from '#core/domain/credit-score.ts';
import {
  creditScoreRanges,
  formDefaults,
  ownStorageKeys,
  parseHomePriceOrZero,
} from '#core/domain/options.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { formatDollars, formatNumber, formatScoreRange, localeOf } from '#core/i18n/format.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import { Button } from '#web/kit/Button.tsx';
import { groupAmount, plainAmount } from '#web/kit/form/money-text.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { clearAnswers } from '../browser/storage/answers.ts';
import { goTo } from '../browser/go-to.ts';
import { keepResult, type EligibilityResult } from '../browser/storage/kept-result.ts';
import { pixelEvent } from '../browser/calls/pixel.ts';
import { pageAddress, sendForm } from '../browser/calls/send-form.ts';
import { storedCalculation, storedInputs } from '../browser/storage/stored-answers.ts';
import { showToast } from '../browser/effects/toast.ts';
import { track, visitorSession } from '../browser/calls/tracking.ts';
import { FormFooter } from '../parts/form/FormFooter.tsx';
import { fetchAhead, part } from '../parts/part.ts';
import { errorText, serverErrors, useKeptForm } from '../parts/form/use-kept-form.ts';
import { useSite } from '../runtime/site-context.tsx';
import styles from '../parts/form/form.module.css';

export const namespaces = ['form', 'results'] as const;
export const needsFigures = true;

const loadOverlay = () => import('../parts/LoadingOverlay.tsx');
const loadConfetti = () => import('../browser/effects/confetti.ts');
const LoadingOverlay = part(loadOverlay);
const EligibilityAnswer = part(() => import('../parts/EligibilityAnswer.tsx'));
/** Milliseconds the overlay stays after the answer came. */
const overlayMs = 5000;

const begin = () => {
  fetchAhead(loadOverlay);
  fetchAhead(loadConfetti);
};

interface EligibilityFormProps {
  minHomePrice: number;
  consent: { version: string; text: string };
}

interface Values extends Record<string, string> {
  name: string;
  mobileNumber: string;
  homePrice: string;
  creditScore: string;
  state: string;
  firstTimeHomebuyer: string;
}
type Body = z.output<typeof checkEligibilityBody>;

/**
 * What is typed becomes the call's body; the lender's minimum price is checked with everything
 * else.
 */
const schemaFor = (minHomePrice: number) =>
  z.pipe(
    z.transform((values: Values) => ({
      ...values,
      homePrice: parseHomePriceOrZero(plainAmount(values.homePrice)),
      creditScore: creditScoreNumber(values.creditScore) ?? undefined,
      firstTimeHomebuyer: { yes: true, no: false }[values.firstTimeHomebuyer],
    })),
    z.extend(checkEligibilityBody, {
      homePrice: z
        .int('homePrice.min')
        .check(
          z.minimum(minHomePrice, 'homePrice.min'),
          z.maximum(100_000_000, 'homePrice.number'),
        ),
    }),
  );

/** Step 3: six answers, checked at once by the server; the result is shown on its own page. */
export default function EligibilityForm({ minHomePrice, consent }: EligibilityFormProps) {
  const t = useTranslations('form');
  const { language, figures } = useSite();
  const locale = localeOf(language);
  const [isPending, setIsPending] = useState(false);
  // Where the browser keeps nothing, no other page could show the answer: it takes the place of the
  // form.
  const [shown, setShown] = useState<EligibilityResult | null>(null);
  const blank: Values = {
    name: '',
    mobileNumber: '',
    homePrice: formatNumber(formDefaults.homePrice, language),
    creditScore: '',
    state: '',
    firstTimeHomebuyer: '',
  };
  const [schema] = useState(() => schemaFor(minHomePrice));
  const form = useKeptForm<Values, Body>({
    draftKey: ownStorageKeys.eligibilityDraft,
    schema,
    blank,
    onBegun: begin,
    prefill: () => {
      const {
        homePrice = formDefaults.homePrice,
        creditScore = '',
        propertyState = '',
      } = storedInputs();
      return {
        homePrice: formatNumber(homePrice, language),
        creditScore,
        state: propertyState,
      };
    },
    shape: (values) => ({
      ...values,
      mobileNumber: formatPhone(values.mobileNumber),
      homePrice: groupAmount(values.homePrice, locale),
    }),
  });
  const { errors } = form.formState;
  const field = (name: keyof Values & string) => ({
    ...form.register(name),
    error: errorText(errors, name, language, figures),
  });
  const leaving = useRef(0);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsPending(false);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      clearTimeout(leaving.current);
    };
  }, []);

  const submit = form.handleSubmit(async (body) => {
    setIsPending(true);
    void loadConfetti()
      .then(({ rain }) => rain(3000))
      .catch((error: unknown) => console.debug('no confetti', error));
    try {
      const answer = await sendForm(checkEligibility, {
        body: {
          ...body,
          calculatorResults: storedCalculation(),
          sessionId: visitorSession(),
          consentVersion: consent.version,
          pageUrl: pageAddress(),
        },
      });
      leaving.current = window.setTimeout(() => {
        const { creditScore, state } = body;
        const isKept = keepResult(answer, body);
        track('check_eligibility', {
          creditScore,
          state,
          eligible: answer.eligible,
        });
        pixelEvent('CheckEligibility', { creditScore, state });
        if (isKept) {
          return goTo('/eligibility-results');
        }
        setIsPending(false);
        setShown(answer);
      }, overlayMs);
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
        text: t('eligibility.failed'),
        tone: 'destructive',
      });
    }
  });

  const clear = () => {
    form.reset(blank);
    clearAnswers();
    showToast({ title: t('cleared'), tone: 'success' });
  };

  if (shown) {
    return (
      <Suspense>
        <EligibilityAnswer
          result={shown}
          name={form.getValues('name')}
          onAgain={() => setShown(null)}
        />
      </Suspense>
    );
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={begin}
      aria-busy={isPending}
    >
      <TextInput
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={200}
        {...field('name')}
      />
      <PhoneInput
        label={t('mobile')}
        {...field('mobileNumber')}
      />
      <MoneyInput
        label={t('homePrice')}
        hint={t('homePriceHint', figures)}
        locale={locale}
        prefix={formatDollars(0, language).replace(/\s?0$/, '')}
        defaultValue={blank.homePrice}
        {...field('homePrice')}
      />
      <Select
        label={t('creditScore')}
        hint={t('creditScoreHint')}
        placeholder={t('choose')}
        defaultValue=""
        options={creditScoreRanges.map((range) => ({
          value: range,
          label: formatScoreRange(range),
        }))}
        {...field('creditScore')}
      />
      <Select
        label={t('state')}
        placeholder={t('choose')}
        autoComplete="address-level1"
        defaultValue=""
        options={statesByName(language).map(({ code, name }) => ({
          value: code,
          label: `${name} (${code})`,
        }))}
        {...field('state')}
      />
      <RadioGroup
        label={t('firstTime')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        {...field('firstTimeHomebuyer')}
      />
      <p className={styles.consent}>{consent.text}</p>
      <Button
        ref={button}
        type="submit"
        variant="sun"
        size="large"
        isWide
        disabled={isPending}
      >
        {isPending ? t('eligibility.pending') : t('eligibility.submit')}
      </Button>
      <FormFooter onClear={clear} />
      {isPending && (
        <Suspense>
          <LoadingOverlay
            title={t('eligibility.overlayTitle')}
            messages={(['state', 'credit', 'price', 'result'] as const).map((stage) =>
              t(`eligibility.overlay.${stage}`),
            )}
          />
        </Suspense>
      )}
    </form>
  );
}
