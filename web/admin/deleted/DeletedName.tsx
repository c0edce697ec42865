import { EmailText } from '#web/office/parts/EmailText.tsx';
import styles from './deleted.module.css';

interface DeletedNameProps {
  row: { firstName: string; lastName: string; email: string; company?: string | null };
}

/** Who was deleted: no link, for there is no page of them. */
export function DeletedName({ row: { firstName, lastName, email, company } }: DeletedNameProps) {
  return (
    <div className={styles.lines}>
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      {company && <span className={styles.soft}>{company}</span>}
      <span className={styles.soft}>
        <EmailText>{email}</EmailText>
      </span>
    </div>
  );
}
