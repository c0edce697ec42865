import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { acceptInvitation } from '#core/contract/staff/members.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { type LinkFormProps, LinkPage } from '#web/office/account/LinkPage.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { dropLinkToken } from '#web/office/account/link-token.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import shared from '#web/office/styles/shared.module.css';
import { sessionQuery } from '../queries/session.ts';

/** Whether the link itself was refused, and not what was typed. */
function isLinkRefused(error: Error): boolean {
  return error instanceof CallError && error.errors.some(({ path }) => path === 'token');
}

function PasswordForm({ token, onOutcome }: LinkFormProps) {
  const t = useTranslations('admin.invitation');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { form, field, isPending, error } = useContractForm(acceptInvitation, {
    start: { newPassword: '', confirmPassword: '' },
    toBody: (typed) => ({ token, ...typed }),
    makesStale: 'nothing',
    onSuccess(answer) {
      dropLinkToken();
      queries.clear();
      if ('secondFactor' in answer) {
        // The password is set; the login goes on from here.
        void navigate(adminPaths.login, { replace: true, state: { due: answer } });
        return;
      }
      queries.setQueryData(sessionQuery.queryKey, answer);
      void navigate(adminPaths.dashboard, { replace: true });
    },
    onError: (refused) => isLinkRefused(refused) && onOutcome('invalid'),
  });
  const isAtField = error instanceof CallError && error.errors.length > 0;
  return (
    <form
      {...form}
      className={shared.stack}
    >
      {error && !isAtField && <Alert isError>{refusalText(error) ?? t('failed')}</Alert>}
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

/** Where the mailed links of staff lead: to the first password, or to a new one. */
export function InvitationPage() {
  const t = useTranslations('admin.invitation');
  return (
    <LinkPage
      title={t('title')}
      login={adminPaths.login}
      answers={{
        invalid: {
          title: t('invalidTitle'),
          text: t('invalid'),
          to: adminPaths.login,
          link: t('toLogin'),
        },
      }}
    >
      {(form) => <PasswordForm {...form} />}
    </LinkPage>
  );
}
