import { CommissionNote } from './CommissionNote.tsx';
import { MailsCard } from './MailsCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './profile.module.css';

/** The own account: what one says of oneself, what it earns, which mails come, the password. */
export function ProfileTab() {
  return (
    <div className={styles.columns}>
      <ProfileForm />
      <div className={styles.column}>
        <CommissionNote />
        <MailsCard />
        <PasswordForm />
      </div>
    </div>
  );
}
