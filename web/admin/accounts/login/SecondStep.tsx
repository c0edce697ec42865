import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { logInWithSecondFactor } from '#core/contract/accounts/second-factor.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { DoorForm } from '#web/office/account/DoorForm.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import shared from '#web/office/styles/shared.module.css';
import type { SecondFactorDue, StaffSession } from '../../api-types.ts';
import { AddFactor } from '../second-factor/AddFactor.tsx';

type CodeMethod = 'totp' | 'recovery';

interface CodeProps {
  method: CodeMethod;
  onSignedIn: (staff: StaffSession) => void;
}

function CodeForm({ method, onSignedIn }: CodeProps) {
  const t = useTranslations('admin.secondFactor.step');
  const isApp = method === 'totp';
  const contractForm = useContractForm(logInWithSecondFactor, {
    start: { code: '' },
    toBody: ({ code }) => ({ method, code }),
    makesStale: 'nothing',
    onSuccess: onSignedIn,
    onError: () => contractForm.select('code'),
  });
  const { field, error } = contractForm;
  return (
    <DoorForm of={contractForm} alert={error && (refusalText(error) ?? t('failed'))} t={t}>
      <p>{t(isApp ? 'app' : 'recovery')}</p>
      <TextInput
        {...field('code')}
        label={t(isApp ? 'code' : 'recoveryCode')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        autoFocus
      />
    </DoorForm>
  );
}

interface PasskeyProps {
  options: NonNullable<SecondFactorDue['passkey']>;
  /** The screen suggests this way first. */
  isFirst: boolean;
  onSignedIn: (staff: StaffSession) => void;
}

function PasskeyButton({ options, isFirst, onSignedIn }: PasskeyProps) {
  const t = useTranslations('admin.secondFactor.step');
  const [hasNone, setHasNone] = useState(false);
  const { mutate, isPending, error } = useWrite(logInWithSecondFactor, {
    makesStale: 'nothing',
    onSuccess: onSignedIn,
  });
  const sign = async () => {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const code = await startAuthentication({ optionsJSON }).catch(() => null);
    setHasNone(code === null);
    if (code) {
      mutate({ body: { method: 'passkey', code: { ...code } } });
    }
  };
  return (
    <div className={shared.stack}>
      {error && <Alert isError>{refusalText(error) ?? t('failed')}</Alert>}
      {hasNone && <Alert isError>{t('noPasskey')}</Alert>}
      {isFirst && <p>{t('passkeyOnly')}</p>}
      <Button
        variant={isFirst ? 'sun' : 'outline'}
        isWide
        disabled={isPending}
        onClick={() => void sign()}
      >
        {isPending ? t('pending') : t('passkey')}
      </Button>
    </div>
  );
}

interface SecondStepProps {
  due: SecondFactorDue;
  onSignedIn: (staff: StaffSession) => void;
  /** A factor was added, which opened the session. */
  onEnrolled: () => void;
  onAgain: () => void;
}

/** The step after the password: a code, a passkey, or adding one of them first. */
export function SecondStep({ due, onSignedIn, onEnrolled, onAgain }: SecondStepProps) {
  const t = useTranslations('admin.secondFactor');
  const { secondFactor: methods, passkey } = due;
  const hasApp = methods.includes('totp');
  const [method, setMethod] = useState<CodeMethod | null>(hasApp ? 'totp' : null);
  const again = (
    <Button variant="quiet" size="small" onClick={onAgain}>
      {t('step.again')}
    </Button>
  );
  if (methods.includes('enroll')) {
    return <AddFactor intro={t('adding.why')} wayOut={again} onDone={onEnrolled} />;
  }
  const other: CodeMethod | null = method !== 'recovery' ? 'recovery' : hasApp ? 'totp' : null;
  return (
    <div className={shared.stack}>
      {method && <CodeForm key={method} method={method} onSignedIn={onSignedIn} />}
      {passkey && (
        <PasskeyButton options={passkey} isFirst={method === null} onSignedIn={onSignedIn} />
      )}
      {other && (
        <Button variant="quiet" size="small" onClick={() => setMethod(other)}>
          {t(other === 'totp' ? 'step.byApp' : 'step.byRecovery')}
        </Button>
      )}
      {again}
    </div>
  );
}
