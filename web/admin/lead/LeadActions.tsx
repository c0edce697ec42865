import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone } from '#web/kit/icons.tsx';
import type { LeadDetail } from '../api-types.ts';
import { mailLink, telephoneLink } from './contact-links.ts';
import styles from './lead.module.css';

/**
 * What one does next with a lead: in the head of the page, on a phone always at the bottom of the
 * screen.
 */
export function LeadActions({ lead: { firstName, lastName, phone, email } }: { lead: LeadDetail }) {
  return (
    <div className={styles.actions}>
      <ButtonLink
        variant="ink"
        href={telephoneLink(phone)}
      >
        <Phone size={18} />
        <span className={styles.actionText}>
          Call <span>{firstName}</span>
        </span>
      </ButtonLink>
      <ButtonLink href={mailLink(email, `FHA Solar Grant Follow-up - ${firstName} ${lastName}`)}>
        <Mail size={18} />
        <span className={styles.actionText}>Send Email</span>
      </ButtonLink>
    </div>
  );
}
