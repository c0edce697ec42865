import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { readStepUp, stepUp } from '#core/contract/accounts/second-factor.ts';
import { Button } from '#web/kit/Button.tsx';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import shared from '#web/office/styles/shared.module.css';
import { SignOnLink } from '../login/SignOnLink.tsx';
import { signOnAddress, signOnName } from '../login/sign-on.ts';
import { sessionQuery } from '../../navigation/session-query.ts';

interface StepUpProps {
  onAnswer: (isProved: boolean) => void;
}

type Ways = AnswerOf<typeof readStepUp>;

interface FormProps extends StepUpProps {
  ways: Ways | undefined;
}

function StepUpForm({ ways, onAnswer }: FormProps) {
  const t = useTranslations('admin.stepUp');
  const { data: staff } = useQuery(sessionQuery);
  const [isChosen, setIsChosen] = useState(false);
  const isByCode = isChosen || ways?.isPasswordless === true;
  const contractForm = useContractForm(stepUp, {
    start: { password: '', code: '' },
    toBody: ({ password, code }) => (isByCode ? { code } : { password }),
    makesStale: 'nothing',
    onSuccess: () => onAnswer(true),
  });
  const { field, error } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} onDone={() => onAnswer(false)}>
      {error && <Alert isError>{refusalText(error) ?? t('failed')}</Alert>}
      <input type="text" autoComplete="username" value={staff?.username ?? ''} readOnly hidden />
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
          autoFocus={ways !== undefined}
        />
      )}
      {ways?.takesCode && !ways.isPasswordless && (
        <div>
          <Button size="small" onClick={() => setIsChosen(!isByCode)}>
            {t(isByCode ? 'byPassword' : 'byCode')}
          </Button>
        </div>
      )}
    </DialogForm>
  );
}

export function StepUpDialog({ onAnswer }: StepUpProps) {
  const t = useTranslations('admin.stepUp');
  const { pathname, search } = useLocation();
  const { data: ways } = useAnswer(readStepUp);
  const name = ways?.takesSignOn ? signOnName() : null;
  const hasForm = !ways?.isPasswordless || ways.takesCode;
  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer(false)}
      title={t('title')}
      description={t(hasForm ? 'why' : 'whyOnly')}
    >
      <div className={shared.stack}>
        {name && (
          <SignOnLink
            href={signOnAddress(pathname + search, { again: true })}
            label={t('signOn', { name })}
            hint={t('signOnWhy')}
            isOneOfTwo={hasForm}
          />
        )}
        {hasForm ? (
          <StepUpForm ways={ways} onAnswer={onAnswer} />
        ) : (
          <>
            {!name && <p>{t('noWay')}</p>}
            <div className={shared.ends}>
              <Button onClick={() => onAnswer(false)}>{t('cancel')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
