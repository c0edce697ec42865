import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { logInAffiliate } from '#core/contract/partners/affiliate/account.ts';
import { portalPaths, registerPath } from '#core/contract/site.ts';
import { CallError } from '#web/kit/api.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DoorForm } from '#web/office/account/DoorForm.tsx';
import { DoorPage } from '#web/office/account/DoorPage.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { hasSessionMark } from '#web/office/account/session-mark.ts';
import { usePlaceBehind } from '#web/office/account/use-place-behind.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import { SiteHead } from './SiteHead.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './login.module.css';
import { sessionQuery, speakFor } from '../shell/session-query.ts';

/** A wrong password says what to check, but not whether the account exists. */
function isWrong(error: Error): boolean {
  return error instanceof CallError && error.status === 401;
}

function LoginForm() {
  const t = useTranslations('portal.login');
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const behind = usePlaceBehind(portalPaths.dashboard);
  const queries = useQueryClient();
  const contractForm = useContractForm(logInAffiliate, {
    start: { email: '', password: '' },
    toBody: (typed) => typed,
    makesStale: 'nothing',
    onSuccess(session) {
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, speakFor(session));
      void navigate(behind, { replace: true });
    },
    onError: () => contractForm.select('password'),
  });
  const { field, line, error } = contractForm;
  return (
    <DoorForm
      of={contractForm}
      alert={error && (isWrong(error) ? t('wrong') : `${t('failed')} ${refusal(error) ?? ''}`)}
      t={t}
      below={
        <p className={`${shared.wrapCentered} ${styles.register}`}>
          {t('newHere')} <a href={registerPath}>{t('register')}</a>
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
      <PasswordInput {...field('password')} label={t('password')} />
      <p className={styles.forgot}>
        <Link to={portalPaths.forgotPassword} state={{ email: contractForm.typed.email }}>
          {t('forgot')}
        </Link>
      </p>
    </DoorForm>
  );
}

export function LoginPage() {
  const t = useTranslations('portal.login');
  const behind = usePlaceBehind(portalPaths.dashboard);
  useTitle(t('screen'));
  const { data: session } = useQuery({
    ...sessionQuery,
    enabled: hasSessionMark(),
  });
  if (session) {
    return <Navigate to={behind} replace />;
  }
  return (
    <DoorPage title={t('title')} head={<SiteHead />}>
      <LoginForm />
    </DoorPage>
  );
}
