import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLeadInteractions } from '#core/contract/tracking.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { InteractionRow, LeadDetail } from '../api-types.ts';
import { interactionKeys } from '../queries/keys.ts';
import styles from './lead.module.css';
import { stepDetails } from './stored-words.ts';

function Interaction({ step }: { step: InteractionRow }) {
  const t = useTranslations('admin.lead.interactions');
  const details = stepDetails(step.data);
  const place = [step.city, step.region, step.country].filter(Boolean).join(', ');
  const session = step.sessionId.slice(0, 8);
  return (
    <li>
      <span>
        <strong>{humanize(step.action)}</strong> <span className={shared.path}>{step.page}</span>
        {details.length > 0 && <span className={shared.details}>{details.join(' · ')}</span>}
      </span>
      <span className={styles.trailEnd}>
        <RelativeTime
          value={step.createdAt}
          className={shared.smallWrap}
        />
        <span className={shared.smallWrap}>
          {t.rich('session', {
            session,
            code: inCode,
          })}
          {place && `, ${place}`}
        </span>
      </span>
    </li>
  );
}

const fewest = 5;
const most = 100;

function Interactions({ rows }: { rows: readonly InteractionRow[] }) {
  const t = useTranslations('admin.lead.interactions');
  if (rows.length === 0) {
    return <p className={shared.soft}>{t('none')}</p>;
  }
  return (
    <ul className={`${shared.list} ${styles.trail}`}>
      {rows.map((step) => (
        <Interaction
          key={step.id}
          step={step}
        />
      ))}
    </ul>
  );
}

export function InteractionsCard({ lead: { id } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.interactions');
  const totalText = useTotalText();
  const [isOpen, setIsOpen] = useState(false);
  const list = useGrowingList(listLeadInteractions, {
    keys: interactionKeys,
    params: { id },
    query: { pageSize: isOpen ? most : fewest },
  });
  const { first, rows } = list;
  const isShown = first && rows.length > 0;
  const count = isShown
    ? t('shown', {
        count: String(rows.length),
        total: totalText(first),
      })
    : '';
  const aside = (
    <span
      className={shared.soft}
      role="status"
    >
      {count}
    </span>
  );
  return (
    <Card
      title={t('title')}
      aside={aside}
    >
      <Loaded
        query={{
          ...list,
          data: first && rows,
        }}
        failure={t('failed')}
        lines={fewest}
      >
        {(found) => <Interactions rows={found} />}
      </Loaded>
      {first && first.total > fewest && (
        <div className={styles.more}>
          {isOpen && list.hasMore && (
            <ToolButton
              disabled={list.isFetching}
              onClick={() => void list.grow()}
            >
              {t('more')}
            </ToolButton>
          )}
          <ToolButton
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('fewer') : t('all')}
          </ToolButton>
        </div>
      )}
    </Card>
  );
}
