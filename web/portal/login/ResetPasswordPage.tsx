import { useTranslations } from 'use-intl';
import { leastPassword, resetPassword } from '#core/contract/partners/affiliate/account.ts';
import { portalPaths } from '#core/contract/site.ts';
import { DoorForm } from '#web/office/account/DoorForm.tsx';
import {
  isAtField,
  isLinkRefused,
  type LinkFormProps,
  LinkPage,
} from '#web/office/account/LinkPage.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { confirmationError } from '../password-rules.ts';
import { SiteHead } from './SiteHead.tsx';

function ResetForm({ token, onOutcome }: LinkFormProps) {
  const t = useTranslations('portal.resetPassword');
  const contractForm = useContractForm(resetPassword, {
    start: { newPassword: '', confirmPassword: '' },
    alsoCheck: confirmationError,
    toBody: ({ newPassword }) => ({ token, newPassword }),
    messageValues: { least: String(leastPassword) },
    makesStale: 'nothing',
    onSuccess: () => onOutcome('done'),
    onError: (refused) => isLinkRefused(refused) && onOutcome('invalid'),
  });
  const { field, error } = contractForm;
  return (
    <DoorForm of={contractForm} alert={error && !isAtField(error) && t('failed')} t={t}>
      <NewPasswordFields field={field} t={t} hasFocus />
    </DoorForm>
  );
}

export function ResetPasswordPage() {
  const t = useTranslations('portal.resetPassword');
  const { login, forgotPassword } = portalPaths;
  return (
    <LinkPage
      title={t('title')}
      login={portalPaths.login}
      head={<SiteHead />}
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
