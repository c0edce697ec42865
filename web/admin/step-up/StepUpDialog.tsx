import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStepUp, stepUp } from '#core/contract/staff/second-factor.ts';
import { call } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { FormAnswers } from '#web/office/form/FormAnswers.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import shared from '#web/office/styles/shared.module.css';
import { sessionQuery } from '../queries/session.ts';

interface StepUpProps {
  onAnswer: (isProved: boolean) => void;
}

function StepUpForm({ onAnswer }: StepUpProps) {
  const t = useTranslations('admin.stepUp');
  const { data: staff } = useQuery(sessionQuery);
  const { data } = useQuery({
    queryKey: ['step-up'],
    queryFn: ({ signal }) => call(readStepUp, { signal }),
  });
  const [isByCode, setIsByCode] = useState(false);
  const { form, field, isPending, error } = useContractForm(stepUp, {
    start: { password: '', code: '' },
    toBody: ({ password, code }) => (isByCode ? { code } : { password }),
    makesStale: 'nothing',
    onSuccess: () => onAnswer(true),
  });
  return (
    <form
      {...form}
      className={shared.stack}
    >
      {error && <Alert isError>{refusalText(error) ?? t('failed')}</Alert>}
      <input
        type="text"
        autoComplete="username"
        value={staff?.username ?? ''}
        readOnly
        hidden
      />
      {isByCode ? (
        <TextInput
          key="code"
          {...field('code')}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={30}
          autoFocus
        />
      ) : (
        <PasswordInput
          key="password"
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
          autoFocus={data !== undefined}
        />
      )}
      {data?.takesCode && (
        <div>
          <Button
            size="small"
            onClick={() => setIsByCode(!isByCode)}
          >
            {t(isByCode ? 'byPassword' : 'byCode')}
          </Button>
        </div>
      )}
      <FormAnswers
        save={isPending ? t('pending') : t('submit')}
        isDisabled={isPending}
        onCancel={() => onAnswer(false)}
      />
    </form>
  );
}

/** Asks for the password, or a code, before what is worth most. */
export function StepUpDialog({ onAnswer }: StepUpProps) {
  const t = useTranslations('admin.stepUp');
  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer(false)}
      title={t('title')}
      description={t('why')}
    >
      <StepUpForm onAnswer={onAnswer} />
    </Dialog>
  );
}
