import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
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
import { useTitle } from '#web/office/shell/use-title.ts';
import { sessionQuery } from '../queries/session.ts';
import shared from '#web/office/styles/shared.module.css';

/** A wrong password says what to look at, and not whether there is such an account. */
function isWrong(error: Error): boolean {
  return error instanceof CallError && error.status === 401;
}

function LoginForm() {
  const t = useTranslations('admin.login');
  const navigate = useNavigate();
  const behind = usePlaceBehind(adminPaths.dashboard);
  const queries = useQueryClient();
  const { form, field, select, isPending, error } = useContractForm(logIn, {
    start: { username: '', password: '' },
    toBody: ({ username, password }) => ({
      username: username.trim(),
      password,
    }),
    makesStale: 'nothing',
    onSuccess(staff) {
      if ('secondFactor' in staff) {
        return;
      }
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, staff);
      void navigate(behind, { replace: true });
    },
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
      <LoginForm />
    </DoorPage>
  );
}
