import { useTranslations } from 'use-intl';
import { leastPassword, resetPassword } from '#core/contract/affiliate/account.ts';
import { portalPaths } from '#core/contract/site.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { type LinkFormProps, LinkPage } from '#web/office/account/LinkPage.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { confirmationError } from '../password-rules.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import styles from './login.module.css';

/** Whether the link itself was refused, and not what was typed. */
function isLinkRefused(error: Error): boolean {
  return error instanceof CallError && error.errors.some(({ path }) => path === 'token');
}

function ResetForm({ token, onOutcome }: LinkFormProps) {
  const t = useTranslations('portal.resetPassword');
  const { form, field, isPending, error } = useContractForm(resetPassword, {
    start: { newPassword: '', confirmPassword: '' },
    alsoCheck: confirmationError,
    toBody: ({ newPassword }) => ({ token, newPassword }),
    messageValues: { least: String(leastPassword) },
    makesStale: 'nothing',
    onSuccess: () => onOutcome('done'),
    onError: (refused) => isLinkRefused(refused) && onOutcome('invalid'),
  });
  const isAtField = error instanceof CallError && error.errors.length > 0;
  return (
    <form
      {...form}
      className={styles.form}
    >
      {error && !isAtField && <Alert isError>{t('failed')}</Alert>}
      <NewPasswordFields
        field={field}
        labels={{ new: t('new'), confirm: t('confirm') }}
        hint={t('hint')}
        hasFocus
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
  );
}

export function ResetPasswordPage() {
  const t = useTranslations('portal.resetPassword');
  const { login, forgotPassword } = portalPaths;
  return (
    <LinkPage
      title={t('title')}
      login={portalPaths.login}
      corner={<LanguageMenu />}
      answers={{
        done: { title: t('doneTitle'), text: t('done'), to: login, link: t('toLogin') },
        invalid: {
          title: t('invalidTitle'),
          text: t('invalid'),
          to: forgotPassword,
          link: t('again'),
        },
      }}
    >
      {(form) => <ResetForm {...form} />}
    </LinkPage>
  );
}
