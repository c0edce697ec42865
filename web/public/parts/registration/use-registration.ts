import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { registerAffiliate } from '#core/contract/public-calls.ts';
import { showServerErrors } from '#web/kit/form/form-errors.ts';
import { CallError } from '#web/kit/api.ts';
import { sendForm } from '../../browser/calls/send-form.ts';
import { showToast } from '../../browser/effects/toast.ts';
import type { Registration, RegistrationValues } from './registration-values.ts';

const tooMany = 429;

/**
 * Sends a registration. What could not be taken stands as it was typed, with errors at their
 * fields; `onDone` is told the personal link.
 */
export function useRegistration(
  form: UseFormReturn<RegistrationValues, unknown, Registration>,
  onDone: (referralLink: string) => void,
) {
  const t = useTranslations('register');
  const [isPending, setIsPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const giveBack = (failure: unknown) => {
    flushSync(() => setIsPending(false));
    if (!showServerErrors(form, failure)) {
      button.current?.focus();
    }
    const isTooMany = failure instanceof CallError && failure.status === tooMany;
    showToast({
      title: t('failedTitle'),
      text: isTooMany ? t('tooMany') : t('failed'),
      tone: 'destructive',
    });
  };

  const submit = form.handleSubmit(async (body) => {
    setIsPending(true);
    try {
      const { referralLink } = await sendForm(registerAffiliate, { body });
      onDone(referralLink);
    } catch (failure) {
      giveBack(failure);
    }
  });
  return { isPending, submit, button };
}
