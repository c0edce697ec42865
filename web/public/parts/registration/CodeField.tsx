import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkCode } from '#core/contract/public-calls.ts';
import { codeOfName, referralCodePattern } from '#core/domain/partners/referral.ts';
import { call } from '#web/kit/api.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Warning } from '#web/kit/icons.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import type { RegistrationValues } from './registration-values.ts';
import styles from './code-field.module.css';

interface CodeAnswer extends AnswerOf<typeof checkCode> {
  readonly code: string;
}

/** Milliseconds from the last key to the request. */
const pauseMs = 350;

/** The server's check of a code while it is typed; null without an answer. */
function useCodeCheck(code: string): CodeAnswer | null {
  const [answer, setAnswer] = useState<CodeAnswer | null>(null);
  useEffect(() => {
    if (!referralCodePattern.test(code)) {
      return;
    }
    const stop = new AbortController();
    const ask = async () => {
      try {
        const said = await call(checkCode, { query: { code }, signal: stop.signal });
        setAnswer({ code, ...said });
      } catch {
        // Too many requests, or offline: the registration will report it.
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code]);
  return answer?.code === code ? answer : null;
}

function CodeNote({ code, answer }: { code: string; answer: CodeAnswer | null }) {
  const t = useTranslations('register.code');
  const isMalformed = code.length >= 3 && !referralCodePattern.test(code);
  const state = isMalformed ? 'malformed' : code && answer?.state;
  if (!state) {
    return null;
  }
  const isFree = state === 'free';
  return (
    <p className={isFree ? styles.free : styles.refused}>
      {isFree ? <Check size={18} /> : <Warning size={18} />}
      <span>{t(state, { code })}</span>
    </p>
  );
}

interface CodeFieldProps {
  field: ReturnType<FieldOf<RegistrationValues>>;
  /** The host of links with the code, without `https://`. */
  host: string;
  values: Pick<RegistrationValues, 'firstName' | 'lastName' | 'referralCode'>;
  onUse: (code: string) => void;
}

export function CodeField({ field, host, values, onUse }: CodeFieldProps) {
  const t = useTranslations('register.code');
  const code = values.referralCode.trim();
  const own = codeOfName(values.firstName, values.lastName);
  const answer = useCodeCheck(code || own);
  const ofName = answer?.state === 'free' ? own : answer?.suggestion;
  const proposal = code === '' ? answer && ofName : answer?.suggestion;
  return (
    <div>
      <TextInput
        label={t('label')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...field}
      />
      <div className={styles.below}>
        <div role="status">
          <CodeNote code={code} answer={answer} />
        </div>
        {proposal && (
          <p className={styles.proposal}>
            <span>{t('proposal')}</span>
            <Button size="small" onClick={() => onUse(proposal)}>
              {t('use', { code: proposal })}
            </Button>
          </p>
        )}
        <p className={styles.link}>
          {t('link')}{' '}
          <strong>
            {host}/{code || t('yours')}
          </strong>
        </p>
      </div>
    </div>
  );
}
