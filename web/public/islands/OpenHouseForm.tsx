import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { carriedFields } from '#core/contract/forms/posted-form.ts';
import { openHouseSource } from '#core/domain/lead-source.ts';
import { ownStorageKeys } from '#core/domain/options.ts';
import { Button } from '#web/kit/Button.tsx';
import { clearAnswers } from '../browser/storage/answers.ts';
import { firstVisit } from '../browser/storage/first-visit.ts';
import {
  applicationSchema,
  blankApplication,
  knownApplicant,
  shapeApplication,
  tickedNow,
  type Application,
  type ApplicationValues,
} from '../parts/application/application-values.ts';
import { HomeFields, PlanFields, WebsiteTrap } from '../parts/application/ApplicationFields.tsx';
import { dropWaiting, keepWaiting, sendWaiting, waiting } from '../parts/application/outbox.ts';
import { PartnerSees } from '../parts/application/ReferralField.tsx';
import {
  applicationBody,
  forgetStart,
  leadKey,
  noteStart,
  reportApplication,
  reportBeginning,
} from '../parts/application/send-application.ts';
import { ConsentBox } from '../parts/form/ConsentBox.tsx';
import { PersonFields } from '../parts/form/FieldGroup.tsx';
import { carriedOf } from '../parts/form/HiddenFields.tsx';
import { postedField, tickOf } from '../parts/form/posted-field.ts';
import { LegalLinks, SendingForm } from '../parts/form/SendingForm.tsx';
import { useKeptForm } from '../parts/form/use-kept-form.ts';
import { useSending } from '../parts/form/use-sending.ts';
import { useSite } from '../runtime/site-context.tsx';
import type ApplicationForm from './ApplicationForm.tsx';
import { goTo } from '../browser/go-to.ts';
import styles from './open-house-form.module.css';

export const namespaces = ['fields', 'form', 'openHouse'] as const;
export const needsFigures = true;

/** Milliseconds between tries while the page stands open without a connection. */
const retryMs = 15_000;

type State = { name: 'typing' } | { name: 'waiting' } | { name: 'sent'; leadId: number };

interface StandingProps {
  state: Exclude<State, { name: 'typing' }>;
  onRetry: () => void;
  onAnother: () => void;
}

/** What became of an application that was sent here; takes the place of the form. */
function Standing({ state, onRetry, onAnother }: StandingProps) {
  const t = useTranslations('openHouse');
  const title = useRef<HTMLHeadingElement>(null);
  const { name } = state;
  useEffect(() => title.current?.focus(), []);
  return (
    <div
      className={styles.standing}
      role="status"
    >
      <h2
        ref={title}
        tabIndex={-1}
      >
        {t(`${name}.title`)}
      </h2>
      <p>{t(`${name}.text`)}</p>
      {name === 'waiting' ? (
        <Button onClick={onRetry}>{t('waiting.retry')}</Button>
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => goTo(`/thank-you?leadId=${state.leadId}`)}>
            {t('sent.next')}
          </Button>
          <Button onClick={onAnother}>{t('sent.another')}</Button>
        </div>
      )}
    </div>
  );
}

/**
 * The application for the guests of an open house. What is sent without a connection waits in the
 * browser, and goes once there is one, or when the page is opened again.
 */
export default function OpenHouseForm({
  consent,
  partnerSees,
  posted,
}: ComponentProps<typeof ApplicationForm>) {
  const t = useTranslations('form');
  const { language } = useSite();
  const [state, setState] = useState<State>({ name: 'typing' });
  const [schema] = useState(() => applicationSchema(consent.isRequired));
  const {
    form,
    field: ownField,
    draft,
    forget,
  } = useKeptForm<ApplicationValues, Application>({
    draftKey: ownStorageKeys.applicationDraft,
    schema,
    blank: blankApplication(consent.isPrechecked),
    prefill: knownApplicant,
    shape: shapeApplication,
    onBegun: () => {},
  });
  const field = postedField(ownField, posted);
  const trap = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);

  const clear = () => {
    forget();
    clearAnswers();
    forgetStart();
  };

  const sending = useSending({
    form,
    send: (application) => {
      const { referralCode, consent: touched } = draft.touched();
      const body = applicationBody(application, {
        consentVersion: consent.version,
        consentTicked: tickedNow(
          application.consent,
          consent.isPrechecked && touched === undefined,
        ),
        website: trap.current?.value ?? '',
        referralChoice: referralCode,
        openHouse: new URLSearchParams(location.search).get('link') ?? undefined,
      });
      keepWaiting({ ...body, source: { ...firstVisit(), ...openHouseSource } }, leadKey());
      return sendWaiting();
    },
    onAnswer: (lead) => finish(lead),
    failed: () => ({ title: t('errorTitle'), text: t('application.failed') }),
  });

  const finish = (lead: Awaited<ReturnType<typeof sendWaiting>>) => {
    sending.end();
    if (lead === null) {
      setState({ name: 'waiting' });
      return;
    }
    reportApplication(lead.homePrice);
    clear();
    setState({ name: 'sent', leadId: lead.id });
  };

  const retry = useRef(() => {});
  retry.current = () => {
    // What the server refuses comes back with the form, which still has its draft.
    sendWaiting().then(
      (lead) => lead && finish(lead),
      () => setState({ name: 'typing' }),
    );
  };

  useEffect(() => {
    noteStart();
    if (waiting()) {
      setState({ name: 'waiting' });
      retry.current();
    }
  }, []);

  useEffect(() => {
    if (state.name !== 'waiting') {
      return undefined;
    }
    const again = () => retry.current();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [state.name]);

  const begin = () => {
    if (!hasBegun.current) {
      hasBegun.current = true;
      reportBeginning();
    }
  };

  if (state.name !== 'typing') {
    return (
      <Standing
        key={state.name}
        state={state}
        onRetry={() => retry.current()}
        onAnother={() => setState({ name: 'typing' })}
      />
    );
  }
  return (
    <SendingForm
      sending={sending}
      submitLabel={sending.isPending ? t('application.pending') : t('application.submit')}
      hidden={{
        language,
        consentVersion: consent.version,
        consentTicked: tickOf(posted, consent.isPrechecked),
        ...carriedOf(posted?.values, carriedFields.apply),
      }}
      isStill={posted !== undefined}
      onFocus={begin}
      onClear={() => {
        dropWaiting();
        clear();
      }}
      told={<PartnerSees level={partnerSees} />}
    >
      <PersonFields
        id="about-title"
        title={t('application.about')}
        field={field}
      />
      <HomeFields
        field={field}
        onAddress={(text) => form.setValue('currentAddress', text)}
      />
      <PlanFields field={field} />
      <WebsiteTrap ref={trap} />
      <ConsentBox
        consent={consent}
        field={field}
        posted={posted}
      />
      <LegalLinks />
    </SendingForm>
  );
}
