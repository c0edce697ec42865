import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { readAffiliateSession, updateOwnProfile } from '#core/contract/affiliate/account.ts';
import { isLanguage, languageNames } from '#core/domain/language.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import { Button } from '#web/kit/Button.tsx';
import { call } from '#web/kit/api.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import type { Conflict } from '#web/office/meanwhile/conflict.ts';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { useInsist } from '#web/office/meanwhile/use-insist.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { sessionQuery } from '../queries/session.ts';
import { useDraftName, useSession } from '../session-context.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { isAddressNew, profileBody, type ShownProfile, shownProfile } from './profile-body.ts';
import styles from './profile.module.css';

type Name = keyof ShownProfile;

interface ProfileConflictProps {
  conflict: Conflict<Name>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function ProfileConflict({ conflict, ...ways }: ProfileConflictProps) {
  const t = useTranslations('portal.profile.information');
  const states = statesByName(useLocale());
  const inWords = (name: Name, value: string): string => {
    if (name === 'state') {
      return states.find(({ code }) => code === value)?.name ?? value;
    }
    return name === 'language' && isLanguage(value) ? languageNames[value] : value;
  };
  // Without the mark of what must be filled in.
  const label = (name: Name) =>
    t(name === 'isLicensedRealtor' ? 'isLicensed' : name).replace(/\s*\*$/, '');
  return (
    <div className={styles.whole}>
      <ConflictNote
        {...ways}
        conflict={{ ...conflict, message: t('changedElsewhere') }}
        label={label}
        inWords={inWords}
      />
    </div>
  );
}

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
