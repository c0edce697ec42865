import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changePassword } from '#core/contract/profile.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { sessionQuery } from '../queries/session.ts';
import { Alert } from './Alert.tsx';
import styles from './profile.module.css';

const blank = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** Changes the own password; what was typed goes once it is changed. */
export function PasswordForm({ username }: { username: string }) {
  const t = useTranslations('admin.profile.password');
  const [isDone, setIsDone] = useState(false);
  const { form, field, set, isPending, error } = useContractForm(changePassword, {
    start: blank,
    toBody: (typed) => typed,
    makesStale: [sessionQuery.queryKey],
    onSuccess() {
      setIsDone(true);
      for (const name of Object.keys(blank) as (keyof typeof blank)[]) {
        set(name, '');
      }
    },
    onError: () => setIsDone(false),
    onInvalid: () => setIsDone(false),
  });
  const reason = error instanceof CallError ? error.body?.message : undefined;
  return (
    <Card title={t('title')}>
      <form
        {...form}
        className={styles.form}
      >
        {error && (
          <Alert isError>
            {t('failed')}
            {reason && `. ${reason}`}
          </Alert>
        )}
        {isDone && !isPending && !error && <Alert>{t('done')}</Alert>}
        <input
          type="text"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <TextInput
          {...field('currentPassword')}
          label={t('current')}
          type="password"
          autoComplete="current-password"
          maxLength={500}
        />
        <TextInput
          {...field('newPassword')}
          label={t('new')}
          hint={t('hint')}
          type="password"
          autoComplete="new-password"
          maxLength={500}
        />
        <TextInput
          {...field('confirmPassword')}
          label={t('confirm')}
          type="password"
          autoComplete="new-password"
          maxLength={500}
        />
        <Button
          type="submit"
          className={styles.submit}
          disabled={isPending}
        >
          {isPending ? t('pending') : t('submit')}
        </Button>
      </form>
    </Card>
  );
}
