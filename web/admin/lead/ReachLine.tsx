import { useTranslations } from 'use-intl';
import { contactChannels } from '#core/domain/contact/consent-ticked.ts';
import { isStop } from '#core/domain/contact/reach.ts';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-words.ts';

/** What is on record of a consent that still holds, and the ways it covers. */
function useReach() {
  const t = useTranslations('admin.lead.reach');
  return ({ status, consent, consents, reach }: LeadDetail) => {
    if (status === 'Do Not Contact') {
      return { tone: 'forbidden', text: t('never') } as const;
    }
    const agreed = new Set(consents.flatMap(({ channels }) => channels));
    const open = contactChannels.filter((way) => agreed.has(way) && reach[way].allowed);
    if (open.length > 0) {
      const ways = open.map((way) => t(`ways.${way}`)).join(', ');
      return {
        tone: 'allowed',
        text: t(consent?.wasPrechecked ? 'okPreset' : 'ok', { ways }),
      } as const;
    }
    if (agreed.size > 0) {
      return { tone: 'forbidden', text: t('nothingLeft') } as const;
    }
    const asked = contactChannels.find((way) => reach[way].allowed);
    return asked
      ? ({ tone: 'open', text: t(`asked.${asked}`) } as const)
      : ({ tone: 'forbidden', text: t('none') } as const);
  };
}

export function ReachLine({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.reach');
  const languages = useTranslations('admin.languages');
  const contactLabel = useStoredLabel('contact');
  const { tone, text } = useReach()(lead);
  const { contactMethod, mailOptOut, language, stops, reach } = lead;
  const held = contactChannels.filter((way) => isStop(reach[way]));
  const stopped = stops.length > 0 && held.map((way) => t(`ways.${way}`)).join(', ');
  const method = tone !== 'open' && contactMethod && contactLabel(contactMethod).toLowerCase();
  const rest = [
    mailOptOut && t('noFollowUps'),
    t('speaks', { language: languages(language) }),
    method && t('prefers', { method }),
  ].filter(Boolean);
  return (
    <p className={styles.reach}>
      <strong className={styles[tone]}>{text}</strong>
      {stopped && (
        <strong className={styles.forbidden}> · {t('stopped', { ways: stopped })}</strong>
      )}
      <span> · {rest.join(' · ')}</span>
    </p>
  );
}
