import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Phone } from '#web/kit/icons.tsx';
import { telephoneLink } from '#web/office/parts/contact-links.ts';
import { inSpan } from '#web/office/parts/rich-tags.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { NotAllowed } from './NotAllowed.tsx';
import styles from '../lead.module.css';

export function CallLink({ lead }: { lead: LeadDetail }) {
  const { firstName, phone, reach } = lead;
  const t = useTranslations('admin.lead');
  if (!reach.phone.allowed) {
    return (
      <NotAllowed reason={reach.phone.reason}>
        <Phone size={18} />
        {t('notToCall')}
      </NotAllowed>
    );
  }
  return (
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
  );
}
