import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { watchBodyOf } from '#core/contract/visitor/forms/typed-answers.ts';
import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { watchNearMiss } from '#core/contract/public-calls.ts';
import { mailChoicesPath } from '#core/domain/mail/chosen-mail.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { Button } from '#web/kit/Button.tsx';
import { EmailInput } from '#web/kit/form/EmailInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import { FormDone } from '../form/FormDone.tsx';
import { HiddenFields } from '../form/HiddenFields.tsx';
import { LegalLinks } from '../form/SendingForm.tsx';
import { useSmallForm } from '../form/use-small-form.ts';
import styles from '../form/form.module.css';

export interface WatchConsent {
  version: string;
  text: string;
}

interface WatchFormProps {
  /** The answers of the check. A range of scores cannot be compared with a new rule. */
  answers: { creditScore: string; homePrice: string; state: string };
  asksScore: boolean;
  consent: WatchConsent;
  posted?: PostedForm | undefined;
}

export function WatchDone({ email, stopToken }: { email: string; stopToken: string }) {
  const t = useTranslations('nearMiss.watch');
  return (
    <FormDone title={t('doneTitle')}>
      {t('done', { email })} <a href={`${mailChoicesPath}?token=${stopToken}`}>{t('stop')}</a>
    </FormDone>
  );
}

/** Asks for one email once the rules change for these answers; the server checks the input. */
export function WatchForm({ answers, asksScore, consent, posted }: WatchFormProps) {
  const fields = useTranslations('fields');
  const t = useTranslations('nearMiss.watch');
  const { language } = useSite();
  const [watched, setWatched] = useState<ComponentProps<typeof WatchDone> | null>(null);
  const { creditScore, ...home } = answers;
  const hidden = {
    ...home,
    ...(!asksScore && { creditScore }),
    [hiddenFields.consentVersion]: consent.version,
  };
  const { of, field, isPending, failure } = useSmallForm({
    posted,
    names: asksScore ? ['email', 'creditScore'] : ['email'],
    failed: { title: t('failedTitle'), text: t('failed') },
    send: async (typed) => {
      const body = { ...watchBodyOf(typed), pageUrl: pageAddress() };
      const { stopToken } = await sendForm(watchNearMiss, { body });
      setWatched({ email: typed['email'] ?? '', stopToken });
    },
  });

  if (watched !== null) {
    return <WatchDone {...watched} />;
  }
  return (
    <form
      {...of}
      className={styles.form}
      method="post"
      action={localizedPath('/eligibility-results', language)}
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
      <EmailInput
        label={t('email')}
        meant={(address) => fields('emailMeant', { address })}
        {...field('email')}
      />
      <p className={styles.consent}>{consent.text}</p>
      <Button type="submit" variant="ink" size="large" isWide disabled={isPending}>
        {isPending ? t('pending') : t('submit')}
      </Button>
      <FailureNote failure={failure} />
      <LegalLinks />
    </form>
  );
}

/** The wish as a link that opens its form; within another form it is made once it opens. */
export function WatchWish({ isLate = false, ...props }: WatchFormProps & { isLate?: boolean }) {
  const t = useTranslations('nearMiss.watch');
  const wish = useRef<HTMLDetailsElement>(null);
  const [isMade, setIsMade] = useState(!isLate);
  const make = () => setIsMade((is) => is || wish.current!.open);
  // It may have been opened before this code loaded.
  useEffect(make, []);
  return (
    <details ref={wish} className={styles.wish} onToggle={make}>
      <summary>{t('title')}</summary>
      {isMade && <WatchForm {...props} />}
    </details>
  );
}
