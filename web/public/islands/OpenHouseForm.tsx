import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { namedClient } from '#core/contract/partners/affiliate/clients.ts';
import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { closeOwnPage, lookUpAffiliate } from '#core/contract/public-calls.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import { capitalized } from '#core/i18n/partner-label.ts';
import { call, CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { goTo } from '../browser/go-to.ts';
import { clearAnswers } from '../browser/storage/answers.ts';
import {
  type ApplicationValues,
  blankApplication,
  prefillApplicant,
  shapeApplication,
} from '../parts/application/application-values.ts';
import { PersonFields } from '../parts/form/FieldGroup.tsx';
import { postedField } from '../parts/form/posted-field.ts';
import { LegalLinks, SendingForm } from '../parts/form/SendingForm.tsx';
import { useKeptForm } from '../parts/form/use-kept-form.ts';
import { useSending } from '../parts/form/use-sending.ts';
import { WebsiteTrap } from '../parts/form/WebsiteTrap.tsx';
import { fetchAhead } from '../parts/part.ts';
import { GuestStatus, type GuestState } from '../parts/open-house/GuestStatus.tsx';
import { dropWaiting, keepWaiting, sendWaiting, waiting } from '../parts/open-house/outbox.ts';
import { useSite } from '../runtime/site-context.tsx';
import formStyles from '../parts/form/form.module.css';

export const namespaces = ['fields', 'openHouse'] as const;
export const needsFigures = true;

/** Milliseconds between tries while the page is open without a connection. */
const retryMs = 15_000;

/** Milliseconds without a touch after which a phone with sent details is ready for the next guest. */
const handedOnMs = 180_000;

type GuestNamed = z.output<typeof namedClient>;

function scannedLink() {
  const address = new URLSearchParams(location.search);
  return { referralCode: address.get('ref') ?? '', link: address.get('link') ?? '' };
}

/** The partner whose code was scanned; another one may have the credit so far. */
function useHost(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const { referralCode } = scannedLink();
    if (referralCode) {
      call(lookUpAffiliate, { params: { ref: referralCode } }).then(
        ({ firstName, lastName }) => setName(`${firstName} ${lastName}`.trim()),
        (error: unknown) => console.warn('The partner cannot be named', error),
      );
    }
  }, []);
  return name;
}

function isOver(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 409);
}

/**
 * The details of a guest of an open house. Without a connection they wait in the browser; they are
 * sent once there is one, or when the page is opened again. The application continues with the same
 * draft.
 */
export default function OpenHouseForm({ posted }: { posted: PostedForm | undefined }) {
  const t = useTranslations('openHouse');
  const { language, figures } = useSite();
  const host = useHost();
  const trap = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'typing' | GuestState>('typing');
  const { form, field, draft, forget } = useKeptForm<ApplicationValues, GuestNamed>({
    draftKey: extraStorageKeys.applicationDraft,
    // At hand without a connection, too: a guest waits here to be sent.
    loadSchema: async () => namedClient,
    blank: blankApplication(false),
    prefill: prefillApplicant,
    shape: shapeApplication,
    onBegun: () => {},
  });
  // Nor can the checks come later, where there is no signal.
  useEffect(() => fetchAhead(() => import('../parts/form/check-form.ts')), []);
  const clear = () => {
    dropWaiting();
    forget();
    clearAnswers();
  };

  const sent = useRef<Partial<ApplicationValues>>({});
  const settle = (standing: GuestState) => {
    if (standing === 'sent') {
      // The phone may be handed on: only this page still has what was sent, for the application.
      sent.current = draft.touched();
      forget();
    }
    setState(standing);
  };

  // Also closes the page of a guest who applied on this phone, whichever link it has.
  const begin = () => {
    call(closeOwnPage, { params: { token: 'here' } }).catch((error: unknown) =>
      console.warn('The page of the last guest is still open here', error),
    );
    clear();
    setState('typing');
  };

  const send = async (): Promise<GuestState> => {
    try {
      return (await sendWaiting()) ? 'sent' : 'waiting';
    } catch (error) {
      if (isOver(error)) {
        return 'over';
      }
      throw error;
    }
  };
  const sending = useSending({
    form,
    send: (named) => {
      keepWaiting({ ...named, ...scannedLink(), website: trap.current?.value });
      return send();
    },
    onAnswer: (standing) => {
      sending.end();
      settle(standing);
    },
    failed: () => ({ title: t('failedTitle'), text: t('failed') }),
  });

  const retry = useRef(() => {});
  retry.current = () => {
    // Details that the server refuses return to the form, which has its draft.
    send().then(settle, () => setState('typing'));
  };

  useEffect(() => {
    if (waiting()) {
      setState('waiting');
      retry.current();
    }
  }, []);

  useEffect(() => {
    if (state !== 'waiting') {
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
  }, [state]);

  const handOn = useRef(begin);
  handOn.current = begin;
  useEffect(() => {
    if (state !== 'sent') {
      return undefined;
    }
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => handOn.current(), handedOnMs);
    };
    wait();
    addEventListener('pointerdown', wait);
    addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', wait);
      removeEventListener('keydown', wait);
    };
  }, [state]);

  if (state !== 'typing') {
    return (
      <GuestStatus key={state} state={state}>
        {state === 'waiting' ? (
          <Button onClick={() => retry.current()}>{t('waiting.retry')}</Button>
        ) : (
          <>
            <Button
              onClick={() => {
                draft.touch(sent.current);
                goTo('/apply');
              }}
            >
              {t('whole')}
            </Button>
            <Button onClick={begin}>{t('another')}</Button>
          </>
        )}
      </GuestStatus>
    );
  }
  return (
    <SendingForm
      id="open-house-form"
      sending={sending}
      submitLabel={sending.isPending ? t('pending') : t('submit')}
      hidden={{ [hiddenFields.language]: language }}
      isStill={posted !== undefined}
      onClear={clear}
      told={
        <>
          <p className={formStyles.note}>
            {capitalized(t('told', { ...figures, name: host ?? t('host') }))}
          </p>
          {!posted && (
            <Button className={formStyles.scripted} isWide onClick={() => goTo('/apply')}>
              {t('whole')}
            </Button>
          )}
        </>
      }
    >
      {!posted && <p className={`${formStyles.note} ${formStyles.scripted}`}>{t('offline')}</p>}
      <PersonFields id="guest-title" title={t('about')} field={postedField(field, posted)} />
      <WebsiteTrap ref={trap} />
      <LegalLinks />
    </SendingForm>
  );
}
