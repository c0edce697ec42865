import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepAnswers } from '#core/contract/public-calls.ts';
import { answerStorageKeys } from '#core/domain/options.ts';
import { lastDigitsOf, type ResumableStep, writtenCode } from '#core/domain/visitor/resumable.ts';
import { localeOf } from '#core/i18n/format.ts';
import { call } from '#web/kit/api.ts';
import { visitorSession } from '../../browser/calls/tracking.ts';
import { isOffline, offlineTexts } from '../../browser/offline.ts';
import { readStored } from '../../browser/storage/storage.ts';
import { useSite } from '../../runtime/site-context.tsx';
import form from '../form/form.module.css';
import styles from './continue-elsewhere.module.css';

function storedAnswers(): Record<string, string> {
  const stored = answerStorageKeys.map((key) => [key, readStored(key)] as const);
  return Object.fromEntries(stored.filter((one): one is [string, string] => one[1] !== null));
}

/** Milliseconds until making a code counts as failed. */
const patience = 30_000;

type Shown =
  | 'nothing'
  | 'failed'
  | 'offline'
  | { code: string; link: string; expiresAt: string; asksDigits: boolean };

/** A code, and a link, to continue with the typed answers on another device. */
export function ContinueElsewhere({ step }: { step: ResumableStep }) {
  const t = useTranslations('resume');
  const { language } = useSite();
  const [isBusy, setBusy] = useState(false);
  const [shown, show] = useState<Shown | null>(null);

  // By the visitor's own clock: it is shown only in the browser.
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const make = async () => {
    const answers = storedAnswers();
    if (Object.keys(answers).length === 0) {
      return show('nothing');
    }
    setBusy(true);
    try {
      const made = await call(keepAnswers, {
        body: { sessionId: visitorSession(), step, answers },
        signal: AbortSignal.timeout(patience),
      });
      show({ ...made, asksDigits: lastDigitsOf(answers) !== null });
    } catch (error) {
      show(isOffline(error) ? 'offline' : 'failed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.place}>
      <button
        type="button"
        className={form.textButton}
        // A disabled button would lose the focus.
        aria-disabled={isBusy}
        onClick={() => !isBusy && void make()}
      >
        {t(isBusy ? 'making' : 'button')}
      </button>
      <div aria-live="polite">
        {shown === 'nothing' && <p>{t('nothing')}</p>}
        {shown === 'failed' && <p>{t('failed')}</p>}
        {shown === 'offline' && <p>{offlineTexts[language]}</p>}
        {shown !== null && typeof shown !== 'string' && (
          <div className={styles.made}>
            <p className={styles.code}>{writtenCode(shown.code)}</p>
            <p>
              {t('shown', { address: new URL(shown.link).host + new URL(shown.link).pathname })}
            </p>
            {shown.asksDigits && <p>{t('digitsNote')}</p>}
            <p>{t('until', { time: clock.format(new Date(shown.expiresAt)) })}</p>
            <a href={`${shown.link}&lang=${language}`}>{t('link')}</a>
          </div>
        )}
      </div>
    </div>
  );
}
