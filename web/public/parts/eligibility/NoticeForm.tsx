import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { noticeBodyOf, type TypedAnswers } from '#core/contract/forms/typed-answers.ts';
import { hiddenFields, type PostedForm } from '#core/contract/forms/posted-form.ts';
import { addressNotice } from '#core/contract/public-calls.ts';
import { noticeDays, type NoticeWay } from '#core/domain/notice/notice.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { showToast } from '../../browser/effects/toast.ts';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { HiddenFields } from '../form/HiddenFields.tsx';
import { postedId } from '../form/posted-field.ts';
import type { WatchConsent } from './WatchForm.tsx';
import styles from '../form/form.module.css';

/** What is said once it is known where the notice goes; it takes the place of the form, and the focus. */
export function NoticeDone({ way }: { way: NoticeWay | 'known' }) {
  const t = useTranslations('notice');
  const said = {
    email: t('byEmail'),
    letter: t('byLetter', { days: String(noticeDays) }),
    known: t('known'),
  };
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
    >
      <strong>{t('doneTitle')}.</strong> {said[way]}
    </p>
  );
}

interface NoticeFormProps {
  token: string;
  consent: WatchConsent;
  /** The form as the browser itself posted it. */
  posted?: PostedForm | undefined;
}

/** Asks where the notice goes: by email with the box, else as a letter; the server checks it. */
export function NoticeForm({ token, consent, posted }: NoticeFormProps) {
  const t = useTranslations('notice');
  const { language } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [way, setWay] = useState<NoticeWay | 'known' | null>(null);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  const hidden = {
    token,
    [hiddenFields.consentVersion]: consent.version,
    [hiddenFields.language]: language,
  };

  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in errors)?.focus();
  }, [errors]);

  const send = async (typed: TypedAnswers) => {
    setIsPending(true);
    try {
      const answer = await sendForm(addressNotice, {
        body: { ...noticeBodyOf(typed), pageUrl: pageAddress() },
      });
      setWay(answer.way);
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 409) {
        setWay('known');
        return;
      }
      const wrong = failure instanceof CallError ? failure.errors : [];
      const beside = wrong.filter(({ path }) => path === 'email' || path === 'postalAddress');
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

  if (way !== null) {
    return <NoticeDone way={way} />;
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
      <HiddenFields values={hidden} />
      <TextInput
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <Checkbox
        name="agrees"
        label={consent.text}
        defaultChecked={posted?.values.agrees !== undefined}
      />
      <TextInput
        label={t('postal')}
        hint={t('postalHint')}
        autoComplete="street-address"
        maxLength={300}
        {...field('postalAddress')}
      />
      <Button
        type="submit"
        variant="ink"
        size="large"
        isWide
        disabled={isPending}
      >
        {isPending ? t('pending') : t('submit')}
      </Button>
    </form>
  );
}
