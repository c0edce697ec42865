import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readAffiliateSession, updateOwnProfile } from '#core/contract/affiliate/account.ts';
import { isLanguage, languageNames } from '#core/domain/language.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import { Button } from '#web/kit/Button.tsx';
import { call } from '#web/kit/api.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import { sessionQuery } from '../queries/session.ts';
import { useDraftName, useSession } from '../session-context.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { isAddressNew, profileBody, type ShownProfile, shownProfile } from './profile-body.ts';
import styles from './profile.module.css';

type Name = keyof ShownProfile;

function ProfileConflict({ editing }: Pick<ComponentProps<typeof ConflictNote<Name>>, 'editing'>) {
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
    <ConflictNote
      editing={editing}
      message={t('changedElsewhere')}
      label={label}
      inWords={inWords}
    />
  );
}

export function ProfileForm() {
  const t = useTranslations('portal.profile.information');
  const session = useSession();
  const queries = useQueryClient();
  const editing = useEditForm({
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
    done: t('done'),
    about: () => t('doneText'),
    onSuccess(affiliate) {
      editing.set('currentPassword', '');
      queries.setQueryData(sessionQuery.queryKey, { ...session, affiliate });
    },
    onFailed: (description = t('failedText')) => toastError({ title: t('failed'), description }),
  });
  const { form, field, typed, begun, isPending } = editing;
  return (
    <Card title={t('title')}>
      <form
        {...form}
        className={styles.form}
      >
        <ProfileConflict editing={editing} />
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
