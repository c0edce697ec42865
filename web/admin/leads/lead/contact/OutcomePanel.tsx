import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readLead } from '#core/contract/leads/leads.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { listCalls, logCall, logMessage, readPermission } from '#core/contract/office/contact.ts';
import { type CallOutcome, callOutcomes } from '#core/domain/permission/outcomes.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { keyOf } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { Failure } from '#web/office/parts/Failure.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { useDraftName } from '../../../draft/DraftDialog.tsx';
import { AgreeDialog } from './AgreeDialog.tsx';
import styles from './contact.module.css';
import type { Begun } from './contact-state.ts';
import { usePermission } from './use-permission.ts';

interface OutcomePanelProps {
  lead: LeadDetail;
  begun: Begun;
  onEnd: () => void;
}

/** Asks how a call ended, or whether a message was sent; one tap records it. */
export function OutcomePanel({ lead, begun, onEnd }: OutcomePanelProps) {
  const t = useTranslations('admin.contact');
  const { channel, at } = begun;
  const draftName = useDraftName(`lead:${lead.id}:attempt`);
  const [note, setNote] = useState(() => readDraft<string>(draftName) ?? '');
  const write = (text: string) => {
    setNote(text);
    keepDraft(draftName, text);
  };
  const end = () => {
    dropDraft(draftName);
    onEnd();
  };
  const [override, setOverride] = useState(begun.override ?? '');
  const { allowed, reason } = usePermission(lead)[channel];
  const setup = {
    makesStale: [
      listCalls,
      readPermission,
      keyOf(readLead, { params: { id: lead.id } }),
      listLeadTimeline,
    ],
    done: t('logged'),
    failed: t('notLogged'),
    onSuccess: end,
  } as const;
  const call = useWrite(logCall, setup);
  const message = useWrite(logMessage, setup);
  const isPending = call.isPending || message.isPending;
  const panel = useRef<HTMLDivElement>(null);
  // On a phone it is hidden behind the bar with the pressed button.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const params = { id: String(lead.id) };
  const said = {
    at,
    ...(note.trim() && { note: note.trim() }),
    ...(override.trim() && { override: override.trim() }),
  };
  const log = (outcome: CallOutcome) => call.mutate({ params, body: { outcome, ...said } });
  return (
    <div
      ref={panel}
      className={`${shared.tightRows} ${styles.panel}`}
      role="group"
      aria-label={t(`ended.${channel}`)}
      onKeyDown={({ key }) => key === 'Escape' && onEnd()}
    >
      <strong>{t(`ended.${channel}`)}</strong>
      <div className={styles.fields}>
        {!allowed && (
          <TextInput
            name="override"
            label={t('why')}
            hint={reason}
            maxLength={500}
            autoComplete="off"
            value={override}
            onChange={({ currentTarget }) => setOverride(currentTarget.value)}
          />
        )}
        <TextInput
          name="attemptNote"
          label={t('note')}
          optional={t('optional')}
          maxLength={2000}
          autoComplete="off"
          value={note}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </div>
      <div className={shared.actions}>
        {channel === 'phone' ? (
          callOutcomes.map((outcome) => (
            <ToolButton
              key={outcome}
              variant={outcome === 'reached' ? 'ink' : 'outline'}
              disabled={isPending}
              onClick={() => log(outcome)}
            >
              {t(`outcomes.${outcome}`)}
            </ToolButton>
          ))
        ) : (
          <ToolButton
            variant="ink"
            disabled={isPending}
            onClick={() => message.mutate({ params, body: { channel, ...said } })}
          >
            {t('wasSent')}
          </ToolButton>
        )}
        <AgreeDialog lead={lead} />
        <ToolButton variant="quiet" onClick={end}>
          {t(channel === 'phone' ? 'noCall' : 'notSent')}
        </ToolButton>
      </div>
      <Failure text={call.failure ?? message.failure} />
    </div>
  );
}
