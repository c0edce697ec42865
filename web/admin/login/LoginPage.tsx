import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';
import { logIn } from '#core/contract/staff.ts';
import { validationMessages } from '#core/i18n/validation.ts';
import { call, CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Eye } from '#web/kit/icons.tsx';
import { Logo } from '#web/kit/Logo.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { sessionQuery } from '../queries/session.ts';
import { useTitle } from '../../office/shell/use-title.ts';
import styles from './login.module.css';

type Names = 'username' | 'password';
const messages = validationMessages.en;

// Part of the document, because nobody is signed in yet who could ask the API for it.
const licenseNumber = () =>
  document.querySelector<HTMLMetaElement>('meta[name=license]')?.content || null;

const errorText = (error: unknown): string =>
  (error instanceof CallError && error.body?.message) || 'Login failed';

/** The door of the CRM. */
export function LoginPage() {
  useTitle('Sign in');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Names, string>>>({});
  const [isVisible, setIsVisible] = useState(false);
  const { data: staff } = useQuery(sessionQuery);
  const entry = useMutation({
    mutationFn: (body: Record<Names, string>) => call(logIn, { body }),
    onSuccess: (answer) => {
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, answer);
      void navigate(adminPaths.dashboard, { replace: true });
    },
    onError: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.select(),
  });

  if (staff) {
    return (
      <Navigate
        to={adminPaths.dashboard}
        replace
      />
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = {
      username: String(data.get('username')).trim(),
      password: String(data.get('password')),
    };
    const found = {
      ...(body.username === '' && { username: messages['username.required'] }),
      ...(body.password === '' && { password: messages['password.required'] }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      entry.reset();
    } else {
      entry.mutate(body);
    }
  };
  const forget = (name: Names) => () => setErrors(({ [name]: _gone, ...rest }) => rest);
  const license = licenseNumber();

  return (
    <div className={styles.screen}>
      <main className={styles.card}>
        <Logo
          size={30}
          className={styles.logo}
        />
        <h1 className={styles.title}>Staff sign in</h1>
        {entry.isError && (
          <p
            role="alert"
            className={styles.alert}
          >
            {errorText(entry.error)}
          </p>
        )}
        <form
          ref={form}
          className={styles.form}
          onSubmit={submit}
          noValidate
        >
          <TextInput
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            autoFocus
            error={errors.username}
            onChange={forget('username')}
          />
          <div className={styles.password}>
            <TextInput
              label="Password"
              name="password"
              type={isVisible ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={500}
              error={errors.password}
              onChange={forget('password')}
            />
            <button
              type="button"
              className={styles.show}
              aria-pressed={isVisible}
              aria-label="Show password"
              onClick={() => setIsVisible(!isVisible)}
            >
              <Eye size={20} />
            </button>
          </div>
          <Button
            type="submit"
            variant="sun"
            isWide
            disabled={entry.isPending}
          >
            {entry.isPending ? 'Signing in…' : 'Sign in'}
          </Button>
        </form>
      </main>
      <footer className={styles.footer}>
        {license && <p>License number {license}</p>}
        <p>Authorized Personnel Only</p>
      </footer>
    </div>
  );
}
