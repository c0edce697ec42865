import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { forgotPassword } from '#core/contract/partners/affiliate/account.ts';
import { portalPaths } from '#core/contract/site.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DoorForm } from '#web/office/account/DoorForm.tsx';
import { DoorPage } from '#web/office/account/DoorPage.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { SiteHead } from './SiteHead.tsx';

function ForgotForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useTranslations('portal.forgotPassword');
  const refusal = useRefusalText();
  const contractForm = useContractForm(forgotPassword, {
    start: { email },
    toBody: (values) => values,
    makesStale: 'nothing',
    onSuccess: () => onSent(contractForm.typed.email),
  });
  const { line, error } = contractForm;
  return (
    <DoorForm
      of={contractForm}
      intro={t('intro')}
      alert={error && [t('failed'), refusal(error)].join(' ')}
      t={t}
      below={
        <p>
          <Link to={portalPaths.login}>{t('back')}</Link>
        </p>
      }
    >
      <TextInput
        {...line('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
    </DoorForm>
  );
}

/** The answer never says whether the account exists. */
export function ForgotPasswordPage() {
  const t = useTranslations('portal.forgotPassword');
  // What was typed at the sign-in, if one comes from there.
  const typed = (useLocation().state as { email?: string } | null)?.email ?? '';
  const [email, setEmail] = useState(typed);
  const [isSent, setIsSent] = useState(false);
  const title = isSent ? t('sentTitle') : t('title');
  useTitle(title);
  const show = (sent: string) => {
    setEmail(sent);
    setIsSent(true);
    focusContent();
  };
  return (
    <DoorPage title={title} head={<SiteHead />}>
      {isSent ? (
        <div className={shared.stack}>
          <p role="status">{t('sent')}</p>
          <p className={shared.soft}>{t('nothing')}</p>
          <Button isWide onClick={() => setIsSent(false)}>
            {t('again')}
          </Button>
          <p>
            <Link to={portalPaths.login}>{t('back')}</Link>
          </p>
        </div>
      ) : (
        <ForgotForm email={email} onSent={show} />
      )}
    </DoorPage>
  );
}
