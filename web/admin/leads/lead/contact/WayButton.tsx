import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import styles from '../lead.module.css';
import { listLeads } from '#core/contract/leads/leads.ts';
import { claimLead, readQueue } from '#core/contract/office/queue.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useMay } from '../../../navigation/session-query.ts';
import { leadQuery } from '../../lead-query.ts';
import { useContact } from './contact-state.ts';
import { usePermission } from './use-permission.ts';

interface WayButtonProps {
  lead: LeadDetail;
  channel: ContactChannel;
  href: string;
  variant?: 'sun' | 'outline';
  children: ReactNode;
  /** Shown instead if there is no permission. */
  denied: ReactNode;
}

/**
 * Opens the dialler or the text app, and afterwards asks for the outcome. Without permission it
 * says why, and continues only with a reason.
 */
export function WayButton({ lead, channel, href, variant, children, denied }: WayButtonProps) {
  const t = useTranslations('admin.contact');
  const { allowed, reason } = usePermission(lead)[channel];
  const contact = useContact();
  const mayClaim = useMay()(claimLead);
  const claim = useWrite(claimLead, {
    makesStale: [leadQuery(lead.id).queryKey, allUnder(listLeads), readQueue],
  });
  const begin = (override?: string) => {
    contact.begin({ channel, at: new Date().toISOString(), ...(override && { override }) });
    if (mayClaim) {
      claim.mutate({ params: { id: String(lead.id) }, body: { channel } });
    }
  };
  // A call is logged by its own key, which asks how it ended.
  const shortcut = channel === 'sms' ? 'm' : undefined;
  const dialog = useDialog();
  const [why, setWhy] = useState('');
  if (allowed) {
    return (
      <ButtonLink
        variant={variant ?? 'outline'}
        href={href}
        title={reason}
        aria-keyshortcuts={shortcut}
        onClick={() => begin()}
      >
        {children}
      </ButtonLink>
    );
  }
  const override = why.trim();
  return (
    <>
      <Button
        className={styles.notAllowed}
        title={reason}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        onClick={dialog.open}
      >
        {denied}
        <span className="visually-hidden">({reason})</span>
      </Button>
      <Dialog {...dialog} title={t(`denied.${channel}`)} description={t('deniedText', { reason })}>
        <div className={shared.stack}>
          <TextArea
            name="override"
            label={t('why')}
            hint={t('whyHint')}
            maxLength={500}
            rows={2}
            value={why}
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
          <div className={shared.ends}>
            <Button onClick={dialog.close}>{t('cancel')}</Button>
            {override === '' ? (
              <Button disabled>{t(`anyway.${channel}`)}</Button>
            ) : (
              <ButtonLink
                variant="ink"
                href={href}
                onClick={() => {
                  dialog.close();
                  begin(override);
                }}
              >
                {t(`anyway.${channel}`)}
              </ButtonLink>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
