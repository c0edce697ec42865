import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { watchBodyOf, type TypedAnswers } from '#core/contract/forms/typed-answers.ts';
import { hiddenFields, type PostedForm } from '#core/contract/forms/posted-form.ts';
import { watchNearMiss } from '#core/contract/public-calls.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { showToast } from '../../browser/effects/toast.ts';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { HiddenFields } from '../form/HiddenFields.tsx';
import { postedId } from '../form/posted-field.ts';
import { LegalLinks } from '../form/SendingForm.tsx';
import styles from '../form/form.module.css';

/** The wording under which somebody asks to be told. */
export interface WatchConsent {
  version: string;
  text: string;
}

interface WatchFormProps {
  /** The answers of the check; a range of scores is no number to compare a new rule with. */
  answers: { creditScore: string; homePrice: string; state: string };
  asksScore: boolean;
  consent: WatchConsent;
  /** The form as the browser itself posted it. */
  posted?: PostedForm | undefined;
}

/** What is said once the wish is kept; it takes the place of the form, and the focus. */
export function WatchDone({ email }: { email: string }) {
  const t = useTranslations('nearMiss.watch');
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
    >
      <strong>{t('doneTitle')}.</strong> {t('done', { email })}
    </p>
  );
}

/** Asks for one email once the rules change for these answers; the server checks what was typed. */
export function WatchForm({ answers, asksScore, consent, posted }: WatchFormProps) {
  const t = useTranslations('nearMiss.watch');
  const { language } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [watched, setWatched] = useState<string | null>(null);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  const { creditScore, ...home } = answers;
  const hidden = {
    ...home,
    ...(!asksScore && { creditScore }),
    [hiddenFields.consentVersion]: consent.version,
  };

  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in errors)?.focus();
  }, [errors]);

  const send = async (typed: TypedAnswers) => {
    setIsPending(true);
    try {
      await sendForm(watchNearMiss, {
        body: { ...watchBodyOf(typed), pageUrl: pageAddress() },
      });
      setWatched(typed['email'] ?? '');
    } catch (failure) {
      const wrong = failure instanceof CallError ? failure.errors : [];
      const beside = wrong.filter(
        ({ path }) => path === 'email' || (asksScore && path === 'creditScore'),
      );
      setErrors(Object.fromEntries(beside.map(({ path, message }) => [path, message])));
      if (beside.length === 0) {
        const text = wrong[0]?.message ?? t('failed');
        showToast({ title: t('failedTitle'), text, tone: 'destructive' });
      }
    }
    setIsPending(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(Object.fromEntries(new FormData(event.currentTarget)) as TypedAnswers);
  };
  const field = (name: string) => ({
    name,
    error: errors[name] ?? null,
    ...(posted && { id: postedId(name), defaultValue: posted.values[name] }),
  });

  if (watched !== null) {
    return <WatchDone email={watched} />;
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={localizedPath('/eligibility-results', language)}
      noValidate
      onSubmit={submit}
      aria-busy={isPending}
    >
      <HiddenFields values={{ ...hidden, [hiddenFields.language]: language }} />
      <p>{t('text')}</p>
      {asksScore && (
        <TextInput
          label={t('score')}
          hint={t('scoreHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...field('creditScore')}
        />
      )}
      <TextInput
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <p className={styles.consent}>{consent.text}</p>
      <Button
        type="submit"
        variant="ink"
        size="large"
        isWide
        disabled={isPending}
      >
        {isPending ? t('pending') : t('submit')}
      </Button>
      <LegalLinks />
    </form>
  );
}
