import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { logIn } from '#core/contract/staff.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Eye } from '#web/kit/icons.tsx';
import { Logo } from '#web/kit/Logo.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import { sessionQuery } from '../queries/session.ts';
import { hasSessionMark } from './session-mark.ts';
import styles from './login.module.css';

/** Where the person was when the session ended; the dashboard for everybody else. */
function usePlaceBehind(): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const from = state?.from;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : adminPaths.dashboard;
}

/** Asks for name and password, and leads into the CRM. */
function LoginForm() {
  const t = useTranslations('admin.login');
  const navigate = useNavigate();
  const behind = usePlaceBehind();
  const queries = useQueryClient();
  const [isVisible, setIsVisible] = useState(false);
  const { form, field, select, isPending, error } = useContractForm(logIn, {
    start: { username: '', password: '' },
    toBody: ({ username, password }) => ({
      username: username.trim(),
      password,
    }),
    onSuccess(staff) {
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, staff);
      void navigate(behind, { replace: true });
    },
    onError: () => select('password'),
  });
  return (
    <>
      {error && (
        <p
          role="alert"
          className={styles.alert}
        >
          {(error instanceof CallError && error.body?.message) || t('failed')}
        </p>
      )}
      <form
        {...form}
        className={styles.form}
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
        <div className={styles.password}>
          <TextInput
            {...field('password')}
            label={t('password')}
            type={isVisible ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={500}
          />
          <button
            type="button"
            className={styles.show}
            aria-pressed={isVisible}
            aria-label={t('showPassword')}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Eye size={20} />
          </button>
        </div>
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

/** The door of the CRM. */
export function LoginPage() {
  const t = useTranslations('admin.login');
  const behind = usePlaceBehind();
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
  return (
    <div className={styles.screen}>
      <main className={styles.card}>
        <Logo
          size={30}
          className={styles.logo}
        />
        <h1 className={styles.title}>{t('title')}</h1>
        <LoginForm />
      </main>
      <footer className={styles.footer}>
        {licenseNumber && <p>{t('license', { licenseNumber })}</p>}
        <p>{t('authorizedOnly')}</p>
      </footer>
    </div>
  );
}
