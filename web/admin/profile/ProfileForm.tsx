import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateProfile } from '#core/contract/profile.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Alert } from '#web/office/account/Alert.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import styles from '#web/office/account/account.module.css';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { StaffProfile } from '../api-types.ts';
import { profileKeys } from '../queries/profile.ts';
import { sessionQuery } from '../queries/session.ts';
import { useDraftName } from '../use-draft-name.ts';

export function ProfileForm({ profile }: { profile: StaffProfile }) {
  const t = useTranslations('admin.profile.information');
  const [isDone, setIsDone] = useState(false);
  const { form, field, isPending, error } = useContractForm(updateProfile, {
    start: {
      username: profile.username,
      email: profile.email ?? '',
      firstName: profile.firstName,
      lastName: profile.lastName,
    },
    draftName: useDraftName('profile'),
    toBody: (typed) => typed,
    makesStale: [profileKeys.all, sessionQuery.queryKey],
    onSuccess: () => setIsDone(true),
    onError: () => setIsDone(false),
    onInvalid: () => setIsDone(false),
  });
  const reason = refusalText(error);
  return (
    <Card title={t('title')}>
      <form
        {...form}
        className={shared.stack}
      >
        {error && (
          <Alert isError>
            {t('failed')}
            {reason && `. ${reason}`}
          </Alert>
        )}
        {isDone && !isPending && !error && <Alert>{t('done')}</Alert>}
        <TextInput
          {...field('username')}
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
        />
        <TextInput
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          optional={t('optional')}
        />
        <TextInput
          {...field('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextInput
          {...field('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          maxLength={100}
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
