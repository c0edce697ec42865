import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { Pencil } from '#web/kit/icons.tsx';
import type { LeadDetail } from '../api-types.ts';
import { CallLink } from './reach/CallLink.tsx';
import styles from './lead.module.css';
import { SendEmail } from './SendEmail.tsx';

/** The field for a note stands far down on a phone: one way there. */
function toNewNote(): void {
  const field = document.querySelector<HTMLElement>('textarea[aria-keyshortcuts=n]');
  // To the middle: at the lower edge the bar with this button would cover it.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/**
 * What one does next with a lead: in the head of the page, on a phone always at the bottom of the
 * screen.
 */
export function LeadActions({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  return (
    <div className={styles.actions}>
      <CallLink lead={lead} />
      <SendEmail lead={lead} />
      <Button
        className={styles.writeNote}
        aria-label={t('writeNote')}
        title={t('writeNote')}
        onClick={toNewNote}
      >
        <Pencil size={18} />
      </Button>
    </div>
  );
}
