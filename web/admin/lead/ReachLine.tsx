import { useTranslations } from 'use-intl';
import type { LeadDetail } from '../api-types.ts';
import styles from './head.module.css';
import { useStoredLabel } from './stored-label.ts';

const ways = ['phone', 'sms', 'email'] as const;

/** Whether and how the person may be reached, as far as consent and status say: "OK to call, text". */
export function useReach() {
  const t = useTranslations('admin.lead.reach');
  return ({ status, consents, mailOptOut }: LeadDetail): { isAllowed: boolean; text: string } => {
    if (status === 'Do Not Contact') {
      return {
        isAllowed: false,
        text: t('never'),
      };
    }
    const agreed = new Set(consents.flatMap(({ channels }) => channels));
    if (mailOptOut) {
      agreed.delete('email');
    }
    const allowed = ways.filter((way) => agreed.has(way)).map((way) => t(`ways.${way}`));
    return {
      isAllowed: allowed.length > 0,
      text: allowed.length > 0 ? t('ok', { ways: allowed.join(', ') }) : t('none'),
    };
  };
}

/** What to know before calling: the verdict on consent, the language, and what they prefer. */
export function ReachLine({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.reach');
  const languages = useTranslations('admin.languages');
  const contactLabel = useStoredLabel('contact');
  const { isAllowed, text } = useReach()(lead);
  const method = lead.contactMethod && contactLabel(lead.contactMethod).toLowerCase();
  const rest = [
    lead.mailOptOut && t('noFollowUps'),
    t('speaks', { language: languages(lead.language) }),
    method && t('prefers', { method }),
  ].filter(Boolean);
  return (
    <p className={styles.reach}>
      <strong className={isAllowed ? styles.allowed : styles.forbidden}>{text}</strong>
      <span> · {rest.join(' · ')}</span>
    </p>
  );
}
