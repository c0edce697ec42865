import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths, staffScreenOf } from '#core/contract/site.ts';
import { logIn } from '#core/contract/accounts/staff.ts';
import { readSecondFactorDue } from '#core/contract/accounts/second-factor.ts';
import { type SignOnRefusal, signOnRefusals } from '#core/contract/accounts/sign-on.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { CallError } from '#web/kit/api.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { part } from '#web/kit/part.ts';
import { Alert } from '#web/office/account/Alert.tsx';
import { DoorForm } from '#web/office/account/DoorForm.tsx';
import { DoorPage } from '#web/office/account/DoorPage.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { hasSessionMark } from '#web/office/account/session-mark.ts';
import { usePlaceBehind } from '#web/office/account/use-place-behind.ts';
import { documentMark } from '#web/office/hydration/document-mark.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { SecondFactorDue, StaffSession } from '../../api-types.ts';
import { SignOnLink } from './SignOnLink.tsx';
import { signOnAddress, signOnName } from './sign-on.ts';
import { sessionQuery } from '../../navigation/session-query.ts';

/** A wrong password says what to check, but not whether the account exists. */
function isWrong(error: Error): boolean {
  return error instanceof CallError && error.status === 401;
}

interface LoginProps {
  refused: SignOnRefusal | null;
  behind: string;
  onSignedIn: (staff: StaffSession) => void;
  onDue: (due: SecondFactorDue) => void;
}

function LoginForm({ refused, behind, onSignedIn, onDue }: LoginProps) {
  const t = useTranslations('admin.login');
  const name = signOnName();
  const { state } = useLocation() as { state: { isEnded?: boolean } | null };
  const isEnded = state?.isEnded ?? false;
  const contractForm = useContractForm(logIn, {
    start: { username: '', password: '' },
    toBody: ({ username, password }) => ({
      username: username.trim(),
      password,
    }),
    makesStale: 'nothing',
    onSuccess: (answer) => ('secondFactor' in answer ? onDue(answer) : onSignedIn(answer)),
    onError: () => contractForm.select('password'),
  });
  const { field, line, error } = contractForm;
  return (
    <div className={shared.stack}>
      {error && (
        <Alert isError>{isWrong(error) ? t('wrong') : (refusalText(error) ?? t('failed'))}</Alert>
      )}
      {!error && !refused && isEnded && <Alert>{t('ended')}</Alert>}
      {!error && refused && <Alert isError>{t(`refused.${refused}`)}</Alert>}
      {name && <SignOnLink href={signOnAddress(behind)} label={t('signOn', { name })} isOneOfTwo />}
      <DoorForm of={contractForm} t={t}>
        <TextInput
          {...line('username')}
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!name}
        />
        <PasswordInput {...field('password')} label={t('password')} />
      </DoorForm>
      <p className={shared.small}>{t('forgotten')}</p>
    </div>
  );
}

// Loaded later: most sign-ins on this machine need no codes or passkeys.
const SecondStep = part(async () => (await import('./SecondStep.tsx')).SecondStep);

/** The next screen; after a sign-on, which is another document, the address names it. */
function useWayOn(): string {
  const from = useSearchParams()[0].get('from');
  const behind = usePlaceBehind(adminPaths.dashboard);
  return from === null ? behind : staffScreenOf(from);
}

/** Password or sign-on, then any second step; then the screen that led here. */
function Login({ refused }: { refused: SignOnRefusal | null }) {
  const t = useTranslations('admin.login');
  const navigate = useNavigate();
  const behind = useWayOn();
  const queries = useQueryClient();
  const [parameters] = useSearchParams();
  const { state } = useLocation() as { state: { due?: SecondFactorDue } | null };
  // A member who has just set a password continues here.
  const [due, setDue] = useState<SecondFactorDue | null>(state?.due ?? null);
  const isDue = parameters.has('due');
  const ofSignOn = useAnswer(readSecondFactorDue, {}, { enabled: isDue });
  const enter = (staff?: StaffSession) => {
    queries.clear();
    if (staff) {
      queries.setQueryData(sessionQuery.queryKey, staff);
    }
    void navigate(behind, { replace: true });
  };
  const again = () => {
    setDue(null);
    void navigate(adminPaths.login, { replace: true, state: { from: behind } });
  };
  const form = (reason: SignOnRefusal | null) => (
    <LoginForm refused={reason} behind={behind} onSignedIn={enter} onDue={setDue} />
  );
  const step = (asked: SecondFactorDue) => (
    <SecondStep
      due={asked}
      onSignedIn={enter}
      onEnrolled={() => enter()}
      onAgain={again}
      waiting={<Skeleton lines={3} />}
    />
  );
  if (due) {
    return step(due);
  }
  if (!isDue) {
    return form(refused);
  }
  return (
    <Loaded query={ofSignOn} failure={t('dueFailed')} lines={3}>
      {(asked) => (asked.secondFactor.length > 0 ? step(asked) : form('interrupted'))}
    </Loaded>
  );
}

export function LoginPage() {
  const t = useTranslations('admin.login');
  const behind = useWayOn();
  const said = useSearchParams()[0].get('refused');
  const refused = signOnRefusals.find((name) => name === said) ?? null;
  useTitle(t('screen'));
  const { data: staff } = useQuery({
    ...sessionQuery,
    enabled: hasSessionMark(),
  });
  if (staff && !refused) {
    return <Navigate to={behind} replace />;
  }
  // Before a sign-in the page cannot ask the API for it.
  const licenseNumber = documentMark('license');
  const footer = (
    <>
      {licenseNumber && <p>{t('license', { licenseNumber })}</p>}
      <p>{t('authorizedOnly')}</p>
    </>
  );
  return (
    <DoorPage title={t('title')} footer={footer}>
      {staff && refused ? (
        <div className={shared.stack}>
          <Alert isError>{t(`refused.${refused}`)}</Alert>
          <ButtonLink href={behind} isWide>
            {t('back')}
          </ButtonLink>
        </div>
      ) : (
        <Login refused={refused} />
      )}
    </DoorPage>
  );
}
