import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { openAnswers } from '#core/contract/public-calls.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import { call, CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { inLanguage } from '../browser/go-to.ts';
import { clearAnswers, keepAnswer } from '../browser/storage/answers.ts';
import { isOffline, offlineTexts } from '../browser/offline.ts';
import { FailureNote } from '../parts/form/FailureNote.tsx';
import { HiddenFields } from '../parts/form/HiddenFields.tsx';
import { useSite } from '../runtime/site-context.tsx';
import styles from '../parts/form/form.module.css';

export const namespaces = ['resume'] as const;

/** Milliseconds until getting the answers counts as failed. */
const patience = 30_000;

type Wrong = 'code' | 'phoneLast4';

export default function ResumeForm({ posted }: { posted: PostedForm | undefined }) {
  const t = useTranslations('resume');
  const { language } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [needsDigits, setNeedsDigits] = useState(posted?.errors['phoneLast4'] !== undefined);
  const [wrong, setWrong] = useState<Partial<Record<Wrong, string>>>(posted?.errors ?? {});
  const control = useCallback(
    (name: Wrong) => form.current?.elements.namedItem(name) as HTMLInputElement | null,
    [],
  );
  const [failure, setFailure] = useState<string | null>(posted?.failure ?? null);

  useEffect(() => {
    const code = new URLSearchParams(location.search).get('code');
    const field = control('code');
    if (code && field?.value === '') {
      field.value = code;
    }
  }, [control]);
  useEffect(() => {
    if (needsDigits) {
      control('phoneLast4')?.focus();
    }
  }, [needsDigits, control]);

  const refuse = (name: Wrong, isTold = true) => {
    const key = name === 'code' ? 'resume.code' : 'resume.digits';
    setWrong(isTold ? { [name]: validationMessage(key, language) } : {});
    control(name)?.focus();
  };

  const open = async (event: FormEvent) => {
    event.preventDefault();
    const code = control('code')!.value.trim();
    const phoneLast4 = control('phoneLast4')?.value.trim();
    if (!code) {
      return refuse('code');
    }
    if (phoneLast4 && !/^\d{4}$/.test(phoneLast4)) {
      return refuse('phoneLast4');
    }
    setBusy(true);
    setFailure(null);
    setWrong({});
    try {
      const { step, answers } = await call(openAnswers, {
        params: { code },
        body: phoneLast4 ? { phoneLast4 } : {},
        signal: AbortSignal.timeout(patience),
      });
      // The answers of an earlier visitor on this device must not mix with these.
      clearAnswers();
      for (const [key, value] of Object.entries(answers)) {
        keepAnswer(key, value);
      }
      location.assign(inLanguage(step));
    } catch (error) {
      setBusy(false);
      const status = error instanceof CallError ? error.status : 0;
      if (status === 403) {
        setNeedsDigits(true);
        refuse('phoneLast4', needsDigits);
      } else if (status === 404) {
        refuse('code');
      } else {
        setFailure(isOffline(error) ? offlineTexts[language] : t('failed'));
      }
    }
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void open(event)}
    >
      <HiddenFields values={{ [hiddenFields.language]: language }} />
      <TextInput
        name="code"
        label={t('code')}
        defaultValue={posted?.values['code']}
        error={wrong.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      {needsDigits && (
        <TextInput
          name="phoneLast4"
          label={t('digits')}
          hint={t('digitsHint')}
          error={wrong.phoneLast4}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      )}
      <Button type="submit" variant="sun" size="large" isWide disabled={isBusy}>
        {t(isBusy ? 'opening' : 'open')}
      </Button>
      <FailureNote failure={failure === null ? null : { text: failure }} />
    </form>
  );
}
