import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readLead } from '#core/contract/leads/leads.ts';
import { listNotes } from '#core/contract/leads/notes.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { call } from '#web/kit/api.ts';
import { Close } from '#web/kit/icons.tsx';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadDetail } from '../../api-types.ts';
import styles from './live.module.css';
import { type NewsItem, useOnNews } from './news-query.ts';
import { leadQuery } from '../../leads/lead-query.ts';

const whatHappened = {
  'lead.delete': 'leadDeleted',
  'lead.erase': 'leadErased',
  'lead.call': 'leadContacted',
  'lead.message': 'leadContacted',
  'lead.follow_up': 'leadPlanned',
  'lead.merge': 'leadMerged',
  'note.create': 'leadNoted',
  'note.delete': 'leadNoted',
  'note.withhold': 'leadNoted',
} as const;

function Happened({ news: { action, fields, by, at } }: { news: NewsItem }) {
  const t = useTranslations('admin.live');
  const fieldNames = useTranslations('admin.leadEdit.fields');
  const names = fields.map((field) => fieldNames(field as 'status').toLowerCase());
  const text =
    names.length > 0
      ? t('leadEdited', { by, fields: names.join(', ') })
      : t(whatHappened[action as 'lead.merge'] ?? 'leadChanged', { by });
  return (
    <p>
      {text} <RelativeTime value={at} />
    </p>
  );
}

const isGoneAfter = ({ action }: NewsItem) => action === 'lead.delete' || action === 'lead.erase';

/**
 * Keeps the page of an open lead up to date, and says who changed it. The page of a deleted lead
 * stays as it was, so that no typed text is lost.
 */
export function LeadNews({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.live');
  const queries = useQueryClient();
  const [latest, setLatest] = useState<NewsItem | null>(null);
  const refresh = async () => {
    const id = String(lead.id);
    const fresh = await call(readLead, { params: { id } }).catch(() => null);
    // The page of a merged lead stays as it was, too.
    if (fresh?.id === lead.id) {
      queries.setQueryData(leadQuery(id).queryKey, fresh);
    }
  };
  useOnNews(({ changes, isIncomplete }) => {
    const ofLead = changes.filter(({ entity, entityId }) => {
      return entity === 'lead' && (entityId === lead.id || entityId === null);
    });
    const byOthers = ofLead.find(({ isOwn }) => !isOwn);
    if (ofLead.length === 0 && !isIncomplete) {
      return;
    }
    if (byOthers) {
      setLatest(byOthers);
    }
    // A deleted lead cannot be loaded again.
    if (ofLead.some(isGoneAfter)) {
      return;
    }
    makeStale(queries, [listNotes, listLeadTimeline]);
    // This tab already knows its own changes.
    const knownAt = Date.parse(lead.updatedAt) + 2000;
    const isNews = ofLead.some(({ at, isOwn }) => !isOwn || Date.parse(at) > knownAt);
    if (isNews || isIncomplete) {
      void refresh();
    }
  });
  return (
    <div role="status">
      {latest && (
        <div className={styles.changed}>
          <Happened news={latest} />
          <ToolButton
            variant="quiet"
            isSquare
            aria-label={t('dismiss')}
            onClick={() => setLatest(null)}
          >
            <Close size={16} />
          </ToolButton>
        </div>
      )}
    </div>
  );
}
