import shared from '#web/office/styles/shared.module.css';
import { CommissionNote } from './CommissionNote.tsx';
import { MailsCard } from './MailsCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './profile.module.css';

export function ProfileTab() {
  return (
    <div className={`${shared.columns} ${styles.columns}`}>
      <ProfileForm />
      <div className={shared.stack}>
        <CommissionNote />
        <MailsCard />
        <PasswordForm />
      </div>
    </div>
  );
}
