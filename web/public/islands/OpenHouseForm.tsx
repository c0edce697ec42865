import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { openHouseSource } from '#core/domain/lead-source.ts';
import { Button } from '#web/kit/Button.tsx';
import { goTo } from '../browser/go-to.ts';
import { firstVisit } from '../browser/storage/first-visit.ts';
import { ApplicationParts } from '../parts/application/ApplicationParts.tsx';
import { dropWaiting, keepWaiting, sendWaiting, waiting } from '../parts/application/outbox.ts';
import { PartnerSees } from '../parts/application/ReferralField.tsx';
import {
  applicationBody,
  leadKey,
  noteStart,
  reportApplication,
} from '../parts/application/send-application.ts';
import { type ApplicationProps, useApplication } from '../parts/application/use-application.ts';
import { SendingForm } from '../parts/form/SendingForm.tsx';
import { useSending } from '../parts/form/use-sending.ts';
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
export default function OpenHouseForm(props: ApplicationProps) {
  const { partnerSees, consent, posted } = props;
  const t = useTranslations('form');
  const [state, setState] = useState<State>({ name: 'typing' });
  const application = useApplication(props, () => {});
  const { form, clear } = application;

  const sending = useSending({
    form,
    send: (answers) => {
      const body = applicationBody(answers, {
        ...application.besides(answers),
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
      hidden={application.hidden}
      isStill={posted !== undefined}
      onFocus={application.begin}
      onClear={() => {
        dropWaiting();
        clear();
      }}
      told={<PartnerSees level={partnerSees} />}
    >
      <ApplicationParts
        of={application}
        consent={consent}
        posted={posted}
      />
    </SendingForm>
  );
}
