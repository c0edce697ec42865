import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import { readQueue, takeNext } from '#core/contract/office/queue.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { Button } from '#web/kit/Button.tsx';
import { Chevron } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { rememberCursor } from '#web/office/list/row-cursor.ts';
import { useMay } from '../../../navigation/session-query.ts';
import { queueQuery } from '../../../office/office-queries.ts';
import styles from '../lead.module.css';
import { useCameFrom, useNeighbours } from '../neighbours.ts';
import { useContact } from './contact-state.ts';

/**
 * After an outcome: the next lead of the list that this one was opened from, or of the queue. It has
 * the focus, so that Enter goes on.
 */
export function NextLead({ id }: { id: number }) {
  const t = useTranslations('admin.contact');
  const navigate = useNavigate();
  const mayTake = useMay()(takeNext);
  const { done } = useContact();
  const { since, opened, isOfList } = useCameFrom();
  const behind = useNeighbours(id)?.behind;
  const ofList = isOfList ? behind : undefined;
  const { data: queue } = useQuery({
    ...queueQuery,
    enabled: done !== null && mayTake && !ofList,
  });
  const take = useWrite(takeNext, {
    makesStale: [readQueue, listLeads],
    failed: t('notTaken'),
    onSuccess: ({ lead }) =>
      void navigate(lead ? adminLeadPath(lead.id) : opened, { state: { from: opened } }),
  });
  const ofQueue = queue?.next?.leadId === id ? undefined : queue?.next;
  const name = ofList?.name ?? ofQueue?.name;
  const button = useRef<HTMLButtonElement>(null);
  const isShown = done !== null && name !== undefined;
  useEffect(() => {
    if (isShown) {
      button.current?.focus({ preventScroll: true });
    }
  }, [isShown]);
  if (!isShown) {
    return null;
  }
  return (
    <Button
      ref={button}
      variant="sun"
      className={styles.next}
      disabled={take.isPending}
      onClick={() => {
        if (ofList) {
          rememberCursor(ofList.from, ofList.id);
          void navigate(adminLeadPath(ofList.id), { state: { from: ofList.from, since, opened } });
        } else {
          take.mutate({});
        }
      }}
    >
      <span className={styles.actionText}>{t('next', { name })}</span>
      <Chevron size={16} direction="right" />
    </Button>
  );
}
