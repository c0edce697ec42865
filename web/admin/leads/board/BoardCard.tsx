import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { Chevron } from '#web/kit/icons.tsx';
import { Badge, CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadRow } from '../../api-types.ts';
import { LeadLink } from '../../LeadLink.tsx';
import { StatusMenu } from '../StatusMenu.tsx';
import styles from './board.module.css';
import { focusMark } from './use-board-moves.ts';

interface BoardCardProps {
  lead: LeadRow;
  /** The status of its column. */
  status: LeadStatus;
  /** Somebody deleted it while it was on the screen. */
  isGone: boolean;
  /** It was moved here and is not saved yet. */
  isMoving: boolean;
  onMove: (status: LeadStatus) => void;
}

function useDragging(lead: LeadRow) {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const dragged = useEffectEvent(() => ({ lead }));
  useEffect(
    () =>
      draggable({
        element: card.current!,
        getInitialData: () => dragged(),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
    [],
  );
  return { card, isDragged };
}

/** A lead on the board: to be dragged to another status, or moved by its menu. */
export function BoardCard({ lead, status, isGone, isMoving, onMove }: BoardCardProps) {
  const t = useTranslations('admin.leadBoard');
  const lists = useTranslations('office.list');
  const { card, isDragged } = useDragging(lead);
  const name = `${lead.firstName} ${lead.lastName}`;
  return (
    <li
      ref={card}
      className={`${styles.card} ${isDragged ? styles.dragged : ''}`}
    >
      <div className={styles.name}>
        <LeadLink
          lead={lead}
          draggable={false}
        />
        <StatusMenu
          button={
            <ToolButton
              variant="quiet"
              isSquare
              className={styles.move}
              {...{ [focusMark]: lead.id }}
            />
          }
          label={t('move', { name })}
          value={status}
          onChoose={onMove}
        >
          <Chevron size={16} />
        </StatusMenu>
      </div>
      <div className={styles.marks}>
        {isGone && <Badge tone="red">{lists('gone')}</Badge>}
        {/* Somebody gave it another one: it stays where it is being read. */}
        {!isGone && !isMoving && lead.status !== status && <StatusBadge status={lead.status} />}
        {lead.isSuspicious && <Suspicious />}
        {lead.language !== 'en' && <Badge>{lead.language.toUpperCase()}</Badge>}
        {lead.referralCode && <CodeBadge code={lead.referralCode} />}
      </div>
      <p className={styles.facts}>
        <span>{displayPhone(lead.phone)}</span>
        {lead.propertyState && <span>{lead.propertyState}</span>}
        <RelativeTime value={lead.createdAt} />
      </p>
    </li>
  );
}

function Suspicious() {
  const t = useTranslations('admin.leads');
  return (
    <Badge
      tone="amber"
      title={t('suspiciousHint')}
    >
      {t('suspicious')}
    </Badge>
  );
}
