import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { readProfile, updateWork } from '#core/contract/accounts/staff.ts';
import type { listLeads } from '#core/contract/leads/leads.ts';
import { readQueue, takeNext } from '#core/contract/office/queue.ts';
import { adminLeadPath, adminPaths } from '#core/contract/site.ts';
import { clockAt } from '#core/domain/permission/local-time.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Button } from '#web/kit/Button.tsx';
import { Check, Phone } from '#web/kit/icons.tsx';
import { named } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { useRowCursor } from '#web/office/list/use-row-cursor.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { NoticesDue } from '../../visitor/notices/NoticesDue.tsx';
import { queueQuery } from '../office-queries.ts';
import { type QueueItem, QueueRow, warningMs } from './QueueRow.tsx';
import styles from './queue.module.css';
import { untilHoursChange } from './until-hours-change.ts';

type Queue = AnswerOf<typeof readQueue>;

const columns = [
  'name',
  'result',
  'timeline',
  'price',
  'score',
  'prefers',
  'waits',
  'there',
  'last',
  'next',
] as const;

const leadList = named<typeof listLeads>('/api/admin/leads');

const mostAtFirst = { yours: 20, anyone: 10 };

function ShiftSwitch({ isOnShift }: { isOnShift: boolean }) {
  const t = useTranslations('admin.queue');
  const write = useWrite(updateWork, {
    makesStale: [readQueue, readProfile],
    failed: t('shiftFailed'),
  });
  const isOn = (write.isPending ? write.variables.body?.onShift : undefined) ?? isOnShift;
  return (
    <label className={`${shared.inlineCentered} ${styles.shift}`}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={write.isPending}
        aria-label={t('onShift')}
        onChange={({ target }) => write.mutate({ body: { onShift: target.checked } })}
      />
      <span aria-hidden="true">{t(isOn ? 'onShift' : 'offShift')}</span>
    </label>
  );
}

function Next({ next }: { next: Queue['next'] | undefined }) {
  const t = useTranslations('admin.queue');
  const navigate = useNavigate();
  const take = useWrite(takeNext, {
    makesStale: [readQueue, leadList],
    onSuccess({ lead }) {
      if (lead) {
        void navigate(adminLeadPath(lead.id), { state: { from: adminPaths.dashboard } });
      } else {
        toastSuccess({ title: t('noneToTake') });
      }
    },
    failed: t('takeFailed'),
  });
  return (
    <div className={styles.go}>
      <Button
        variant="sun"
        aria-keyshortcuts="t"
        disabled={take.isPending || !next}
        onClick={() => take.mutate({})}
      >
        <Phone size={18} />
        <span className={shared.truncate}>
          {next === null ? t('none') : t('nextOne', { name: next?.name ?? '…' })}
        </span>
      </Button>
    </div>
  );
}

/**
 * The queue as it is shown: its rows change in place, but none comes, goes or moves until that is
 * asked for. `isNews` says that there is something else to show, `count` how many leads are new.
 */
function useHeld(queue: Queue | undefined, isFetching: boolean) {
  const [held, hold] = useState<Queue>();
  if (queue && !isFetching && (held === undefined || held.items.length === 0) && held !== queue) {
    hold(queue);
  }
  if (!queue || !held || held.items.length === 0) {
    return { items: queue?.items ?? [], count: 0, isNews: false, show: () => {} };
  }
  const now = new Map(queue.items.map((item) => [item.lead.id, item]));
  const known = new Set(held.items.map(({ lead }) => lead.id));
  const idsOf = (items: readonly QueueItem[]) => items.map(({ lead }) => lead.id).join();
  return {
    items: held.items.map((item) => now.get(item.lead.id) ?? { ...item, isDue: false }),
    count: queue.items.filter(({ lead }) => !known.has(lead.id)).length,
    isNews: idsOf(queue.items) !== idsOf(held.items),
    show: () => hold(queue),
  };
}

interface GroupProps {
  name: QueueItem['group'];
  items: readonly QueueItem[];
  nextId: number | undefined;
  current: ReturnType<typeof useRowCursor>['current'];
  isWhole: boolean;
  onWhole: () => void;
  hasMore: boolean;
}

