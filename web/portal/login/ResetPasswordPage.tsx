import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { leastPassword, resetPassword } from '#core/contract/affiliate/account.ts';
import { portalPaths } from '#core/contract/site.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { DoorPage } from '#web/office/account/DoorPage.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { useTitle } from '#web/office/shell/use-title.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { confirmationError } from '../password-rules.ts';
import styles from './login.module.css';
import { dropResetToken, readResetToken } from './reset-token.ts';

type Outcome = 'done' | 'invalid';

/** Whether the link itself was refused, and not what was typed. */
function isLinkRefused(error: Error): boolean {
  return error instanceof CallError && error.errors.some(({ path }) => path === 'token');
}

interface ResetFormProps {
  token: string;
  onOutcome: (outcome: Outcome) => void;
}

function ResetForm({ token, onOutcome }: ResetFormProps) {
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

function Answer({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('portal.resetPassword');
  const isDone = outcome === 'done';
  return (
    <div className={styles.answer}>
      <p role="status">{isDone ? t('done') : t('invalid')}</p>
      <p>
        <Link to={isDone ? portalPaths.login : portalPaths.forgotPassword}>
          {isDone ? t('toLogin') : t('again')}
        </Link>
      </p>
    </div>
  );
}

const titles = {
  typing: 'title',
  done: 'doneTitle',
  invalid: 'invalidTitle',
} as const;

export function ResetPasswordPage() {
  const t = useTranslations('portal.resetPassword');
  const [token] = useState(readResetToken);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const title = t(titles[outcome ?? 'typing']);
  useTitle(title);
  if (token === null) {
    return (
      <Navigate
        to={portalPaths.login}
        replace
      />
    );
  }
  const show = (found: Outcome) => {
    dropResetToken();
    setOutcome(found);
    focusContent();
  };
  return (
    <DoorPage
      title={title}
      corner={<LanguageMenu />}
    >
      {outcome ? (
        <Answer outcome={outcome} />
      ) : (
        <ResetForm
          token={token}
          onOutcome={show}
        />
      )}
    </DoorPage>
  );
}
