import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addSecondFactor, confirmSecondFactor } from '#core/contract/accounts/second-factor.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { DoorForm } from '#web/office/account/DoorForm.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { QrImage } from '#web/office/parts/QrImage.tsx';
import shared from '#web/office/styles/shared.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './second-factor.module.css';

interface BegunApp {
  id: number;
  secret: string;
  uri: string;
}

interface AppProps {
  begun: BegunApp;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onBack: () => void;
}

function ConfirmApp({ begun: { id, secret, uri }, onAdded, onBack }: AppProps) {
  const t = useTranslations('admin.secondFactor.adding');
  const contractForm = useContractForm(confirmSecondFactor, {
    start: { code: '' },
    options: { params: { id } },
    toBody: ({ code }) => ({ code }),
    makesStale: 'nothing',
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  const { field, error } = contractForm;
  return (
    <DoorForm
      of={contractForm}
      alert={error && (refusalText(error) ?? t('failed'))}
      t={t}
      below={
        <Button variant="quiet" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      }
    >
      <p>{t('scan')}</p>
      <QrImage text={uri} label={t('qrCode')} className={`${shared.frame} ${styles.qr}`} />
      <div className={shared.lines}>
        <p className={shared.hint}>{t('typeInstead')}</p>
        <code className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} label={t('copyKey')} />
      </div>
      <TextInput
        {...field('code')}
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={30}
        autoFocus
      />
    </DoorForm>
  );
}

interface AddFactorProps {
  /** Why it is needed, if the member did not ask. */
  intro?: string;
  /** A way out, if no dialog has one. */
  wayOut?: ReactNode;
  /** It was added, and the recovery codes were saved. */
  onDone: () => void;
}

export function AddFactor({ intro, wayOut, onDone }: AddFactorProps) {
  const t = useTranslations('admin.secondFactor.adding');
  const [app, setApp] = useState<BegunApp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasNoPasskey, setHasNoPasskey] = useState(false);
  const confirm = useWrite(confirmSecondFactor, {
    makesStale: 'nothing',
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const makePasskey = async (id: number, optionsJSON: PublicKeyCredentialCreationOptionsJSON) => {
    // Any error of the authenticator means the same: the person gave up, or it is already added.
    const code = await startRegistration({ optionsJSON }).catch(() => null);
    setHasNoPasskey(code === null);
    if (code) {
      confirm.mutate({ params: { id }, body: { code: { ...code } } });
    }
  };
  const begin = useWrite(addSecondFactor, {
    makesStale: 'nothing',
    onSuccess(begun) {
      if ('challenge' in begun) {
        const { id, ...options } = begun;
        void makePasskey(id, options as unknown as PublicKeyCredentialCreationOptionsJSON);
      } else if ('uri' in begun) {
        setApp(begun);
      }
    },
  });
  if (codes) {
    return <RecoveryCodes codes={codes} onDone={onDone} />;
  }
  if (app) {
    return <ConfirmApp begun={app} onAdded={setCodes} onBack={() => setApp(null)} />;
  }
  const error = begin.error ?? confirm.error;
  const isPending = begin.isPending || confirm.isPending;
  return (
    <div className={shared.stack}>
      {intro && <p>{intro}</p>}
      {error && <Alert isError>{refusalText(error) ?? t('failed')}</Alert>}
      {hasNoPasskey && !error && <Alert isError>{t('noPasskey')}</Alert>}
      {(['totp', 'passkey'] as const).map((type) => (
        <button
          key={type}
          type="button"
          className={`${shared.frame} ${styles.choice}`}
          disabled={isPending}
          onClick={() => begin.mutate({ body: { type } })}
        >
          <span className={shared.strong}>{t(type === 'totp' ? 'app' : 'passkey')}</span>
          <span className={shared.hint}>{t(type === 'totp' ? 'appWhy' : 'passkeyWhy')}</span>
        </button>
      ))}
      {isPending && <p role="status">{t('starting')}</p>}
      {wayOut}
    </div>
  );
}
