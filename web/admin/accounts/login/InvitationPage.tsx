import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { acceptInvitation, checkInvitation } from '#core/contract/accounts/members.ts';
import { call } from '#web/kit/api.ts';
import { DoorForm } from '#web/office/account/DoorForm.tsx';
import {
  isAtField,
  isLinkRefused,
  type LinkFormProps,
  LinkPage,
} from '#web/office/account/LinkPage.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { dropLinkToken } from '#web/office/account/link-token.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { sessionQuery } from '../../navigation/session-query.ts';

function PasswordForm({ token, onOutcome }: LinkFormProps) {
  const t = useTranslations('admin.invitation');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const contractForm = useContractForm(acceptInvitation, {
    start: { newPassword: '', confirmPassword: '' },
    toBody: (typed) => ({ token, ...typed }),
    makesStale: 'nothing',
    onSuccess(answer) {
      dropLinkToken();
      queries.clear();
      if ('secondFactor' in answer) {
        // The password is set; the login follows here.
        void navigate(adminPaths.login, { replace: true, state: { due: answer } });
        return;
      }
      queries.setQueryData(sessionQuery.queryKey, answer);
      void navigate(adminPaths.dashboard, { replace: true });
    },
    onError: (refused) => isLinkRefused(refused) && onOutcome('invalid'),
  });
  // A link that is over says so before anything is typed; where no answer comes, the form does.
  useEffect(() => {
    call(checkInvitation, { body: { token } }).then(
      ({ isOpen }) => !isOpen && onOutcome('invalid'),
      () => {},
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a link
  }, [token]);
  const { field, error } = contractForm;
  return (
    <DoorForm
      of={contractForm}
      alert={error && !isAtField(error) && (refusalText(error) ?? t('failed'))}
      t={t}
    >
      <NewPasswordFields field={field} t={t} hasFocus />
    </DoorForm>
  );
}

/** The page of links mailed to staff: sets the first password, or a new one. */
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