function Group({ name, items, nextId, current, isWhole, onWhole, hasMore }: GroupProps) {
  const t = useTranslations('admin.queue');
  const moment = useMoment();
  if (items.length === 0) {
    return null;
  }
  const shown = isWhole ? items : shownOf(name, items, moment);
  const due = items.filter(({ isDue }) => isDue).length;
  const later = items.filter((item) => isLater(item, moment));
  const rest = items.length - shown.length;
  const at = later.length === rest ? later[0]?.nextTryAt : undefined;
  return (
    <tbody role="rowgroup">
      <tr role="row" className={styles.group}>
        <th role="rowheader" colSpan={columns.length} scope="rowgroup">
          <span className={styles.groupName}>{t(`groups.${name}`)}</span>{' '}
          <span className={shared.soft}>
            {items.length}
            {hasMore && '+'}
          </span>
          {due > 0 && <span className={styles.late}>{t('due', { count: String(due) })}</span>}
        </th>
      </tr>
      {shown.map((item) => (
        <QueueRow
          key={item.lead.id}
          item={item}
          isNext={item.lead.id === nextId}
          isCurrent={item.lead.id === current}
        />
      ))}
      {rest > 0 && (
        <tr role="row" className={styles.more}>
          <td role="cell" colSpan={columns.length}>
            <button type="button" className={shared.rowButton} onClick={onWhole}>
              {at
                ? t('later', { count: String(rest), at: clockAt(viewerTimeZone(), new Date(at)) })
                : t('rest', { count: String(rest) })}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const isLater = ({ nextTryAt }: QueueItem, moment: number) =>
  nextTryAt !== null && Date.parse(nextTryAt) > moment;

/** What a group shows at first: later steps are one line. */
function shownOf(name: QueueItem['group'], items: readonly QueueItem[], moment: number) {
  return items.filter((item) => !isLater(item, moment)).slice(0, mostAtFirst[name]);
}

function Passing({ items }: { items: readonly QueueItem[] }) {
  const t = useTranslations('admin.queue');
  const moment = useMoment();
  const left = items.flatMap(({ group, returnsAt }) => {
    const ms = group === 'yours' && returnsAt ? Date.parse(returnsAt) - moment : 0;
    return ms > 0 && ms <= warningMs ? [ms] : [];
  });
  const minutes = String(Math.ceil(Math.min(...left) / 60_000));
  return (
    <p role="status" className={`${styles.note} ${styles.late}`}>
      {left.length > 0 && t('passing', { count: left.length, minutes })}
    </p>
  );
}

export function Queue() {
  const t = useTranslations('admin.queue');
  const moment = useMoment();
  const [whole, setWhole] = useState<readonly QueueItem['group'][]>([]);
  const queue = useQuery({
    ...queueQuery,
    // The news do not report when a lead may be called.
    refetchInterval: ({ state }) => untilHoursChange(state.data?.items ?? [], Date.now()),
    refetchIntervalInBackground: true,
  });
  const { items, count, isNews, show } = useHeld(queue.data, queue.isFetching);
  const groups = (['yours', 'anyone'] as const).map((name) => ({
    name,
    items: items.filter(({ group }) => group === name),
    isWhole: whole.includes(name),
  }));
  const rows = groups.flatMap((group) =>
    group.isWhole ? group.items : shownOf(group.name, group.items, moment),
  );
  const { body, current, onFocus } = useRowCursor<HTMLTableElement>({
    rows: rows.map(({ lead }) => lead.id),
  });
  const head = (
    <div className={`${shared.centered} ${styles.head}`}>
      <Next next={queue.data?.next} />
      {isNews && (
        <ToolButton className={styles.news} onClick={show}>
          {count > 0 ? t('new', { count: String(count) }) : t('changed')}
        </ToolButton>
      )}
      <Passing items={items} />
      {queue.data && <ShiftSwitch isOnShift={queue.data.isOnShift} />}
    </div>
  );
  return (
    <>
      <NoticesDue />
      <Card title={t('title')} head={head} isFlush className={styles.queue}>
        <Loaded query={queue} failure={t('failed')} lines={10}>
          {({ hasMore, next }) =>
            items.length === 0 ? (
              <EmptyState icon={<Check />} title={t('none')} text={t('noneText')} />
            ) : (
              <table
                role="table"
                ref={body}
                onFocus={onFocus}
                className={`${shared.table} ${styles.table}`}
              >
                <thead role="rowgroup">
                  <tr role="row">
                    {columns.map((name) => (
                      <th key={name} role="columnheader" scope="col" className={styles[name]}>
                        {t(`columns.${name}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                {groups.map((group) => (
                  <Group
                    key={group.name}
                    {...group}
                    nextId={next?.leadId}
                    current={current}
                    hasMore={hasMore}
                    onWhole={() => setWhole([...whole, group.name])}
                  />
                ))}
              </table>
            )
          }
        </Loaded>
      </Card>
    </>
  );
}
