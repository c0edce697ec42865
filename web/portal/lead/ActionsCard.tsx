import { useTranslations } from 'use-intl';
import { addNote } from '#core/contract/lead/notes.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone } from '#web/kit/icons.tsx';
import { noteKeys } from '#web/office/notes/notes-query.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { composeLink, telephoneLink } from '#web/office/parts/contact-links.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import styles from './lead.module.css';

export function ActionsCard({ lead }: { lead: ReferredLead }) {
  const { email, phone } = lead;
  return email === null || phone === null ? null : <Actions lead={{ ...lead, email, phone }} />;
}

/** Opening a draft adds a note; a failure to write the note is only logged. */
function Actions({ lead }: { lead: ReferredLead & { email: string; phone: string } }) {
  const { id, firstName, lastName, email, phone } = lead;
  const t = useTranslations('portal.lead.actions');
  const name = `${firstName} ${lastName}`;
  const { programmeName, lenderName } = lead.followUp;
  // As specified, in every language: the name of the program is its own.
  const subject = `${programmeName} Follow-up - ${name}`;
  const { mutate } = useWrite(addNote, {
    makesStale: [noteKeys.list(id)],
    onError: (error) => console.error('Failed to log email communication', error),
  });
  const log = () =>
    mutate({
      body: {
        leadId: id,
        content: t('mailOpened', {
          name,
          email,
          subject,
        }),
        authorType: 'affiliate',
      },
    });
  return (
    <Card title={t('title')}>
      <div className={`${shared.actions} ${styles.actions}`}>
        <ButtonLink
          variant="ink"
          href={telephoneLink(phone)}
        >
          <Phone size={18} />
          <span>{t('call', { firstName })}</span>
        </ButtonLink>
        <ButtonLink
          href={composeLink(email, subject, t('mailBody', { firstName, lender: lenderName }))}
          target="_blank"
          rel="noopener noreferrer"
          onClick={log}
        >
          <Mail size={18} />
          <span>{t('sendEmail')}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
