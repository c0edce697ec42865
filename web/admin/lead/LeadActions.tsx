import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone } from '#web/kit/icons.tsx';
import { inSpan } from '#web/office/parts/rich-tags.tsx';
import type { LeadDetail } from '../api-types.ts';
import { mailLink, telephoneLink } from './contact-links.ts';
import styles from './lead.module.css';

/**
 * What one does next with a lead: in the head of the page, on a phone always at the bottom of the
 * screen.
 */
export function LeadActions({ lead: { firstName, lastName, phone, email } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const subject = t('mailSubject', { name: `${firstName} ${lastName}` });
  return (
    <div className={styles.actions}>
      <ButtonLink
        variant="ink"
        href={telephoneLink(phone)}
      >
        <Phone size={18} />
        <span className={styles.actionText}>
          {t.rich('call', {
            firstName,
            name: inSpan,
          })}
        </span>
      </ButtonLink>
      <ButtonLink href={mailLink(email, subject)}>
        <Mail size={18} />
        <span className={styles.actionText}>{t('sendEmail')}</span>
      </ButtonLink>
    </div>
  );
}
