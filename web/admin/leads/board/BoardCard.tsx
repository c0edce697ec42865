import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import { formatDate, formatScoreRange } from '#core/i18n/format.ts';
import { Chevron } from '#web/kit/icons.tsx';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { RelativeTime, useMoment } from '#web/office/parts/RelativeTime.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { LeadLink, NameInRow } from '../../LeadLink.tsx';
import type { LeadRow } from '../../api-types.ts';
import { StatusMenu } from '../lead/edit/StatusMenu.tsx';
import { timelineText } from '../lead/stored-words.ts';
import { ageOf } from './age.ts';
import styles from './board.module.css';
import { focusMark } from './use-board-moves.ts';

/** A lead's age in short form, "3 d"; read out in full. */
function CardAge({ createdAt }: { createdAt: string }) {
  const t = useTranslations('admin.leadBoard.age');
  const { unit, count } = ageOf(createdAt, useMoment());
  return (
    <span className={shared.small}>
      <span aria-hidden title={formatDate(createdAt, 'en', viewerTimeZone(), 'dateTime')}>
        {t(unit, { count: String(count) })}
      </span>
      <RelativeTime value={createdAt} className="visually-hidden" />
    </span>
  );
}

interface BoardCardProps {
  lead: LeadRow;
  status: LeadStatus;
  /** A colleague deleted it while it was shown. */
  isGone: boolean;
  /** It was moved here and is not saved yet. */
  isMoving: boolean;
  mayMove: boolean;
  onMove: (status: LeadStatus) => void;
}

function useDragging(lead: LeadRow, mayMove: boolean) {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const dragged = useEffectEvent(() => ({ lead }));
  const canDrag = useEffectEvent(() => mayMove);
  useEffect(
    () =>
      draggable({
        element: card.current!,
        canDrag: () => canDrag(),
        getInitialData: () => dragged(),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
    [],
  );
  return { card, isDragged };
}

export function BoardCard(props: BoardCardProps) {
  const { lead, status, isGone, isMoving, mayMove, onMove } = props;
  const t = useTranslations('admin.leadBoard');
  const lists = useTranslations('office.list');
  const { card, isDragged } = useDragging(lead, mayMove);
  const name = `${lead.firstName} ${lead.lastName}`;
  // Shows its status if that is not the column's: someone else has moved it.
  const isElsewhere = !isGone && !isMoving && lead.status !== status;
  return (
    <li
      ref={card}
      className={`${shared.frame} ${shared.list} ${styles.card} ${isDragged ? styles.dragged : ''}`}
    >
      <div className={`${shared.centered} ${styles.name}`}>
        <LeadLink lead={lead} draggable={false} />
        {lead.language !== 'en' && <Badge>{lead.language.toUpperCase()}</Badge>}
        <CardAge createdAt={lead.createdAt} />
        {mayMove && (
          <StatusMenu
            button={<ToolButton variant="quiet" isSquare {...{ [focusMark]: lead.id }} />}
            label={t('move', { name })}
            value={status}
            onChoose={onMove}
          >
            <Chevron size={16} />
          </StatusMenu>
        )}
      </div>
      <CardFacts lead={lead} />
      {(isGone || isElsewhere || lead.isSuspicious) && (
        <div className={`${shared.wrap} ${styles.marks}`}>
          {isGone && <Badge tone="red">{lists('gone')}</Badge>}
          {isElsewhere && <StatusBadge status={lead.status} />}
          {lead.isSuspicious && <Suspicious />}
        </div>
      )}
    </li>
  );
}

function CardFacts({ lead }: { lead: LeadRow }) {
  const { dollars } = useFormats();
  const { homePrice, timeline, propertyState, creditScore } = lead;
  const facts = [
    homePrice !== null && dollars(homePrice),
    timeline && timelineText(timeline),
    propertyState,
    creditScore && formatScoreRange(creditScore, 'en'),
  ].filter(Boolean);
  return <p className={shared.small}>{facts.length > 0 ? facts.join(' · ') : '–'}</p>;
}

/** As high as a card, so that nothing moves. */
export function CardSkeleton() {
  return (
    <li className={`${shared.frame} ${shared.list} ${styles.card}`}>
      <div className={`${shared.centered} ${styles.name}`}>
        <NameInRow>
          <SkeletonWords />
        </NameInRow>
        <span className={styles.moveSpace} />
      </div>
      <p className={shared.small}>
        <SkeletonWords />
      </p>
    </li>
  );
}

function Suspicious() {
  const t = useTranslations('admin.leads');
  return (
    <Badge tone="amber" title={t('suspiciousHint')}>
      {t('suspicious')}
    </Badge>
  );
}
