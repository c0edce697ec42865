import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { updateOwnProfile } from '#core/contract/affiliate/account.ts';
import { Button } from '#web/kit/Button.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { sessionQuery } from '../queries/session.ts';
import { useSession } from '../session-context.ts';
import { useDraftName } from '../use-draft-name.ts';
import { profileBody, shownProfile } from './profile-body.ts';
import { ProfileFields } from './ProfileFields.tsx';
import styles from './profile.module.css';

/** What an affiliate says of itself, to be changed. */
export function ProfileForm() {
  const t = useTranslations('portal.profile.information');
  const session = useSession();
  const queries = useQueryClient();
  const { form, field, isPending } = useContractForm(updateOwnProfile, {
    start: shownProfile(session.affiliate),
    draftName: useDraftName('profile'),
    toBody: profileBody,
    options: { params: { id: session.affiliate.id } },
    onSuccess(affiliate) {
      queries.setQueryData(sessionQuery.queryKey, { ...session, affiliate });
      toastSuccess({ title: t('done'), description: t('doneText') });
    },
    onError(error) {
      toastError({ title: t('failed'), description: refusalText(error) ?? t('failedText') });
    },
  });
  return (
    <Card title={t('title')}>
      <form
        {...form}
        className={styles.form}
      >
        <ProfileFields
          field={field}
          session={session}
        />
        <Button
          type="submit"
          variant="sun"
          className={styles.submit}
          disabled={isPending}
        >
          {isPending ? t('pending') : t('submit')}
        </Button>
      </form>
    </Card>
  );
}
