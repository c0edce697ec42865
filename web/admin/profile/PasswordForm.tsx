import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { changePassword } from '#core/contract/profile.ts';
import { Button } from '#web/kit/Button.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import styles from '#web/office/account/account.module.css';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { sessionQuery } from '../queries/session.ts';

const blank = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

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
  const reason = refusalText(error);
  return (
    <Card title={t('title')}>
      <form
        {...form}
        className={shared.stack}
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
        <PasswordInput
          {...field('currentPassword')}
          label={t('current')}
          autoComplete="current-password"
        />
        <NewPasswordFields
          field={field}
          labels={{ new: t('new'), confirm: t('confirm') }}
          hint={t('hint')}
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
