import { useTranslations } from 'use-intl';
import { changeOwnPassword } from '#core/contract/affiliate/account.ts';
import { Button } from '#web/kit/Button.tsx';
import styles from '#web/office/account/account.module.css';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { confirmationError } from '../password-rules.ts';
import { useSession } from '../session-context.ts';

const blank = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

function PasswordFields({ email }: { email: string }) {
  const t = useTranslations('portal.profile.password');
  const refusal = useRefusalText();
  const { form, field, set, isPending } = useContractForm(changeOwnPassword, {
    start: blank,
    alsoCheck: confirmationError,
    toBody: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    makesStale: 'nothing',
    onSuccess() {
      for (const name of Object.keys(blank) as (keyof typeof blank)[]) {
        set(name, '');
      }
      toastSuccess({ title: t('done'), description: t('doneText') });
    },
    onError(error) {
      toastError({ title: t('failed'), description: refusal(error) ?? t('failedText') });
    },
  });
  return (
    <form
      {...form}
      className={shared.stack}
    >
      <input
        type="text"
        autoComplete="username"
        value={email}
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
  );
}

export function PasswordForm() {
  const t = useTranslations('portal.profile.password');
  const { affiliate, isImpersonation } = useSession();
  const name = `${affiliate.firstName} ${affiliate.lastName}`;
  return (
    <Card title={t('title')}>
      {isImpersonation ? (
        <p>{t('notYours', { name })}</p>
      ) : (
        <PasswordFields email={affiliate.email} />
      )}
    </Card>
  );
}
