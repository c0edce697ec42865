import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { noticeBodyOf } from '#core/contract/visitor/forms/typed-answers.ts';
import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { addressNotice } from '#core/contract/public-calls.ts';
import { noticeDays, type NoticeWay } from '#core/domain/visitor/notice.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { EmailInput } from '#web/kit/form/EmailInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { pageAddress, sendForm } from '../../browser/calls/send-form.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import { FormDone } from '../form/FormDone.tsx';
import { HiddenFields } from '../form/HiddenFields.tsx';
import { useSmallForm } from '../form/use-small-form.ts';
import type { WatchConsent } from './WatchForm.tsx';
import styles from '../form/form.module.css';

export function NoticeDone({ way }: { way: NoticeWay | 'known' }) {
  const t = useTranslations('notice');
  const said = {
    email: t('byEmail'),
    letter: t('byLetter', { days: String(noticeDays) }),
    known: t('known'),
  };
  return <FormDone title={t('doneTitle')}>{said[way]}</FormDone>;
}

interface NoticeFormProps {
  token: string;
  consent: WatchConsent;
  posted?: PostedForm | undefined;
}

/** Asks where to send the notice: by email with the box, else by letter; the server checks it. */
export function NoticeForm({ token, consent, posted }: NoticeFormProps) {
  const fields = useTranslations('fields');
  const t = useTranslations('notice');
  const { language } = useSite();
  const [way, setWay] = useState<NoticeWay | 'known' | null>(null);
  const hidden = {
    token,
    [hiddenFields.consentVersion]: consent.version,
    [hiddenFields.language]: language,
  };
  const { of, field, isPending, failure } = useSmallForm({
    posted,
    names: ['email', 'postalAddress'],
    failed: { title: t('failedTitle'), text: t('failed') },
    send: async (typed) => {
      try {
        const body = { ...noticeBodyOf(typed), pageUrl: pageAddress() };
        setWay((await sendForm(addressNotice, { body })).way);
      } catch (failure) {
        if (!(failure instanceof CallError && failure.status === 409)) {
          throw failure;
        }
        setWay('known');
      }
    },
  });

  if (way !== null) {
    return <NoticeDone way={way} />;
  }
  return (
    <form
      {...of}
      className={styles.form}
      method="post"
      action={localizedPath('/eligibility-results', language)}
    >
      <HiddenFields values={hidden} />
      <EmailInput
        label={t('email')}
        hint={t('emailHint')}
        meant={(address) => fields('emailMeant', { address })}
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
      <Button type="submit" variant="ink" size="large" isWide disabled={isPending}>
        {isPending ? t('pending') : t('submit')}
      </Button>
      <FailureNote failure={failure} />
    </form>
  );
}
