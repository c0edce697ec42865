import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { BackLink } from '../lead/LeadWays.tsx';
import { profileQuery } from '../queries/profile.ts';
import { AccountCard } from './AccountCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './profile.module.css';

export function ProfilePage() {
  const t = useTranslations('admin.profile');
  const profile = useQuery(profileQuery);
  useTitle(t('title'));
  return (
    <div className={shared.page}>
      <div>
        <BackLink />
      </div>
      <h1 className={`${shared.name} ${styles.name}`}>{t('title')}</h1>
      <Loaded
        query={profile}
        failure={t('failed')}
        lines={10}
      >
        {(own) => (
          <div className={`${shared.halves} ${styles.columns}`}>
            <ProfileForm profile={own} />
            <div className={shared.stack}>
              <AccountCard profile={own} />
              <PasswordForm username={own.username} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
