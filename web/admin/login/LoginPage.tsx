import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { logIn } from '#core/contract/staff.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { DoorPage } from '#web/office/account/DoorPage.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { hasSessionMark } from '#web/office/account/session-mark.ts';
import { usePlaceBehind } from '#web/office/account/use-place-behind.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import type { SecondFactorDue, StaffSession } from '../api-types.ts';
import { sessionQuery } from '../queries/session.ts';
import shared from '#web/office/styles/shared.module.css';

/** A wrong password says what to look at, and not whether there is such an account. */
function isWrong(error: Error): boolean {
  return error instanceof CallError && error.status === 401;
}

interface LoginProps {
  onSignedIn: (staff: StaffSession) => void;
  onDue: (due: SecondFactorDue) => void;
}

function LoginForm({ onSignedIn, onDue }: LoginProps) {
  const t = useTranslations('admin.login');
  const { form, field, select, isPending, error } = useContractForm(logIn, {
    start: { username: '', password: '' },
    toBody: ({ username, password }) => ({
      username: username.trim(),
      password,
    }),
    makesStale: 'nothing',
    onSuccess: (answer) => ('secondFactor' in answer ? onDue(answer) : onSignedIn(answer)),
    onError: () => select('password'),
  });
  return (
    <>
      {error && (
        <Alert isError>{isWrong(error) ? t('wrong') : (refusalText(error) ?? t('failed'))}</Alert>
      )}
      <form
        {...form}
        className={shared.stack}
      >
        <TextInput
          {...field('username')}
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          autoFocus
        />
        <PasswordInput
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          variant="sun"
          isWide
          disabled={isPending}
        >
          {isPending ? t('pending') : t('submit')}
        </Button>
      </form>
    </>
  );
}

// Part of the document, because nobody is signed in yet who could ask the API for it.
function licenseInDocument() {
  return document.querySelector<HTMLMetaElement>('meta[name=license]')?.content || null;
}

// With the codes and passkeys that most sign-ins on this machine do without.
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

/** Password, then what else is due; then the place that the person comes from. */
function Login() {
  const navigate = useNavigate();
  const behind = usePlaceBehind(adminPaths.dashboard);
  const queries = useQueryClient();
  const { state } = useLocation() as { state: { due?: SecondFactorDue } | null };
  // Who has just set a password goes on here.
  const [due, setDue] = useState<SecondFactorDue | null>(state?.due ?? null);
  const enter = (staff?: StaffSession) => {
    queries.clear();
    if (staff) {
      queries.setQueryData(sessionQuery.queryKey, staff);
    }
    void navigate(behind, { replace: true });
  };
  if (!due) {
    return (
      <LoginForm
        onSignedIn={enter}
        onDue={setDue}
      />
    );
  }
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <SecondStep
        due={due}
        onSignedIn={enter}
        onEnrolled={() => enter()}
        onAgain={() => setDue(null)}
      />
    </Suspense>
  );
}

export function LoginPage() {
  const t = useTranslations('admin.login');
  const behind = usePlaceBehind(adminPaths.dashboard);
  useTitle(t('screen'));
  const { data: staff } = useQuery({
    ...sessionQuery,
    enabled: hasSessionMark(),
  });
  if (staff) {
    return (
      <Navigate
        to={behind}
        replace
      />
    );
  }
  const licenseNumber = licenseInDocument();
  const footer = (
    <>
      {licenseNumber && <p>{t('license', { licenseNumber })}</p>}
      <p>{t('authorizedOnly')}</p>
    </>
  );
  return (
    <DoorPage
      title={t('title')}
      footer={footer}
    >
      <Login />
    </DoorPage>
  );
}
