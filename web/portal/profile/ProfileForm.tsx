import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readAffiliateSession, updateOwnProfile } from '#core/contract/affiliate/account.ts';
import { call } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { useInsist } from '#web/office/meanwhile/use-insist.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { sessionQuery } from '../queries/session.ts';
import { useSession } from '../session-context.ts';
import { useDraftName } from '../use-draft-name.ts';
import { isAddressNew, profileBody, shownProfile } from './profile-body.ts';
import { ProfileConflict } from './ProfileConflict.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import styles from './profile.module.css';

export function ProfileForm() {
  const t = useTranslations('portal.profile.information');
  const session = useSession();
  const queries = useQueryClient();
  const sayFailed = (description = t('failedText')) =>
    toastError({ title: t('failed'), description });
  const { form, field, typed, begun, set, isPending, conflict, keepMine, takeTheirs } = useEditForm(
    {
      entry: updateOwnProfile,
      row: session.affiliate,
      draftName: useDraftName('profile'),
      secret: 'currentPassword',
      valuesOf: shownProfile,
      toBody: profileBody,
      options: { params: { id: session.affiliate.id } },
      makesStale: 'nothing',
      async readNow() {
        const now = await call(readAffiliateSession);
        queries.setQueryData(sessionQuery.queryKey, now);
        return now.affiliate;
      },
      rowOf: (affiliate) => affiliate,
      onSuccess(affiliate) {
        set('currentPassword', '');
        queries.setQueryData(sessionQuery.queryKey, { ...session, affiliate });
        toastSuccess({ title: t('done'), description: t('doneText') });
      },
      onFailed: sayFailed,
      onInvalid: () => undefined,
    },
  );
  const { element, insist } = useInsist(keepMine);
  return (
    <Card title={t('title')}>
      <form
        {...form}
        ref={element}
        className={styles.form}
      >
        {conflict && (
          <ProfileConflict
            conflict={conflict}
            onKeepMine={insist}
            onTakeTheirs={takeTheirs}
          />
        )}
        <ProfileFields
          field={field}
          session={session}
          needsPassword={isAddressNew(begun, typed)}
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
