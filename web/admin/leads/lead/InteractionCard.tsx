import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLeadInteractions } from '#core/contract/visitor/tracking.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { InteractionRow, LeadDetail } from '../../api-types.ts';
import styles from './lead.module.css';
import { stepDetails } from './stored-words.ts';
import { Trail, TrailEnd } from './Trail.tsx';

const fewestSteps = 5;
const most = 100;

export function StepText({ action, page, data }: Pick<InteractionRow, 'action' | 'page' | 'data'>) {
  const details = stepDetails(data);
  return (
    <>
      <strong>{humanize(action)}</strong> <span className={shared.path}>{page}</span>
      {details.length > 0 && <span className={shared.details}>{details.join(' · ')}</span>}
    </>
  );
}

export function InteractionCard({ lead: { id } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.interactions');
  const [isOpen, setIsOpen] = useState(false);
  const list = useGrowingList(listLeadInteractions, {
    params: { id },
    query: { pageSize: isOpen ? most : fewestSteps },
  });
  const { first, rows } = list;
  const totalText = useTotalText();
  const title =
    first && rows.length > 0
      ? t('shown', { count: String(rows.length), total: totalText(first) })
      : t('title');
  return (
    <Card title={title}>
      <Loaded query={{ ...list, data: first && rows }} failure={t('failed')} lines={fewestSteps}>
        {(found) => (
          <Trail rows={found} none={t('none')}>
            {({ city, region, country, sessionId, createdAt, ...step }) => (
              <>
                <span>
                  <StepText {...step} />
                </span>
                <TrailEnd>
                  <RelativeTime value={createdAt} />
                  <span className={shared.smallWrap}>
                    {t.rich('session', { session: sessionId.slice(0, 8), code: inCode })}
                    {[city, region, country].filter(Boolean).map((place) => `, ${place}`)}
                  </span>
                </TrailEnd>
              </>
            )}
          </Trail>
        )}
      </Loaded>
      {first && first.total > fewestSteps && (
        <div className={`${shared.actions} ${styles.more}`}>
          {isOpen && list.hasMore && (
            <ToolButton disabled={list.isFetching} onClick={() => void list.grow()}>
              {t('more')}
            </ToolButton>
          )}
          <ToolButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('fewer') : t('all')}
          </ToolButton>
        </div>
      )}
    </Card>
  );
}
