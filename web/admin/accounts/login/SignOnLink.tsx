import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './login.module.css';

interface SignOnLinkProps {
  href: string;
  label: string;
  hint?: string;
  /** Another way is below it. */
  isOneOfTwo: boolean;
}

/** Leads to the identity provider: a plain link, because another site answers. */
export function SignOnLink({ href, label, hint, isOneOfTwo }: SignOnLinkProps) {
  const t = useTranslations('admin.login');
  return (
    <>
      <ButtonLink href={href} isWide className={styles.signOn}>
        {label}
      </ButtonLink>
      {hint && <p className={shared.hint}>{hint}</p>}
      {isOneOfTwo && <p className={`${shared.small} ${shared.centered} ${styles.or}`}>{t('or')}</p>}
    </>
  );
}
