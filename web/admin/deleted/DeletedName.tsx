import { EmailText } from '#web/office/parts/EmailText.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './deleted.module.css';

interface DeletedNameProps {
  row: { firstName: string; lastName: string; email: string; company?: string | null };
}

/** No link, because what was deleted has no page. */
export function DeletedName({ row: { firstName, lastName, email, company } }: DeletedNameProps) {
  return (
    <div className={shared.lines}>
      <span className={styles.name}>
        {firstName} {lastName}
      </span>
      {company && <span className={shared.smallWrap}>{company}</span>}
      <span className={shared.smallWrap}>
        <EmailText>{email}</EmailText>
      </span>
    </div>
  );
}
