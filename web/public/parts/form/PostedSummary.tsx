import { useTranslations } from 'use-intl';
import type { PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { postedId } from './posted-field.ts';
import styles from './posted-summary.module.css';

interface PostedSummaryProps {
  posted: PostedForm | undefined;
  idOf?: (name: string) => string;
}

/** Why a posted form came back, with a link to each wrong control. */
export function PostedSummary({ posted, idOf = postedId }: PostedSummaryProps) {
  const t = useTranslations('form.posted');
  const errors = Object.entries(posted?.errors ?? {});
  const failure = posted?.failure;
  if (errors.length === 0 && !failure) {
    return null;
  }
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>{failure ?? t('title', { count: errors.length })}</h2>
      {failure && <p>{t('kept')}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, message]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
