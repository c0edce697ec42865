import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readLead } from '#core/contract/leads/leads.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { listCalls, logCall, logMessage, readPermission } from '#core/contract/office/contact.ts';
import { type CallOutcome, callOutcomes } from '#core/domain/permission/outcomes.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { keyOf } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { Failure } from '#web/office/parts/Failure.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { telephoneLink, textLink } from '#web/office/parts/contact-links.ts';
import { qrShape } from '#web/office/parts/qr-shape.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { useDraftName } from '../../../draft/DraftDialog.tsx';
import { WishDialog } from '../StopDialog.tsx';
import styles from './contact.module.css';
import { Composer } from './Composer.tsx';
import type { Begun, Done } from './contact-state.ts';
import { usePermission } from './use-permission.ts';

type Logged = Partial<AnswerOf<typeof logCall>>;

/** The number for who sits at a desk: to read, to copy, and as a code for one's own phone. */
function Dial({ phone, channel }: { phone: string; channel: 'phone' | 'sms' }) {
  const t = useTranslations('admin.contact');
  const link = channel === 'phone' ? telephoneLink(phone) : textLink(phone);
  const { size, path } = useMemo(() => qrShape(link), [link]);
  return (
    <div className={`${shared.between} ${styles.dial}`}>
      <span className={shared.row}>
        <a href={link}>{phone}</a>
        <CopyButton text={phone} label={t('copy')} />
      </span>
      <figure>
        <figcaption className={shared.small}>{t(`scan.${channel}`)}</figcaption>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t(`code.${channel}`, { phone })}
        >
          <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
          <path d={path} />
        </svg>
      </figure>
    </div>
  );
}

interface OutcomePanelProps {
  lead: LeadDetail;
  begun: Begun;
  onEnd: (done: Done) => void;
  /** It was not made, or is logged later: what was typed stays. */
  onLeave: () => void;
}

export function OutcomePanel({ lead, begun, onEnd, onLeave }: OutcomePanelProps) {
  const t = useTranslations('admin.contact');
  const { channel, at } = begun;
  const draftName = useDraftName(`lead:${lead.id}:attempt`);
  const [note, setNote] = useState(() => readDraft<string>(draftName) ?? '');
  const write = (text: string) => {
    setNote(text);
    keepDraft(draftName, text);
  };
  const end = (answer: Logged) => {
    dropDraft(draftName);
    onEnd({ proposed: answer.proposed ?? null, before: lead.followUp });
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
  const params = { id: String(lead.id) };
  const said = {
    at,
    ...(note.trim() && { note: note.trim() }),
    ...(override.trim() && { override: override.trim() }),
  };
  const log = (outcome: CallOutcome) => call.mutate({ params, body: { outcome, ...said } });
  return (
    <Composer
      label={t(`ended.${channel}`)}
      first="[name=override], [data-outcome]"
      onEscape={onLeave}
    >
      {channel !== 'email' && <Dial phone={lead.phone} channel={channel} />}
      <strong>{t(`ended.${channel}`)}</strong>
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
        optional={t('onlyStaff')}
        maxLength={2000}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <div
        className={shared.actions}
        onKeyDown={({ key }) => {
          const outcome = callOutcomes[Number(key) - 1];
          if (channel === 'phone' && outcome) {
            log(outcome);
          }
        }}
      >
        {channel === 'phone' ? (
          callOutcomes.map((outcome, at) => (
            <ToolButton
              key={outcome}
              data-outcome
              title={t('key', { key: String(at + 1) })}
              disabled={isPending}
              onClick={() => log(outcome)}
            >
              {t(`outcomes.${outcome}`)}
            </ToolButton>
          ))
        ) : (
          <ToolButton
            variant="ink"
            data-outcome
            disabled={isPending}
            onClick={() => message.mutate({ params, body: { channel, ...said } })}
          >
            {t('wasSent')}
          </ToolButton>
        )}
        <WishDialog lead={lead} part="agree" />
        <ToolButton
          variant="quiet"
          className={styles.last}
          onClick={() => {
            dropDraft(draftName);
            onLeave();
          }}
        >
          {t(channel === 'phone' ? 'noCall' : 'notSent')}
        </ToolButton>
      </div>
      <Failure text={call.failure ?? message.failure} />
    </Composer>
  );
}
